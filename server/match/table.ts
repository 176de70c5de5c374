/** One table, put together from its parts: seating, play, talk, keeping. The Colyseus room around it is `rooms/match-room.ts`. */
import { CloseCode } from "@colyseus/core";
import { Refusal } from "../../shared/core/base/refusal.ts";
import { DEFAULT_LEVEL, levelOfWord } from "../../shared/core/contract/bot-level.ts";
import { outcome } from "../../shared/core/match/outcome.ts";
import { coloursOf } from "../../shared/core/match/record.ts";
import { isDaySpeed } from "../../shared/core/match/speeds.ts";
import { askedSeats } from "../../shared/core/match/step.ts";
import { MESSAGES } from "../../shared/core/wire/wire.ts";
import { gameOf } from "../base/games.ts";
import { report } from "../base/log.ts";
import { time } from "../base/time.ts";
import type { Timings } from "../base/timings.ts";
import type { TableSource } from "../matchmaking/create-table.ts";
import { isSharedDeal } from "../table/options.ts";
import { newSecret, savedSeat, seatsOf } from "../table/seats.ts";
import type { TableSnapshot } from "../table/snapshot.ts";
import { Actors } from "./actors.ts";
import { dailySeats } from "./daily/daily-table.ts";
import { dayOfMatch, isDealSecret } from "./daily/days.ts";
import { seatSeedOf } from "./deal.ts";
import { dealingWith, hasEarlyShares, withoutShares } from "./dealing.ts";
import { Keeping } from "./keeping/keeping.ts";
import type { LiveTable, RoomPort, TableSetup } from "./live-table.ts";
import type { MatchContext } from "./match-context.ts";
import { performedCommands } from "./performed-commands.ts";
import { type FoundRecord, Play } from "./play.ts";
import { rematch, type SeatedClient } from "./rematch.ts";
import { resultsOf } from "./results.ts";
import type { SeatingState, Situation } from "./seating/events.ts";
import { LiveSeats } from "./seating/live-seats.ts";
import { newSeating } from "./seating/seating.ts";
import { pauseMatch, performEffect, showTable, tellPledges } from "./seating-effects.ts";
import { displayOf } from "./table-display.ts";
import { TablePosts } from "./table-posts.ts";
import { Talk } from "./talk.ts";

export async function setupOf({ games, tableStore, guests }: MatchContext, source: TableSource): Promise<TableSetup> {
  if (!("reopen" in source)) {
    const { seats, ...sent } = source;
    // Sent by a process of another version, perhaps.
    const options = { ...sent, bots: levelOfWord(sent.bots) ?? DEFAULT_LEVEL };
    const game = gameOf({ games }, options.game);
    if (options.dealt !== undefined) return { game, options, seats, secret: options.dealt.secret, snapshot: undefined };
    const day = dayOfMatch(options.id ?? "");
    if (day === undefined) return { game, options, seats, secret: newSecret(), snapshot: undefined };
    const secret = await guests.dailySecret({ day, game: game.id });
    return { game, options, seats: dailySeats(seats, secret), secret, snapshot: undefined };
  }
  const kept = await tableStore.load(source.reopen);
  if (kept === undefined) throw new Refusal("unknownTable");
  const snapshot = hasEarlyShares(kept) ? withoutShares(kept) : kept;
  const { table: options, seats } = snapshot;
  return { game: gameOf({ games }, options.game), options, seats, secret: snapshot.secret, snapshot };
}

export function buildTable(room: RoomPort, setup: TableSetup): LiveTable {
  const { roomId: id, context, state, followers } = room;
  const { game, options, secret, snapshot } = setup;
  const { timings, guests } = context;
  const broadcast = (type: string, message: unknown): void => room.broadcast(type, message);
  const sendPatch = (): void => room.broadcastPatch();
  const save = (): void => keeping.save();
  // Nobody but its player is at a table of a shared deal.
  const isDealOpen = (): boolean => options.kind === "shared" || !isDealSecret(id);
  const pause = (paused: boolean): void => pauseMatch(table, paused);
  const dealing = dealingWith(secret, (snapshot?.voids ?? 0) > 0 ? { why: "restart", names: [] } : undefined);
  const situation = (): Situation => ({
    now: time.elapsed(),
    date: time.now(),
    commitment: dealing.commitment,
    over: play.isOver(),
    paused: actors.isPaused(),
    stopped: actors.isStopped(),
    resigned: play.match?.resigned ?? [],
  });

  const seating = new LiveSeats({ id, situation, perform: (effect) => performEffect(table, effect) }, firstSeating(setup, timings));
  const { seats } = seating;
  const actors = new Actors({
    timings,
    options,
    secret,
    seats,
    failed: (error) => void play.stop(error),
    timedOut: (seat) => seating.react({ type: "timeout", seat }),
    clocksChanged: () => display.showSeats(),
    asked: callPlayer,
    changed: save,
  });
  const results = resultsOf({ id, guests, options, seats, players: () => seating.state.players });
  const play: Play = new Play({
    id,
    context,
    game,
    seats,
    state,
    actors,
    results,
    sendPatch,
    broadcast,
    isDealOpen,
    played(frames, match) {
      followers.showFrames(frames, match);
      if (frames.length > 0) display.noteActivity();
      if (frames.length > 0) posts.played(match);
      if (frames.length > 0) void talk.played(match).catch((error: unknown) => report(`match ${id}`, error));
      // Nobody waits for the others' places in a shared deal that was given up.
      if (isSharedDeal(options) && match.resigned.length > 0 && outcome(match) === undefined) void play.endAbandoned();
    },
    ended(deal) {
      talk.ended();
      if (play.match !== undefined) posts.ended(play.match);
      // From here on a player who does not come back is not waited for: there may be a rematch.
      seating.react({ type: "resume" });
      if (isDealOpen()) {
        broadcast(MESSAGES.deal, deal);
        followers.showDeal(deal);
      }
      display.publish();
    },
    started() {
      display.publish();
      posts.started(snapshot === undefined || !snapshot.begun);
    },
    closeRoom: () => void room.disconnect(CloseCode.WITH_ERROR),
    takenOver: () => room.moveElsewhere(),
  });
  const talk = new Talk(
    { state, seats, rated: options.rated, play, actors, hasBegun: () => seating.state.begun, pause, broadcast, sendTo, sendPatch, save },
    snapshot?.chat ?? [],
  );
  const keeping = new Keeping(context, id, () => snapshotOf(table));
  const posts = new TablePosts({ id, webhooks: context.webhooks, game, options, seats, match: () => play.match, isDealOpen });
  const performed = performedCommands();
  const without = {
    room,
    setup,
    dealing,
    seating,
    actors,
    play,
    talk,
    posts,
    keeping,
    performed,
    rematch: rematch(context, id),
    callPlayer,
  };
  const display = displayOf(without);
  const table: LiveTable = { ...without, display };
  return table;

  /** A player who is at the table sees it there. */
  function callPlayer(seat: number): void {
    const { person = "" } = seats[seat] ?? {};
    const against = seats.filter(({ number }) => number !== seat).map(({ name }) => name);
    const isAway = (): boolean => seats[seat]?.person === person && seats[seat]?.session === "";
    // Before the deal the share is awaited, after it a move.
    const owes = (): boolean => (play.match === undefined ? seats[seat]?.share === "" : askedSeats(play.match).includes(seat));
    const isStillAsked = (): boolean => isAway() && owes();
    if (isAway()) context.push.tell(person, { match: id, game: game.id, against }, isStillAsked);
  }

  function sendTo(recipients: readonly number[], type: string, message: unknown): void {
    for (const client of room.clients) if (recipients.some((seat) => seat === client.userData?.seat)) client.send(type, message);
  }
}

