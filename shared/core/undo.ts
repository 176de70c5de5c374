/** What may be taken back: told from the record of a match, and from the states it keeps to go back to. */
import type { Shape } from "./game.ts";
import type { Match } from "./match.ts";
import { outcome } from "./outcome.ts";
import type { Entry, MatchRecord, MovesEntry } from "./record.ts";
import { Refusal, type RefusalKey } from "./refusal.ts";

/** The number of the newest entry that a person has made for this seat and that still counts. */
export const ownEntry = <S extends Shape>({ record }: Match<S>, seat: number, played = byPeople(record)): number | undefined =>
  entriesInForce(played).findLast(({ entry }) => entry.seat === seat)?.number;

/** Far beyond any real match. What was taken back stays on record, and is played again whenever the record is. */
export const MOST_TAKEBACKS = 200;

export function checkTakebacks<S extends Shape>({ takebacks }: Match<S>): void {
  if (takebacks >= MOST_TAKEBACKS) throw new Refusal("undoTooMany", { most: MOST_TAKEBACKS });
}

/** The number of the entry this seat may take back now, or why it may not. */
export function undoable<S extends Shape>(match: Match<S>, seat: number): number | RefusalKey {
  const entry = takeable(match, seat);
  return typeof entry === "number" && match.takebacks >= MOST_TAKEBACKS ? "undoTooMany" : entry;
}

/**
 * The number of the entry this seat may take back, or why it may not. It is the player's own newest: what bots have done since, for
 * any seat, falls with it. Past a reveal it goes back only if bots play all other seats, for they agree to everything, also in place
 * of a player who is gone: nobody else waits for that player either, and what they played themselves stays. In a rated match no bot
 * agrees to anything: a player must not see the same dice twice.
 */
export function takeable<S extends Shape>(match: Match<S>, seat: number): number | RefusalKey {
  if (outcome(match) !== undefined) return "matchOver";
  if (match.bots[seat]) return "undoNothing";
  const safe = match.past.findLast((past) => past.seat === seat);
  if (safe !== undefined) return safe.entry;
  const played = byPeople(match.record);
  const own = ownEntry(match, seat, played);
  if (own === undefined) return "undoNothing";
  if (played.some(({ number, entry }) => number > own && entry.seat !== seat)) return "undoOthers";
  return botsAgree(match, seat) ? own : "undoReveal";
}

/** Only bots would be asked, and they agree. */
const botsAgree = <S extends Shape>({ bots, record }: Match<S>, seat: number): boolean =>
  record.rated !== true && bots.every((bot, other) => bot || other === seat);

/** The same number, without the reasons why there is none: only to name them would one have to read the whole record, for every seat after every move. */
export function ownUndo<S extends Shape>(match: Match<S>, seat: number): number | undefined {
  const last = match.record.entries.at(-1);
  // Somebody else's move.
  if (last?.type === "moves" && last.seat !== seat && !match.bots[last.seat]) return undefined;
  // Something was revealed, and not all agree.
  const safe = match.past.some((past) => past.seat === seat);
  if (!safe && !botsAgree(match, seat)) return undefined;
  const entry = undoable(match, seat);
  return typeof entry === "number" ? entry : undefined;
}

/** What going back to an entry would undo: all that was told after a frame, and whether hidden things would be hidden again. */
interface Loss {
  readonly from: number;
  readonly reveals: boolean;
}

/** Undefined if that entry does not stand. */
export function lossOf<S extends Shape>({ record, traces }: Match<S>, to: number): Loss | undefined {
  const line = entriesInForce(numbered(record)).filter(({ number }) => number >= to);
  const trace = traces[to];
  if (trace === undefined || line[0]?.number !== to) return undefined;
  return { from: trace.frame, reveals: line.some(({ number }) => traces[number]?.reveals) };
}

interface Numbered<E extends Entry = Entry> {
  readonly number: number;
  readonly entry: E;
}

/** Who plays for the seat from this entry on; one who has resigned does not come back. */
export const seatedBot = (entry: Entry & { type: "seat" }, resigned: readonly number[]): boolean =>
  entry.kind !== "person" || resigned.includes(entry.seat);

export const numbered = ({ entries }: MatchRecord): Numbered[] => entries.map((entry, number) => ({ number, entry }));

/** The moves entries that still count, in order: those not taken back. */
export function entriesInForce(played: readonly Numbered[]): Numbered<MovesEntry>[] {
  let line: Numbered<MovesEntry>[] = [];
  for (const { number, entry } of played) {
    if (entry.type === "moves") line.push({ number, entry });
    if (entry.type === "undo") line = line.filter((earlier) => earlier.number < entry.to);
  }
  return line;
}

/** What people did: all but seat changes and what bots did for their seats. In a rated match a bot's answer is as good as a person's. */
function byPeople({ entries, rated }: MatchRecord): Numbered[] {
  const bots = new Set<number>();
  const resigned: number[] = [];
  const played: Numbered[] = [];
  for (const [number, entry] of entries.entries()) {
    const { type, seat } = entry;
    if (type !== "seat" && (rated || !bots.has(seat))) played.push({ number, entry });
    if (type === "resign") resigned.push(seat);
    if (type === "resign" || (type === "seat" && seatedBot(entry, resigned))) bots.add(seat);
    else if (type === "seat") bots.delete(seat);
  }
  return played;
}
