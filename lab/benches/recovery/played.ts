/** Unfinished matches, saved in a store as a server leaves them. */
import { randomBytes } from "node:crypto";
import { digestOf, newToken } from "../../../server/base/tokens.ts";
import type { Store } from "../../../server/database/store.ts";
import { emptySeats, newSecret, savedSeat, withPlayer } from "../../../server/table/seats.ts";
import { commitment, pick, type QuickLuck } from "../../../shared/core/base/random.ts";
import type { Game } from "../../../shared/core/contract/game.ts";
import { type Entry, type MatchRecord, pickOptions } from "../../../shared/core/match/record.ts";
import { askedSeats, begin, step } from "../../../shared/core/match/step.ts";
import { viewOf } from "../../../shared/core/match/view.ts";
import { commonChoices, commonTerms } from "../../../shared/core/wire/common-table-options.ts";

export interface Played {
  readonly match: string;
  readonly game: string;
  /** Token of the first seat. */
  readonly token: string;
  readonly entries: number;
  /** Number of the newest frame. */
  readonly frame: number;
}

const hex = (bytes: number): string => randomBytes(bytes).toString("hex");

/** A match of at most `most` entries that is not over. */
export async function playedMatch(store: Store, game: Game, most: number, luck: QuickLuck): Promise<Played> {
  const tokens = Array.from({ length: game.seats.fewest }, newToken);
  const players = tokens.map((token, number) => ({ name: `Player ${number}`, person: "", key: digestOf(token) }));
  const seats = players.reduce(withPlayer, emptySeats(tokens.length));
  const secret = newSecret();
  const options = { ...pickOptions(game.options, {}) };
  const deal = { commitment: commitment(secret), secret, shares: seats.map(() => hex(16)) };
  const record: MatchRecord = { game: game.id, rules: game.rules, seats: seats.length, options, deal, entries: [] };
  const match = hex(6);
  let played = begin(game, record).match;
  await store.journal.open(match, record);
  while (played.record.entries.length < most) {
    const seat = pick(luck, askedSeats(played));
    const move = game.notation(pick(luck, game.moves(viewOf(played.state, seat))));
    const at = played.record.entries.length + 1;
    const entry: Entry = { type: "moves", seat, at, by: "person", ask: played.asks[seat] as number, moves: [move] };
    const next = step(played, entry).match;
    if (askedSeats(next).length === 0) break;
    await store.journal.append(match, played.record.entries.length, entry);
    played = next;
  }
  const usual = { ...commonTerms(commonChoices({})), bots: "casual" } as const;
  const table = { game: game.id, kind: "private", code: "", options, ...usual, opener: "" } as const;
  const people = { players: seats.map(() => null), seats: seats.map(savedSeat) };
  await store.tableStore.save(match, { table, secret, begun: true, filled: true, paused: false, chat: [], ...people });
  return { match, game: game.id, token: tokens[0] as string, entries: played.record.entries.length, frame: played.frame };
}
