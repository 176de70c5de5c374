/** Commands that must be refused, sent during real matches: malformed, mutated, stale, repeated, of another seat. */
import { callApi } from "../../../client/feed/live/api.ts";
import { below, pick, type QuickLuck, quickLuck } from "../../../shared/core/base/random.ts";
import type { Game, View } from "../../../shared/core/contract/game.ts";
import { readRecord } from "../../../shared/core/match/record.ts";
import { MESSAGES } from "../../../shared/core/wire/wire.ts";
import { type RawClient, rawClient } from "../../../test/server/harness/raw.ts";
import { inTime } from "../common/bench.ts";

export interface Attacked {
  sent: number;
  /** Commands that were wrongly accepted. */
  accepted: number;
}

/** Hostile commands sent between two lawful moves. */
const VOLLEY = 100;
const PATIENCE = 60_000;

/** Sends `most` commands in a series of matches, games in turn. */
export async function attackByCommands(address: string, games: readonly Game[], most: number, deal: number): Promise<Attacked> {
  const attacked: Attacked = { sent: 0, accepted: 0 };
  for (let match = deal; attacked.sent < most; match++)
    await attackMatch(address, games[match % games.length] as Game, most, match, attacked);
  return attacked;
}

async function attackMatch(address: string, game: Game, most: number, deal: number, attacked: Attacked): Promise<void> {
  const luck = quickLuck(deal);
  const seats = await seated(address, game);
  const first = seats[0] as RawClient;
  const lawful: Played[] = [];
  while (attacked.sent < most) {
    const frame = first.received().number;
    const seat = pick(luck, seats);
    const volley = Array.from({ length: Math.min(VOLLEY, most - attacked.sent) }, () => hostile(luck, game, seat, lawful));
    for (const message of volley) seat.say(MESSAGES.command, message);
    const answers = await inTime(Promise.all(volley.map(() => seat.answer())), PATIENCE, "commands were not answered");
    attacked.sent += volley.length;
    // Idempotent: a repeated lawful command gets its original answer.
    for (const answer of answers)
      if (answer.ok && !lawful.some(({ id, frame: then }) => id === answer.id && then === answer.frame)) attacked.accepted++;
    if (first.received().number !== frame) attacked.accepted++;
    if (!(await playOn(game, seats, luck, lawful))) break;
  }
  await conclude(address, seats, lawful, attacked);
}

interface Played {
  readonly id: string;
  readonly seat: number;
  readonly message: object;
  readonly frame: number;
}

async function seated(address: string, game: Game): Promise<RawClient[]> {
  const host = await callApi(address, "table", { game: game.id, seats: game.seats.fewest, speed: "none" });
  const tickets = [host];
  while (tickets.length < game.seats.fewest) tickets.push(await callApi(address, "join", { code: host.code }));
  const seats = await Promise.all(tickets.map((ticket) => rawClient(address, game, ticket)));
  await Promise.all(seats.map((seat) => seat.until((root) => Boolean(root.event) && !root.more)));
  return seats;
}

/** Plays one lawful move; false when the match is over. */
async function playOn(game: Game, seats: readonly RawClient[], luck: QuickLuck, lawful: Played[]): Promise<boolean> {
  const { table } = (seats[0] as RawClient).received().sight;
  const [asked] = game.toAct(table);
  const seat = seats.find(({ ticket }) => ticket.seat === asked);
  if (seat === undefined) return false;
  const { sight, asks } = seat.received();
  const id = `lawful ${lawful.length}`;
  const message = { type: "moves", id, ask: asks[seat.ticket.seat], moves: [game.notation(pick(luck, game.moves(sight as View)))] };
  const answer = await inTime(seat.command(message), PATIENCE, "a move was not answered");
  if (!answer.ok) throw new Error(`a lawful move was refused: ${answer.key}`);
  lawful.push({ id, seat: seat.ticket.seat, message, frame: answer.frame });
  await Promise.all(seats.map((one) => one.until((root) => root.frame >= answer.frame)));
  return true;
}

/** The finished match's record must hold the lawful moves and nothing else. */
async function conclude(address: string, seats: readonly RawClient[], lawful: readonly Played[], attacked: Attacked): Promise<void> {
  for (const seat of seats.slice(1)) await seat.command({ type: "resign", id: "end" });
  const { match } = (seats[0] as RawClient).ticket;
  const { record } = await callApi(address, "record", { match });
  const { entries } = readRecord(record);
  const played = entries.filter(({ type }) => type !== "seat" && type !== "resign");
  const ids = played.map(({ id }) => id);
  attacked.accepted += Math.abs(ids.length - lawful.length) + ids.filter((id, at) => id !== lawful[at]?.id).length;
  if (entries.filter(({ type }) => type === "resign").length > seats.length - 1) attacked.accepted++;
  for (const seat of seats) seat.leave();
}

