/** How people come to tables: each call of the desk, answered. */
import { matchMaker } from "@colyseus/core";
import type { Game } from "../shared/core/game.ts";
import { outcome } from "../shared/core/outcome.ts";
import { isWhole, same } from "../shared/core/plain.ts";
import { pickOptions, writeRecord } from "../shared/core/record.ts";
import { Refusal } from "../shared/core/refusal.ts";
import { resume } from "../shared/core/step.ts";
import { WATCHER } from "../shared/core/view.ts";
import type { CallAnswer, CallName, Calls } from "../shared/core/wire.ts";
import { gameOf, type House, ROOMS } from "./house.ts";
import { emptySeats, seatBots } from "./seats.ts";
import {
  findTable,
  type Listing,
  newCode,
  offerSeat,
  openTable,
  reserve,
  returnSeat,
  type TableKind,
  type TableOptions,
} from "./tables.ts";

export type Desk = { readonly [N in CallName]: (call: Calls[N]) => Promise<CallAnswer<N>> };

/** How many play if nobody says otherwise: a table of three is quicker than a full one. */
const usual = ({ seats }: Game): number => Math.min(3, seats.most);

export async function openLobby(house: House): Promise<Desk> {
  const hall: Listing = await matchMaker.createRoom(ROOMS.lobby, {});
  return {
    async play(call) {
      const game = gameOf(house, call.game);
      const listing = await open(game, "play", { seats: usual(game), ...call });
      return offerSeat(listing, call.name ?? "");
    },

    async quick(call) {
      const game = gameOf(house, call.game);
      const wanted = { game: game.id, kind: "quick", phase: "waiting", seats: call.seats ?? game.seats.fewest };
      const options = pickOptions(game.options, call.options ?? {});
      const waiting: Listing[] = await matchMaker.query({ name: ROOMS.match });
      for (const listing of waiting) {
        const { game, kind, phase, seats, options: offered } = listing.metadata ?? {};
        // Nobody connected: whoever waited there has gone.
        if (listing.clients === 0 || !same({ game, kind, phase, seats }, wanted) || !same(offered, options)) continue;
        const ticket = await offerSeat(listing, call.name ?? "").catch(orFull);
        if (ticket !== undefined) return ticket;
      }
      return offerSeat(await open(game, "quick", call), call.name ?? "");
    },

    async table(call) {
      return offerSeat(await open(gameOf(house, call.game), "private", call), call.name ?? "");
    },

    async join({ code, name }) {
      const wanted = code.trim().toUpperCase();
      if (wanted === "") throw new Refusal("unknownTable");
      return offerSeat(await findTable({ code: wanted }), name ?? "");
    },

    async sit({ match, token }) {
      return returnSeat(await findTable({ roomId: match }), token);
    },

    async watch({ match }) {
      const { metadata } = await findTable({ roomId: match });
      if (metadata === undefined || metadata.phase === "waiting") throw new Refusal("notBegun");
      const { game, seats } = metadata;
      const [watched] = await matchMaker.query({ name: ROOMS.watch, match });
      const listing = watched ?? (await matchMaker.createRoom(ROOMS.watch, { match, game }));
      return { reservation: await reserve(listing, {}), match, game, seats, seat: WATCHER, token: "", code: "", commitment: "" };
    },

    async record({ match }) {
      const record = await house.journal.read(match);
      if (record === undefined) throw new Refusal("unknownTable");
      // While it runs, the deal would tell what is hidden.
      if (outcome(resume(gameOf(house, record.game), record)) === undefined) throw new Refusal("notOver");
      return { record: writeRecord(record) };
    },

    async lobby() {
      return { reservation: await reserve(hall, {}) };
    },
  };
}

function open(game: Game, kind: TableKind, { seats = game.seats.fewest, options = {} }: Partial<Calls["table"]>): Promise<Listing> {
  if (!isWhole(game.seats.fewest, game.seats.most)(seats)) throw new Refusal("badOptions", { seats });
  const table = emptySeats(seats);
  // All but one seat, which the caller gets.
  if (kind === "play") seatBots(table.slice(1));
  const asked: TableOptions = {
    game: game.id,
    kind,
    code: kind === "private" ? newCode() : "",
    seats: table,
    options: pickOptions(game.options, options),
  };
  return openTable(asked);
}

/** Somebody was quicker, or the table has begun: the next one then. */
function orFull(error: unknown): undefined {
  if (error instanceof Refusal) return;
  throw error;
}
