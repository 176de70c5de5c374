/**
 * Who sits where, as a pure reducer: a state and an event give the next state and the effects to perform. No socket, no timer, no
 * clock of its own. A refused event throws a Refusal and changes nothing.
 */
import { Refusal } from "../../../shared/core/base/refusal.ts";
import { CLOSED } from "../../../shared/core/wire/wire.ts";
import { isSharedDeal } from "../../table/options.ts";
import type { Seat } from "../../table/seats.ts";
import * as seats from "../../table/seats.ts";
import { advance, awaitShares, endOpening, isOpening, leave, takePledge, takeShare, vacate } from "./deal-rounds.ts";
import {
  addKey,
  allResigned,
  askOthers,
  awaitJoin,
  choose,
  closeConnection,
  closeTable,
  disconnect,
  forfeitDeserted,
  holdAbsent,
  holdSeat,
  isChosenByOthers,
  isRatedDuel,
  leaveMemory,
  type SeatingDraft,
  seatAt,
  settle,
  show,
  standIn,
  stopTimers,
  takeBack,
  waitForPlayers,
} from "./draft.ts";
import type { SeatingEvent, SeatingRules, SeatingState, SeatingStep, Situation } from "./events.ts";

/** Timeouts in a row after which a bot stands in. */
export const TIMEOUTS_BEFORE_STAND_IN = 2;

export const newSeating = (rules: SeatingRules, taken: readonly Seat[], more: Partial<SeatingState> = {}): SeatingState => ({
  rules,
  seats: taken,
  begun: false,
  // At a casual table of strangers, or a rematch, everyone is known: no more players are waited for.
  filled: !rules.rated && (rules.kind === "again" || rules.kind === "quick"),
  players: [],
  voids: 0,
  openUntil: 0,
  ...more,
});

export function seatingStep(before: SeatingState, event: SeatingEvent, now: Situation): SeatingStep {
  const draft: SeatingDraft = { ...before, seats: before.seats.map((seat) => ({ ...seat })), now, effects: [] };
  const rule = RULES[event.type] as (draft: SeatingDraft, event: SeatingEvent) => void;
  rule(draft, event);
  tellWhetherItCounts(before, draft);
  const { now: _now, effects, ...state } = draft;
  return { state, effects };
}

/** With the players it may change whether a rated match would change ratings. */
function tellWhetherItCounts(before: SeatingState, { rules, begun, seats: now, effects }: SeatingDraft): void {
  if (!rules.rated || begun || seats.shareAddress(before.seats) === seats.shareAddress(now)) return;
  if (!effects.some(({ type }) => type === "tellPledges")) effects.push({ type: "tellPledges" });
}

type Rules = { readonly [T in SeatingEvent["type"]]: (draft: SeatingDraft, event: Extract<SeatingEvent, { type: T }>) => void };