const WORDS = ["", "moves", "undo", "__proto__", "constructor", "a".repeat(300), "\u0000", "role 0", "seat", "💣", "1e999"];
const NUMBERS = [0, -1, 1, 0.5, 2 ** 31, 2 ** 53, -(2 ** 60), Number.NaN, Number.POSITIVE_INFINITY, 1e9];

function anything(luck: QuickLuck, depth = 2): unknown {
  const kind = below(luck, depth > 0 ? 7 : 5);
  if (kind === 0) return pick(luck, WORDS);
  if (kind === 1) return pick(luck, NUMBERS);
  if (kind === 2) return below(luck, 2) === 0;
  if (kind < 5) return null;
  const some = Array.from({ length: below(luck, 5) }, () => anything(luck, depth - 1));
  return kind === 5 ? some : Object.fromEntries(some.map((value) => [pick(luck, WORDS), value]));
}

/** A command that this seat must not get accepted, except as the repeat of an earlier one. */
function hostile(luck: QuickLuck, game: Game, client: RawClient, lawful: readonly Played[]): unknown {
  const { seat } = client.ticket;
  const { sight, asks, undo } = client.received();
  const legal = game.moves(sight as View).map((move) => game.notation(move));
  const old = lawful.flatMap(({ message }) => (message as { moves: string[] }).moves);
  const ask = asks[seat] as number;
  const id = `x${below(luck, 1e9)}`;
  const known = [...legal, ...old, "pass", "role 0", "build 1"];
  const envelope = { type: "moves", id, ask, moves: [pick(luck, known)] };
  switch (below(luck, 10)) {
    case 0:
      return anything(luck, 3);
    case 1:
      return { ...envelope, [pick(luck, ["id", "ask", "moves", "type", "seat", "__proto__"])]: odd(luck) };
    case 2:
      return { ...envelope, ask: pick(luck, [ask - 1, ask + 1, 0, 1e9, below(luck, 1_000) + ask + 1]) };
    case 3:
      return { ...envelope, moves: [mutated(luck, pick(luck, known), legal)] };
    case 4:
      // A row is atomic: refused as a whole even if its first move is legal.
      return { ...envelope, moves: [pick(luck, known), mutated(luck, pick(luck, known), []), "nonsense"] };
    case 5: {
      const own = lawful.filter((played) => played.seat === seat);
      return own.length === 0 ? null : pick(luck, own).message;
    }
    case 6: {
      const foreign = lawful.filter((played) => played.seat !== seat);
      return foreign.length === 0 ? null : { ...pick(luck, foreign).message, id, ask: ask + 1 };
    }
    case 7:
      return undo === undefined ? { type: "undo", id } : { type: "undo", id, to: 0 };
    case 8:
      return pick(luck, [
        { type: "fill", id },
        // Allowed once the match is over.
        ...(game.toAct(sight.table).length > 0 ? [{ type: "rematch", id }] : []),
        { type: "share", id, share: "00".repeat(16) },
        { type: "vote", id, what: "pause", yes: true },
        { type: "propose", id, what: "victory" },
        { type: "say", id, text: "\u202e" },
        { type: "say", id, text: "x".repeat(5_000) },
        { type: "resign", id, seat: 1 - seat },
      ]);
    default:
      return { ...envelope, moves: Array.from({ length: below(luck, 2) * 65 }, () => envelope.moves[0]) };
  }
}

/** Values that no field of a command may have. */
const odd = (luck: QuickLuck): unknown =>
  pick(luck, [null, -1, 0.5, {}, [], [[]], [{}], [7], "x".repeat(2_000), { length: 1 }, Number.NaN, false]);

/** A notation with one character changed that is not legal. */
function mutated(luck: QuickLuck, notation: string, legal: readonly string[]): string {
  const at = below(luck, notation.length + 1);
  const character = String.fromCharCode(32 + below(luck, 95));
  const changed = `${notation.slice(0, at)}${character}${notation.slice(at + below(luck, 2))}`;
  return legal.includes(changed) ? `${changed}!` : changed;
}
