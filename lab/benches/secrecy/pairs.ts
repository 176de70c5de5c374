/**
 * Pairs of matches that differ only in what is hidden from one seat: everything this seat, a watcher and the lobby are sent must be equal, byte
 * by byte, up to the move that reveals. Randomness and time are the same for both, so ids, tokens and commitments are too. Left out of the
 * comparison: in HTTP heads the date, the answer to the client's own random key and the port of the person's line; and pings, which a timer
 * of the machine sends.
 */

import { openMemoryStore } from "../../../server/database/store.ts";
import { serve } from "../../../server/main.ts";
import { below, digest, type QuickLuck, quickLuck, shuffle } from "../../../shared/core/base/random.ts";
import type { Match } from "../../../shared/core/match/match.ts";
import type { MatchRecord, MovesEntry } from "../../../shared/core/match/record.ts";
import { resume, step } from "../../../shared/core/match/step.ts";
import { isUnrevealed, viewOf } from "../../../shared/core/match/view.ts";
import { UNLIMITED } from "../../../test/unlimited.ts";
import { arrive, enterLobby, type Person, type Sitter, sitDown, watchMatch } from "./person.ts";
import type { SameChance } from "./same-chance.ts";
import { STEADY_TROUBLES } from "./trouble.ts";
import type { Twin, TwinGame } from "./twin-game.ts";

export interface Pair {
  readonly made: TwinGame;
  readonly seats: number;
  readonly number: number;
  readonly chance: SameChance;
}

export interface Compared {
  /** The first difference of each stream that is not equal. */
  readonly differences: readonly string[];
  readonly bytes: number;
  /** Moves after what is hidden was dealt apart. */
  readonly moves: number;
}

/** Moves before what is hidden is dealt apart, at most. */
const LATEST = 40;
/** Moves after it, at most. */
const LONGEST = 24;
/** A trouble after this many moves. */
const EVERY = 5;

type Move = Pick<MovesEntry, "seat" | "moves">;
type Plan = (record: MatchRecord, played: number) => Move | undefined;

export async function comparePair({ made, seats, number, chance }: Pair): Promise<Compared> {
  const luck = quickLuck(number);
  const twin: Twin = { number: 2 * number, seat: below(luck, seats), after: below(luck, LATEST) };
  const twins = [twin, { ...twin, number: 2 * number + 1 }] as const;
  const moves: Move[] = [];
  const shadow = (record: MatchRecord, which: Twin): Match => inTwin(made, which, () => resume(made.game, record));
  const first = await playTwin({ made, seats, number, chance, twin: twins[0] }, (record, played) => {
    const [one, other] = [shadow(record, twins[0]), shadow(record, twins[1])];
    const move = played >= twin.after + LONGEST ? undefined : nextMove({ made, twins, luck }, one, other, played);
    if (move !== undefined) moves.push(move);
    return move;
  });
  const second = await playTwin({ made, seats, number, chance, twin: twins[1] }, (_record, played) => moves[played]);
  const differences = first.flatMap((stream, at) => differenceOf(stream, second[at]));
  const bytes = first.reduce((sum, { parts }) => sum + parts.reduce((more, part) => more + part.length, 0), 0);
  return { differences, bytes, moves: Math.max(0, moves.length - twin.after) };
}

function inTwin<T>(made: TwinGame, twin: Twin, work: () => T): T {
  const before = made.twin;
  made.twin = twin;
  try {
    return work();
  } finally {
    made.twin = before;
  }
}

interface Choosing {
  readonly made: TwinGame;
  readonly twins: readonly [Twin, Twin];
  readonly luck: QuickLuck;
}