const RULES: Rules = {
  open(draft) {
    for (const seat of seats.seatedPlayers(draft.seats)) awaitJoin(draft, seat);
    waitForPlayers(draft);
  },

  reopen(draft) {
    for (const seat of seats.seatedPlayers(draft.seats)) {
      holdSeat(draft, seat);
      // After a void deal players in days come back for it whenever they like.
      if (seat.pledge === "" && !(draft.rules.inDays && draft.voids > 0)) awaitJoin(draft, seat);
    }
    const { inDays, timings } = draft.rules;
    if (isOpening(draft)) awaitShares(draft, inDays ? Math.max(0, draft.openUntil - draft.now.date) : timings.grace + timings.openTimeout);
    if (inDays) advance(draft);
    waitForPlayers(draft);
  },

  recover(draft, { saved, seed }) {
    draft.begun = true;
    if (!saved) settle(draft, seed);
  },

  offer(draft, player) {
    const { kind, rated } = draft.rules;
    if (draft.now.over) throw new Refusal("matchOver");
    if (player.person !== "" && draft.seats.some(({ person }) => person === player.person)) return addKey(draft, player);
    // A rated match has to count for every player.
    if (rated && player.person === "" && kind !== "quick") throw new Refusal("unknownGuest");
    const free = draft.seats.findIndex((seat) => seat.kind === "nobody");
    draft.seats = seats.withPlayer(draft.seats, player);
    awaitJoin(draft, seatAt(draft, free));
    show(draft);
  },

  addKey,

  join(draft, { seat: number, session }) {
    const seat = seatAt(draft, number);
    const older = seat.session;
    Object.assign(seat, { session, heldUntil: 0 } satisfies Partial<Seat>);
    stopTimers(draft, `grace ${number}`, "empty");
    if (draft.begun) holdAbsent(draft);
    else advance(draft);
    if (older !== "" && older !== session) closeConnection(draft, older, CLOSED.takenElsewhere);
    show(draft);
    takeBack(draft, seat);
  },

  drop(draft, { session }) {
    const seat = disconnect(draft, session);
    if (seat === undefined) return;
    holdSeat(draft, seat);
    waitForPlayers(draft);
  },

  leave(draft, { session }) {
    const seat = disconnect(draft, session);
    if (seat === undefined) return;
    // In days a player who closes the table comes back for the next move, or when the match begins.
    if (draft.rules.inDays && seat.pledge !== "" && !draft.now.over) holdSeat(draft, seat);
    else leave(draft, seat, draft.rules.rated);
    if (draft.rules.ladder) forfeitDeserted(draft, seat);
    waitForPlayers(draft);
  },

  giveUp(draft, { person }) {
    const { number } = seats.seatOfPerson(draft.seats, person);
    if (draft.now.over) throw new Refusal("matchOver");
    const seat = seatAt(draft, number);
    if (seat.session !== "") closeConnection(draft, seat.session, CLOSED.left);
    seat.session = "";
    leave(draft, seat, true);
    waitForPlayers(draft);
  },

  joinTimeout(draft, { seat: number }) {
    const seat = seatAt(draft, number);
    if (draft.begun || seat.pledge !== "") return;
    if (seat.session !== "") closeConnection(draft, seat.session, CLOSED.unknownTable);
    vacate(draft, seat);
  },

  graceOver(draft, { seat: number }) {
    const seat = seatAt(draft, number);
    if (seat.session !== "" || seat.kind !== "person" || seat.away) return;
    // The time to open is shorter.
    if (isOpening(draft)) return holdSeat(draft, seat);
    seat.heldUntil = 0;
    if (!draft.begun) return vacate(draft, seat);
    if (isChosenByOthers(draft, seat)) return askOthers(draft, seat);
    const loses = isRatedDuel(draft) && !draft.now.over;
    // All have agreed to the pause: the match is not lost during it.
    if (loses && draft.now.paused) return show(draft);
    if (loses) draft.effects.push({ type: "forfeit", seat: number, by: "clock" });
    standIn(draft, seat);
  },

  emptyTimeout(draft) {
    if (allResigned(draft) && !draft.now.over) draft.effects.push({ type: "endAbandoned" });
    else leaveMemory(draft);
  },

  ended: leaveMemory,
  checkEmpty: waitForPlayers,

  choose,
  takeBack: (draft, { seat }) => takeBack(draft, seatAt(draft, seat)),

  pledge: takePledge,
  share: takeShare,
  openingOver: endOpening,

  fill(draft) {
    // At a rated table only people play.
    if (draft.begun || isOpening(draft) || draft.rules.rated) throw new Refusal("tableFull");
    draft.filled = true;
    draft.seats = seats.withBots(draft.seats);
    advance(draft);
  },

  begin(draft) {
    draft.begun = true;
    draft.openUntil = 0;
    stopTimers(draft, "opening");
  },

  draw(draft, { seed }) {
    const before = draft.seats;
    settle(draft, seed);
    if (seed === undefined) return;
    // Only a new connection is given what is secret at the drawn seat.
    for (const { session } of seats.connectedSeats(before)) closeConnection(draft, session, CLOSED.moved);
    for (const { number } of draft.seats) stopTimers(draft, `join ${number}`, `grace ${number}`);
    for (const seat of seats.seatedPlayers(draft.seats)) if (!seat.away) holdSeat(draft, seat);
    waitForPlayers(draft);
  },

  timeout(draft, { seat: number }) {
    const seat = seatAt(draft, number);
    seat.timeouts++;
    if (seat.timeouts < TIMEOUTS_BEFORE_STAND_IN || seat.away) return void draft.effects.push({ type: "save" });
    const others = seats.seatedPlayers(draft.seats).filter((other) => other !== seat && !other.away);
    if (others.length > 0) standIn(draft, seat);
    // The match of a player who is alone waits for them.
    else draft.effects.push({ type: "pause" });
  },

  resume: holdAbsent,

  rematch(draft, { seat }) {
    if (!draft.now.over) throw new Refusal("notAsked");
    if (isSharedDeal(draft.rules)) throw new Refusal("dailyPlayed");
    seatAt(draft, seat).rematch = true;
    show(draft);
    draft.effects.push({ type: "openRematch" });
  },

  view(draft, { seat, shared }) {
    if (draft.rules.rated) throw new Refusal("viewRated");
    seatAt(draft, seat).sharesView = shared;
    show(draft);
  },

  lockOut(draft, { person }) {
    for (const seat of draft.seats) {
      if (person === "" || seat.person !== person) continue;
      seat.keys = [];
      if (seat.session !== "") closeConnection(draft, seat.session, CLOSED.moved);
    }
    draft.effects.push({ type: "save" });
  },

  rename(draft, { person, name }) {
    for (const seat of draft.seats) if (seat.person === person) seat.name = seats.nameBeside(draft.seats, seat, name);
    show(draft);
  },

  close: closeTable,

  forget(draft, { person }) {
    for (const seat of draft.seats)
      if (seat.person === person) Object.assign(seat, { person: "", name: "", arms: "", sharesView: false } satisfies Partial<Seat>);
    draft.players = draft.players.map((player) => (player === person ? undefined : player));
    show(draft);
  },
};
