/** What happens in a match beside lawful moves: cut lines, errors, takebacks, looking back, a seat taken over. */
import type { Game } from "../../../shared/core/contract/game.ts";
import { comeBack, type Person, type Sitter, sitAgain } from "./person.ts";

export interface ServedMatch {
  readonly game: Game;
  readonly match: string;
  readonly sitters: readonly Sitter[];
  readonly watcher: Person;
  /** Watches with the eyes of a player who shares their view. */
  readonly viewer?: Person;
}

type Trouble = (served: ServedMatch, sitter: Sitter, count: number) => Promise<void>;

const reconnect: Trouble = async ({ game }, sitter) => {
  sitter.recorder.line.cut();
  await comeBack(sitter, game);
};

const takeBack: Trouble = async (_scene, { client }, count) => {
  await client.command({ type: "undo", id: `undo ${count}` });
};

/** Allowed to one side at a time; the others refuse. */
const propose: Trouble = async ({ sitters }, { client, ticket }, count) => {
  await client.command({ type: "propose", id: `propose ${count}`, what: "takeback" });
  const other = sitters.find((one) => one.ticket.seat !== ticket.seat) as Sitter;
  await other.client.command({
    type: "vote",
    id: `vote ${count}`,
    what: "takeback",
    yes: count % 2 === 0,
    frame: other.client.received().number,
  });
};

const err: Trouble = async ({ match, watcher, viewer, sitters }, sitter, count) => {
  const { client, ticket } = sitter;
  const ask = client.received().asks[ticket.seat];
  for (const wrong of [
    { type: "moves", id: `stale ${count}`, ask: 999, moves: ["pass"] },
    { type: "moves", id: `wrong ${count}`, ask, moves: ["nothing 7"] },
    { type: "moves", id: `row ${count}`, ask, moves: ["build 1", "build 2"] },
    { type: "nonsense", id: `nonsense ${count}` },
    { type: "say", id: `say ${count}`, phrase: "hello" },
  ])
    await client.command(wrong);
  const foreign = (ticket.seat + 1) % sitters.length;
  await sitter.refused("record", { match });
  if (foreign !== viewer?.eyes) await sitter.refused("frames", { match, seat: foreign, from: 0, to: 5 });
  await watcher.refused("frames", { match, token: "00".repeat(16), from: 0, to: 5 });
  await watcher.refused("sit", { match, token: "00".repeat(16) });
  await watcher.refused("sit", { match, guest: watcher.guest });
  for (const path of [`/api/v1/matches/${match}`, `/embed/r/${match}/3/${foreign}`])
    if ((await watcher.read(path)) < 400) throw new Error(`${path} was not refused`);
};

const lookBack: Trouble = async ({ match, watcher }, sitter) => {
  const { guest, ticket, client } = sitter;
  const to = client.received().number;
  await sitter.call("frames", { match, token: ticket.token, from: 0, to });
  await watcher.call("frames", { match, from: 0, to });
  await sitter.call("profile", { guest });
  await sitter.call("matches", { guest });
  await watcher.call("kept", { guest: watcher.guest });
};

/** Another browser of the same player takes the seat; then the seat is empty, and a bot stands in until the player returns. */
const takeOver: Trouble = async ({ game, match }, sitter) => {
  const before = sitter.client;
  await sitAgain(sitter, game, { match, guest: sitter.guest });
  await before.closed;
  sitter.client.leave();
  await sitter.client.closed;
  await comeBack(sitter, game);
  await sitter.client.command({ type: "back", id: "back" });
};

export const TROUBLES: readonly Trouble[] = [reconnect, takeBack, err, lookBack, takeOver, propose];
/** Troubles whose every byte is the same each time: no bot takes part. */
export const STEADY_TROUBLES: readonly Trouble[] = [reconnect, err, lookBack];
