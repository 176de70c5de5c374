/**
 * Golden records: whole matches (`.record`) with what they came to (`.end`), one set for each version of each game's rules. They show that an
 * old record still plays to the same end. `node test/golden/golden.ts` writes those that are missing and changes none.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { below, digest, pick, quickLuck } from "../../shared/core/base/random.ts";
import type { Game } from "../../shared/core/contract/game.ts";
import type { Match } from "../../shared/core/match/match.ts";
import { outcome } from "../../shared/core/match/outcome.ts";
import { readRecord, writeRecord } from "../../shared/core/match/record.ts";
import { askedSeats, begin, resume, step } from "../../shared/core/match/step.ts";
import { undoable } from "../../shared/core/match/undo.ts";
import { viewOf } from "../../shared/core/match/view.ts";
import { anyRecord, movesEntry, newRecord, randomEntry, UNDER_TEST, undoEntry } from "../contract/matches.ts";

/** What a match came to, in lines that a diff can show: how it ended, points by source, and everything in the state. */
export function endOf(match: Match): string {
  const { frame, asks, state, resigned } = match;
  const { how, places, points } = outcome(match) ?? { how: "not over", places: [], points: [] };
  const seats = places.map((place, seat) => {
    const sources = Object.entries(points[seat] ?? {}).sort();
    const sum = sources.reduce((total, [, value]) => total + value, 0);
    const counted = sources.length === 0 ? "no points counted" : `${sum} points (${sources.map((one) => one.join(" ")).join(", ")})`;
    return `seat ${seat}: place ${place}, ${counted}`;
  });
  const lines = [`ended by: ${how}`, ...seats, `frame: ${frame}`, `asks: ${asks.join(" ")}`, `resigned: ${resigned.join(" ") || "nobody"}`];
  return `${[...lines, "", ...linesOf(state).sort(), "", `digest of the state: ${digest(JSON.stringify(state))}`].join("\n")}\n`;
}

/** One line for each value, with the path to it; a list of plain values is one line. */
function linesOf(data: unknown, path = ""): string[] {
  if (typeof data !== "object" || data === null) return [`${path}: ${data}`];
  const entries = Object.entries(data);
  if (Array.isArray(data) && data.every((value) => typeof value !== "object")) return [`${path}: ${data.join(" ")}`.trimEnd()];
  return entries.flatMap(([key, value]) => linesOf(value, path === "" ? key : `${path}.${key}`));
}

export const DEALS = [1, 2, 3, 4];
const path = (game: Game, rules: number, deal: number, ending: string): URL =>
  new URL(`${game.id}-r${rules}-${deal}.${ending}`, import.meta.url);

export function readGolden(game: Game, rules: number, deal: number): { record: ReturnType<typeof readRecord>; end: string } {
  const record = readRecord(readFileSync(path(game, rules, deal, "record"), "utf8"));
  return { record, end: readFileSync(path(game, rules, deal, "end"), "utf8") };
}

/** The same match at a table with open hands, as text. */
export const withOpenHands = (text: string): string => writeRecord({ ...readRecord(text), openHands: true });

/** A match of every count of seats in turn, with a bot in every second seat, others at random, undoing now and then; the last deal is given up. */
function goldenMatch(game: Game, deal: number): Match {
  const luck = quickLuck(deal);
  const seats = game.seats.fewest + ((deal - 1) % (game.seats.most - game.seats.fewest + 1));
  let { match } = begin(game, newRecord(game, deal, seats, anyRecord(game, deal).options));
  while (askedSeats(match).length > 0) {
    const seat = pick(luck, askedSeats(match));
    const view = viewOf(match.state, seat);
    const entry = seat % 2 === 0 ? movesEntry(match, seat, game.notation(game.bot(view, luck))) : randomEntry(match, luck);
    match = step(match, entry).match;
    const undo = undoable(match, entry.seat);
    if (askedSeats(match).length > 0 && typeof undo === "number" && below(luck, 5) === 0)
      match = step(match, undoEntry(entry.seat, undo)).match;
    if (deal === DEALS.at(-1) && match.record.entries.length === 20)
      match = step(match, { type: "resign", seat: 1, by: "person", at: 0 }).match;
  }
  return match;
}

if (import.meta.main) {
  for (const game of UNDER_TEST) {
    const missing = (deal: number) => ["record", "end"].some((ending) => !existsSync(path(game, game.rules, deal, ending)));
    for (const deal of DEALS.filter(missing)) {
      const file = path(game, game.rules, deal, "record");
      if (!existsSync(file)) writeFileSync(file, writeRecord(goldenMatch(game, deal).record));
      const record = readRecord(readFileSync(file, "utf8"));
      writeFileSync(path(game, game.rules, deal, "end"), endOf(resume(game, record)));
      console.log(`wrote ${game.id} rules ${game.rules} deal ${deal}: ${record.entries.length} entries`);
    }
  }
}
