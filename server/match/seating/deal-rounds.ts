/**
 * The two rounds before a deal: every player pledges a share, then every player opens it. While shares are opened nobody comes or
 * changes seats; a player who does not open, or leaves, makes the deal void, is named, and loses the seat.
 */

import { Refusal } from "../../../shared/core/base/refusal.ts";
import { areDistinct, pledgeOf } from "../../../shared/core/match/pledges.ts";
import { CLOSED, type VoidDeal } from "../../../shared/core/wire/wire.ts";
import { isSharedDeal } from "../../table/options.ts";
import type { Seat } from "../../table/seats.ts";
import * as seats from "../../table/seats.ts";
import {
  allLeft,
  awaitJoin,
  closeConnection,
  closeTable,
  type SeatingDraft,
  seatAt,
  show,
  standIn,
  stopTimers,
  type Writable,
} from "./draft.ts";
import type { SeatingEvent } from "./events.ts";

export const isOpening = ({ openUntil }: Pick<SeatingDraft, "openUntil">): boolean => openUntil > 0;

/** The table is shown and saved as it is, and goes on to the next round if nothing is awaited in this one. */
export function advance(draft: SeatingDraft): void {
  show(draft);
  if (draft.begun || !seats.isFull(draft.seats)) return;
  const { inDays } = draft.rules;
  const isDealt = isSharedDeal(draft.rules);
  const players = seats.seatedPlayers(draft.seats);
  const isComplete = isDealt ? players.every(({ session }) => session !== "") : players.every(({ share }) => share !== "");
  if (isOpening(draft) || isDealt) {
    if (isComplete) draft.effects.push({ type: "begin" });
  } else if (players.every(({ pledge, session }) => pledge !== "" && (inDays || session !== ""))) {
    awaitShares(draft, draft.rules.timings.openTimeout);
    draft.effects.push({ type: "tellPledges" });
    if (inDays) draft.effects.push({ type: "callPlayers", seats: players.map(({ number }) => number) });
  }
}

/** Keeps the date in days, however often the table is loaded. */
export function awaitShares(draft: SeatingDraft, after: number): void {
  draft.openUntil = draft.now.date + after;
  draft.effects.push({ type: "startTimer", timer: "opening", after, event: { type: "openingOver" } });
}

type Given<T extends SeatingEvent["type"]> = Extract<SeatingEvent, { type: T }>;

export function takePledge(draft: SeatingDraft, { seat: number, pledge, voids, colour }: Given<"pledge">): void {
  const { begun, rules } = draft;
  const seat = seatAt(draft, number);
  if (!begun && voids !== draft.voids) throw new Refusal("staleAsk");
  const isNew = seat.pledge !== pledge;
  if (isNew && (begun || isOpening(draft) || seat.pledge !== "" || isSharedDeal(rules))) throw new Refusal("notAsked");
  if (isNew && !areDistinct([...draft.seats.map((other) => other.pledge), pledge])) throw new Refusal("badPledge");
  if (begun) return;
  if (colour !== undefined && colour < rules.colours && seats.isFreeColour(draft.seats, number, colour)) seat.colour = colour;
  if (isNew) draft.effects.push({ type: "save" });
  seat.pledge = pledge;
  advance(draft);
}

export function takeShare(draft: SeatingDraft, { seat: number, share }: Given<"share">): void {
  const seat = seatAt(draft, number);
  // A share is given again after a connection or a process has ended before the deal.
  if (seat.share === share) return draft.begun ? undefined : advance(draft);
  if (!isOpening(draft) || seat.share !== "") throw new Refusal("notAsked");
  if (pledgeOf(draft.now.commitment, number, share) !== seat.pledge) throw new Refusal("badPledge");
  seat.share = share;
  draft.effects.push({ type: "save" });
  advance(draft);
  if (!draft.effects.some(({ type }) => type === "begin")) draft.effects.push({ type: "tellPledges" });
}

/** The time to open is over. */
export function endOpening(draft: SeatingDraft): void {
  if (!isOpening(draft) || draft.begun) return;
  const silent = seats.seatedPlayers(draft.seats).filter(({ share }) => share === "");
  if (silent.length === 0) return advance(draft);
  voidDeal(draft, "notOpened", silent);
}

/**
 * Counts the void deal against the culprits, whose seats are free. The others give new shares for a new secret: the old ones may be known.
 */
function voidDeal(draft: SeatingDraft, why: VoidDeal["why"], culprits: readonly Seat[]): void {
  draft.effects.push({ type: "voidDeal", why, culprits: culprits.map(({ name, person }) => ({ name, person })), number: draft.voids });
  stopTimers(draft, "opening");
  draft.voids++;
  draft.openUntil = 0;
  for (const seat of draft.seats) Object.assign(seat, { pledge: "", share: "" } satisfies Partial<Seat>);
  for (const { number, session } of culprits) {
    if (session !== "") closeConnection(draft, session, CLOSED.notOpened);
    vacate(draft, seatAt(draft, number));
  }
  // In days they may come back for it whenever they like.
  if (!draft.rules.inDays) for (const seat of seats.seatedPlayers(draft.seats)) awaitJoin(draft, seat);
  draft.effects.push({ type: "tellPledges" });
}

/** A player who goes before the deal leaves nothing behind. */
export function vacate(draft: SeatingDraft, { number }: Seat): void {
  draft.seats[number] = { ...seats.emptySeat(number) };
  stopTimers(draft, `grace ${number}`, `join ${number}`);
  const { rated, kind } = draft.rules;
  // Only people play here and no one else can join: the others look for another table.
  const cannotBegin = rated && (kind === "quick" || kind === "again");
  if (cannotBegin || seats.seatedPlayers(draft.seats).length === 0) return closeTable(draft);
  show(draft);
  if (!draft.filled) return;
  // The others were waiting for this player alone.
  draft.seats = seats.withBots(draft.seats);
  advance(draft);
}

/** Left on purpose: no grace period. Until the match is over the player may return, unless the match is lost by leaving. */
export function leave(draft: SeatingDraft, seat: Writable<Seat>, loses: boolean): void {
  if (!draft.begun) return isOpening(draft) ? voidDeal(draft, "left", [{ ...seat }]) : vacate(draft, seat);
  Object.assign(seat, { left: true, heldUntil: 0, chosen: [], sharesView: false } satisfies Partial<Seat>);
  stopTimers(draft, `grace ${seat.number}`);
  if (loses && !draft.now.over) draft.effects.push({ type: "forfeit", seat: seat.number, by: "person" });
  standIn(draft, seat);
  if (draft.now.over && allLeft(draft)) closeTable(draft);
}
