/** Tables whose players are raw sockets that move like the game's bot: the load of the benches. */

import { callApi } from "../../../client/feed/live/api.ts";
import { DealShareKeeper } from "../../../client/feed/live/deal-share.ts";
import { openRoom } from "../../../client/feed/live/room.ts";
import { digest, quickLuck } from "../../../shared/core/base/random.ts";
import type { BotLevel } from "../../../shared/core/contract/bot-level.ts";
import type { Game, View } from "../../../shared/core/contract/game.ts";
import { NO_COLOUR } from "../../../shared/core/match/record.ts";
import type { Ticket } from "../../../shared/core/wire/calls.ts";
import { type Root, readFrame, rootClass, type SeatStatus } from "../../../shared/core/wire/sync.ts";
import { type Answer, MESSAGES, type PledgesNews } from "../../../shared/core/wire/wire.ts";

export interface TableViewOptions {
  readonly address: string;
  readonly game: Game;
  readonly seats: number;
  /** Bots of this level on all seats but the first; players if left out. */
  readonly bots?: BotLevel;
  /** The luck for the bots, and for the players' shares of the seed. */
  readonly luck: number;
  /** A seat is asked. `play` sends the bot's move and resolves with the answer. */
  asked(play: () => Promise<Answer>, resign: () => Promise<Answer>): void;
  /** A seat has received a message. */
  heard?(message: Heard): void;
}

export interface Heard {
  readonly seat: number;
  /** The length with its WebSocket header. */
  readonly bytes: number;
  /** The match frame in it, if any. */
  readonly frame: number | undefined;
  /** Whether more frames of the same entry follow. */
  readonly more: boolean;
  view(): View;
}

export interface BenchTable {
  readonly match: string;
  /** Resolves with the match's first frame. */
  readonly begun: Promise<unknown>;
  /** Resolves with the match's last frame. */
  readonly over: Promise<unknown>;
  /** All players leave. */
  leave(): Promise<void>;
}

/** Length of the WebSocket header of a server's message. */
const headOf = (length: number): number => (length < 126 ? 2 : 4);

/** In milliseconds: a machine that runs several benches at once answers late. */
const PATIENCE = 60_000;

/** Creates a table, takes its seats, pledges and opens the shares of the seed: the match begins. */
export async function openTable(options: TableViewOptions): Promise<BenchTable> {
  const { address, game, seats, bots } = options;
  const wish = { game: game.id, seats, speed: "none" } as const;
  // The table is open, so that anyone may watch.
  const host = await (bots === undefined
    ? callApi(address, "table", { ...wish, open: true }, PATIENCE)
    : callApi(address, "play", { ...wish, bots }, PATIENCE));
  const tickets = [host];
  while (bots === undefined && tickets.length < seats) tickets.push(await callApi(address, "join", { code: host.code }, PATIENCE));
  const sitters = await Promise.all(tickets.map((ticket) => sit(options, ticket)));
  return {
    match: host.match,
    begun: Promise.all(sitters.map(({ begun }) => begun)),
    over: Promise.all(sitters.map(({ over }) => over)),
    leave: async () => void (await Promise.all(sitters.map(({ room }) => room.leave()))),
  };
}

async function sit({ address, game, luck, asked, heard }: TableViewOptions, ticket: Ticket) {
  const { seat } = ticket;
  const room = await openRoom<Root>(address, ticket.reservation, rootClass(game));
  const root = room.serializer.getState() as Root;
  const choice = quickLuck(luck + seat);
  const waiting = new Map<string, (answer: Answer) => void>();
  const begun = Promise.withResolvers<void>();
  const over = Promise.withResolvers<void>();
  let sent = 0;
  let answered = 0;

  const command = (body: object): Promise<Answer> =>
    new Promise((answer) => {
      const id = String(sent++);
      waiting.set(id, answer);
      room.send(MESSAGES.command, { ...body, id });
    });
  const play = (): Promise<Answer> => {
    const { sight, asks } = readFrame(root, seat);
    const move = game.notation(game.bot(sight as View, choice));
    return command({ type: "moves", ask: asks[seat], moves: [move] });
  };
  const resign = (): Promise<Answer> => command({ type: "resign" });
  room.onMessage("*", () => undefined);
  room.onMessage(MESSAGES.answer, (answer: Answer) => {
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  room.onMessage(MESSAGES.deal, () => over.resolve());
  if (heard !== undefined) {
    const { events } = room.connection;
    const { onmessage } = events;
    events.onmessage = (event: MessageEvent) => {
      const { byteLength } = event.data as ArrayBuffer;
      const before = root.event ? root.frame : -1;
      onmessage?.(event);
      const frame = !root.event || root.frame === before ? undefined : root.frame;
      heard({ seat, bytes: byteLength + headOf(byteLength), frame, more: root.more, view: () => readFrame(root, seat).sight as View });
    };
  }
  room.onStateChange(() => {
    if (root.event) begun.resolve();
    const ask = root.asks.at(seat) ?? 0;
    if (!root.event || root.more || ask <= answered) return;
    answered = ask;
    asked(play, resign);
  });
  const pledged = Promise.withResolvers<unknown>();
  const share = digest(`share ${luck} ${seat}`).slice(0, 32);
  const own = new DealShareKeeper({
    ticket,
    first: { commitment: ticket.commitment, voids: 0, share },
    newShare: () => share,
    keep: () => undefined,
    voided: () => undefined,
    colour: () => NO_COLOUR,
    people: () => root.people.toJSON() as SeatStatus[],
    send: (body) => pledged.resolve(command(body)),
    distrust: () => pledged.reject(new Error("pledges that do not fit together")),
  });
  room.onMessage(MESSAGES.pledges, (news: PledgesNews) => own.receive(news));
  own.pledge();
  await pledged.promise;
  return { room, begun: begun.promise, over: over.promise };
}