/** Any legal move until the twins are dealt apart; then one that is legal in both and reveals nothing in either; undefined if there is none. */
function nextMove({ made, twins, luck }: Choosing, one: Match, other: Match, played: number): Move | undefined {
  const { game } = made;
  const { seat: eyes, after } = twins[0];
  const choices = game
    .toAct(one.state.table)
    .flatMap((seat) => game.moves(viewOf(one.state, seat)).map((move) => ({ seat, moves: [game.notation(move)] })));
  const reveals = (match: Match, twin: Twin, { seat, moves }: Move): boolean =>
    inTwin(made, twin, () => {
      try {
        const entry = { type: "moves", seat, moves, by: "person", at: 0, ask: match.asks[seat] as number } as const;
        return !isUnrevealed(game, match.state, step(match, entry).match.state, eyes);
      } catch {
        return true; // not legal in this twin
      }
    });
  const isFine = (move: Move): boolean => played < after || !(reveals(one, twins[0], move) || reveals(other, twins[1], move));
  return shuffle(luck, choices).find(isFine);
}

/** What is random in a process once is drawn by its first server. */
export async function warmUp(): Promise<void> {
  const { close } = await serve({ port: 0, clientFolder: undefined });
  await close();
}

interface Stream {
  readonly who: string;
  readonly parts: readonly Buffer[];
}

async function playTwin({ made, seats, number, chance, twin }: Pair & { readonly twin: Twin }, plan: Plan): Promise<Stream[]> {
  const { game } = made;
  chance.begin(number);
  made.twin = twin;
  const { journal } = await openMemoryStore();
  const timings = { botDelay: () => 0, animationTime: () => 0, closingNotice: 0 };
  const { port, close } = await serve({ port: 0, clientFolder: undefined, ...UNLIMITED, games: [game], journal, timings });
  try {
    const visitor = await arrive(port, "Visitor");
    await enterLobby(visitor);
    const share = (seat: number): string => digest(`share ${number} ${seat}`).slice(0, 32);
    const sitters = await sitDown({ port, game, seats, share });
    const { match } = (sitters[0] as Sitter).ticket;
    const watcher = await arrive(port, "Watcher");
    const watching = await watchMatch(watcher, game, match);
    const eyes = sitters[twin.seat] as Sitter;
    for (let played = 0; ; played++) {
      const move = plan((await journal.read(match)) as MatchRecord, played);
      if (move === undefined) break;
      const { ticket, client } = sitters[move.seat] as Sitter;
      const answer = await client.command({ type: "moves", id: `m${played}`, ask: client.received().asks[ticket.seat], moves: move.moves });
      if (!answer.ok) throw new Error(`${game.id} ${number}: a planned move was refused: ${answer.key}`);
      await Promise.all([watching.until(answer.frame), ...sitters.map((one) => one.client.until((root) => root.frame >= answer.frame))]);
      const trouble = STEADY_TROUBLES[(played / EVERY) % STEADY_TROUBLES.length];
      await trouble?.({ game, match, sitters, watcher }, eyes, played);
    }
    for (const trouble of STEADY_TROUBLES) await trouble({ game, match, sitters, watcher }, eyes, -1);
    const heard = (who: string, { recorder }: Person): Stream => ({ who: `${game.id} ${number}: ${who}`, parts: recorder.comparable() });
    const streams = [heard(`seat ${twin.seat}`, eyes), heard("watcher", watcher), heard("lobby", visitor)];
    for (const { client } of sitters) client.close();
    await Promise.all([...sitters, watcher, visitor].map(({ recorder }) => recorder.close()));
    return streams;
  } finally {
    await close();
    chance.end();
  }
}

function differenceOf(one: Stream, other: Stream | undefined): string[] {
  for (const [at, part] of one.parts.entries()) {
    const twin = other?.parts[at] ?? Buffer.alloc(0);
    if (part.equals(twin)) continue;
    const byte = part.findIndex((value, place) => value !== twin[place]);
    const from = Math.max(0, byte - 20);
    const [here, there] = [part, twin].map((bytes) => JSON.stringify(bytes.subarray(from, byte + 40).toString("latin1")));
    return [`${one.who}, part ${at} of ${one.parts.length}, byte ${byte} of ${part.length} and ${twin.length}: ${here} is ${there}`];
  }
  return [];
}
