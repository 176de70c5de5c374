/** What a match costs on the wire: whole matches over real sockets, every patch counted for every player. */
import { add, at } from "../../shared/core/base/checked.ts";
import type { Game } from "../../shared/core/contract/game.ts";
import { GAMES } from "../../shared/games.ts";
import { type Bench, inTime } from "./common/bench.ts";
import { type Figures, mean, median, percentile, rounded, sum } from "./common/figures.ts";
import { startServer } from "./common/processes/process.ts";
import { openTable } from "./common/table.ts";

/** Median patch, with the framing of Colyseus and WebSocket. */
const MOST_BYTES = 64;
/** Length of a player's view as JSON, divided by what a move sends them: in the median move, and in total. */
const LEAST_RATIO: Readonly<Record<string, number>> = { "puerto-rico": 15, duel: 6 };
/** The time for a whole match. */
const PATIENCE = 300_000;

export const bytes: Bench = {
  targets: {
    ...perTable("viewPerMove", ({ id }) => LEAST_RATIO[id]),
    // The variant for two has so small a table that describing the forms of events counts.
    ...perTable("viewPerMoveMean", ({ id }, seats) => (id === "puerto-rico" && seats === 2 ? undefined : LEAST_RATIO[id])),
  },
  limits: perTable("bytesPerFrame", () => MOST_BYTES),

  async run({ games, short, say }) {
    const figures: Record<string, number> = {};
    const server = await startServer("common/processes/quayside-process.ts");
    for (const game of games) {
      for (let seats = game.seats.fewest; seats <= game.seats.most; seats++) {
        const matches = short ? (seats === 2 ? 3 : 1) : 12;
        say(`${game.id}, ${seats} seats: ${matches} matches`);
        const played = await Promise.all(Array.from({ length: matches }, (_none, luck) => playMatch(server.address, game, seats, luck)));
        const patches = played.flatMap((match) => match.patches);
        const moves = played.flatMap((match) => match.moves);
        const name = `${game.id}.${seats}`;
        figures[`${name}.bytesPerFrame`] = median(patches);
        figures[`${name}.bytesPerFrameP95`] = percentile(patches, 0.95);
        figures[`${name}.bytesPerMove`] = rounded(mean(moves.map((move) => move.bytes)));
        figures[`${name}.viewPerMove`] = rounded(median(moves.map(({ view, bytes: sent }) => view / sent)));
        figures[`${name}.viewPerMoveMean`] = rounded(mean(moves.map(({ view }) => view)) / mean(moves.map((move) => move.bytes)));
        figures[`${name}.kilobytesPerMatch`] = rounded(sum(played.map(({ all }) => all)) / matches / seats / 1_000);
      }
    }
    await server.close();
    return figures;
  },
};

/** One figure for every game and seat count that has a target. */
function perTable(figure: string, wanted: (game: Game, seats: number) => number | undefined): Figures {
  const named: Record<string, number> = {};
  for (const game of GAMES) {
    for (let seats = game.seats.fewest; seats <= game.seats.most; seats++) {
      const value = wanted(game, seats);
      if (value !== undefined) named[`${game.id}.${seats}.${figure}`] = value;
    }
  }
  return named;
}

interface Played {
  /** The bytes of every patch to every player. */
  readonly patches: number[];
  /** By player and move: the bytes sent, and the length of the view as JSON. */
  readonly moves: { readonly bytes: number; readonly view: number }[];
  /** All bytes sent to all players, answers included. */
  all: number;
}

async function playMatch(address: string, game: Game, seats: number, luck: number): Promise<Played> {
  const played: Played = { patches: [], moves: [], all: 0 };
  const since = new Array<number>(seats).fill(0);
  const refused = Promise.withResolvers<never>();
  const table = await openTable({
    address,
    game,
    seats,
    luck: 1_000 * luck,
    async asked(play) {
      const answer = await play();
      if (!answer.ok) refused.reject(new Error(`${game.id}: a bot's move was refused: ${answer.key}`));
    },
    heard({ seat, bytes, frame, more, view }) {
      played.all += bytes;
      if (frame === undefined) return;
      played.patches.push(bytes);
      add(since, seat, bytes);
      if (more) return;
      // The first frame is the deal, not a move.
      if (frame > 0) played.moves.push({ bytes: at(since, seat), view: JSON.stringify(view()).length });
      since[seat] = 0;
    },
  });
  await inTime(Promise.race([table.over, refused.promise]), PATIENCE, `${game.id} has not ended`);
  await table.leave();
  return played;
}