function firstSeating({ game, options, seats, snapshot }: TableSetup, waits: Timings): SeatingState {
  const { kind, rated, program, speed } = options;
  const timings = isDaySpeed(speed) ? { ...waits, openTimeout: waits.dayQuestions[speed] } : waits;
  const rules = {
    kind,
    rated,
    ladder: program === true,
    inDays: isDaySpeed(speed),
    asksOthers: !rated && !isDaySpeed(speed) && !isSharedDeal(options),
    colours: coloursOf(game),
    timings,
  };
  if (snapshot === undefined) return newSeating(rules, seatsOf(seats));
  const players = snapshot.players.map((person) => person ?? undefined);
  const { filled, voids = 0, openUntil = 0 } = snapshot;
  return newSeating(rules, seatsOf(seats), { filled, players, voids, openUntil });
}

/** Opens a new table, or goes on where the store and the journal left it. */
export async function openTable(table: LiveTable): Promise<void> {
  const { room, setup, seating, play, talk, keeping } = table;
  const { snapshot } = setup;
  if (snapshot === undefined) seating.react({ type: "open" });
  else {
    const found = await findRecord(room);
    // A process of a newer version has begun it, and has to open it: who asks again comes to that one.
    if (found !== undefined && found.record.rules > setup.game.rules) throw new Refusal("unreachable");
    if (found === undefined) seating.react({ type: "reopen" });
    else {
      const seed = seatSeedOf(found.record);
      seating.react({ type: "recover", saved: snapshot.begun, seed });
      await play.resume(found, snapshot);
      seating.react({ type: "checkEmpty" });
    }
    talk.showRequests();
    showTable(table);
  }
  keeping.save();
}

async function findRecord({ roomId, context: { journal } }: RoomPort): Promise<FoundRecord | undefined> {
  // The length first: what a process that is believed dead appends after this is not damage.
  const length = await journal.length(roomId);
  const record = await journal.read(roomId);
  return record && { record, length };
}

/** A player has joined, or joined again. */
export function welcome(table: LiveTable, client: SeatedClient, seat: number): void {
  const { room, seating, play, talk, rematch, display } = table;
  seating.react({ type: "join", seat, session: client.sessionId });
  display.noteActivity();
  if (!seating.state.begun) void tellPledges(table, [client]).catch((error: unknown) => report(`deal of ${room.roomId}`, error));
  void rematch.invite(client);
  play.playerJoined(client);
  if (talk.lines.length > 0) client.send(MESSAGES.chat, talk.lines);
}

/** What must be done before another room may open the table: nothing is played, and all is saved. */
export async function settle({ actors, play, keeping }: LiveTable): Promise<void> {
  actors.stop();
  await play.retired();
  await keeping.saved();
}

/** The end of a room. */
export async function retire(table: LiveTable): Promise<void> {
  const { room, keeping } = table;
  await settle(table);
  room.followers.endFollowing(keeping.isAbandoned);
  await keeping.retire();
}

function snapshotOf({ setup, dealing, seating, actors, talk }: LiveTable): TableSnapshot {
  const { filled, players, voids, openUntil } = seating.state;
  const { paused, clocks, deadlines } = actors.snapshot();
  return {
    table: setup.options,
    seats: seating.seats.map(savedSeat),
    secret: dealing.secret,
    ...(voids > 0 && { voids }),
    ...(openUntil > 0 && { openUntil }),
    // A match without drawn seats would be dealt again.
    begun: players.length > 0,
    filled,
    players: players.map((person) => person ?? null),
    paused,
    chat: talk.lines,
    ...(clocks && { clocks }),
    ...(deadlines && { deadlines }),
  };
}
