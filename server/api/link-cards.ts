/** What the card of a link says where it is posted: who plays what and how it stands, and nothing that its place would not show a stranger. */
import { isolated } from "../../shared/core/base/player-text.ts";
import type { Game } from "../../shared/core/contract/game.ts";
import { placeOf } from "../../shared/core/puzzles/puzzle.ts";
import { isHome, type Place, placeAt } from "../../shared/core/wire/addresses.ts";
import { type CardKind, type CardWords, cardPicturePath } from "../../shared/core/wire/card-words.ts";
import { gameOfDay } from "../../shared/listed-games.ts";
import { puzzleNamed } from "../../shared/puzzle-sets.ts";
import { gameOf } from "../base/games.ts";
import { reportThrottled } from "../base/log.ts";
import type { RateLimit } from "../base/rate-limit.ts";
import { ROOMS } from "../base/room-names.ts";
import { time } from "../base/time.ts";
import type { Timings } from "../base/timings.ts";
import { type Cluster, findRoom } from "../cluster/cluster.ts";
import type { PageCard } from "../http/page-head.ts";
import { DAY, isDealSecret } from "../match/daily/days.ts";
import type { GuestStore } from "../store/guest-store.ts";
import type { TableStore } from "../store/table-store.ts";
import { listingOf, type RoomListing, type TableListing } from "../table/listing.ts";
import { seatsOf } from "../table/seats.ts";
import { costOfCall, refundOfCall } from "./call-costs.ts";

export interface CardContext {
  readonly games: readonly Game[];
  readonly cluster: Cluster;
  readonly tableStore: Pick<TableStore, "byCode" | "load">;
  readonly guests: Pick<GuestStore, "outcomeOf" | "sharedDeal" | "arena">;
  readonly timings: Pick<Timings, "watchDelay">;
}

interface Told {
  readonly kind: CardKind;
  readonly game?: string;
  readonly args?: Readonly<Record<string, string | number>>;
}

const FRONT: Told = { kind: "front" };

export interface LinkCards {
  /** Undefined for a path that is no place. Never fails: what is not known is the front page. */
  cardAt(path: string, address: string): Promise<PageCard | undefined>;
}

/** `limit`: of the calls of an address, of which what is looked up here is one. */
export function linkCards(context: CardContext, words: CardWords, limit: RateLimit): LinkCards {
  function told(place: Place | undefined, address: string): Told | Promise<Told> {
    switch (place?.type) {
      case "join":
        return paid(address, "look", () => tableCard(context, words, place.code));
      case "match":
        return paid(address, "history", () => matchCard(context, words, place));
      case "deal":
        return paid(address, "sharedDeal", () => dealCard(context, place.code));
      case "arena":
        return paid(address, "arena", () => arenaCard(context, place.code));
      case "puzzle":
        return puzzleCard(place.game, place.puzzle);
      case "puzzleOfDay":
        return { kind: "puzzleOfDay", game: gameOfDay(Math.floor(time.now() / DAY)) };
      case "rules":
        return { kind: "rules", game: place.game };
      case "statistics":
        return { kind: "statistics", game: place.game };
      case "daily":
        return { kind: "daily" };
      default:
        return FRONT;
    }
  }

  /** As the call: wrong codes are dear, so that they cannot be tried one by one. */
  async function paid(
    address: string,
    call: "look" | "history" | "sharedDeal" | "arena",
    find: () => Promise<Told | undefined>,
  ): Promise<Told> {
    if (!limit.spend(address, costOfCall(call))) return FRONT;
    const found = await find();
    if (found !== undefined) limit.refund(address, refundOfCall(call));
    return found ?? FRONT;
  }

  function written({ kind, game, args = {} }: Told): Omit<PageCard, "unlisted"> {
    const name = game !== undefined && Object.hasOwn(words.games, game) ? words.games[game] : undefined;
    if (game !== undefined && name === undefined) return written(FRONT);
    const [title, line] = words[kind].map((sentence) => filled(sentence, { ...args, game: name ?? "" })) as [string, string];
    return { site: words.site, title, line, picture: cardPicturePath(game ?? "quayside") };
  }

  return {
    async cardAt(path, address) {
      const place = placeAt(path);
      if (place === undefined && !isHome(path)) return undefined;
      const unlisted = place?.type === "join" || place?.type === "sit" || place?.type === "deal";
      try {
        return { ...written(await told(place, address)), unlisted };
      } catch (error) {
        reportThrottled("link card", error);
        return written(FRONT);
      }
    },
  };
}

const filled = (sentence: string, args: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name) => String(args[name] ?? whole));

/** By name those who have one; `names`: empty for others. */
function listed({ others, players }: CardWords, names: readonly string[]): string {
  const counted = (forms: CardWords["others"], count: number): string => filled(count === 1 ? forms.one : forms.other, { count });
  const known = names.filter((name) => name !== "").map(isolated);
  const rest = names.length - known.length;
  if (known.length === 0) return counted(players, rest);
  return new Intl.ListFormat("en").format(rest === 0 ? known : [...known, counted(others, rest)]);
}

/** Without opening its room: a table that is not in memory is told from its snapshot. */
async function listingByCode({ cluster, tableStore, games }: CardContext, code: string): Promise<TableListing | undefined> {
  const room = (await findRoom(cluster, { name: ROOMS.match, code })) as RoomListing | undefined;
  if (room !== undefined) return room.metadata;
  const id = await tableStore.byCode(code);
  const snapshot = id === undefined ? undefined : await tableStore.load(id);
  if (snapshot === undefined) return undefined;
  const { table, seats, begun } = snapshot;
  return listingOf(gameOf({ games }, table.game), table, seatsOf(seats), { phase: begun ? "running" : "waiting", activeAt: 0 });
}

async function tableCard(context: CardContext, words: CardWords, code: string): Promise<Told | undefined> {
  const table = await listingByCode(context, code.toUpperCase());
  if (table === undefined) return undefined;
  const { game, kind, watchCode, terms, people, seats, phase } = table;
  // What the lobby lists, and no more.
  const isOpen = kind === "open" && watchCode === undefined && (phase === "waiting" || !terms.unwatched);
  if (!isOpen) return { kind: "invitation", game };
  const names = listed(
    words,
    people.map(({ name, bot }) => (bot ? "" : name)),
  );
  return { kind: phase, game, args: { names, taken: people.length, seats } };
}

async function matchCard(
  { guests, timings }: CardContext,
  words: CardWords,
  { match, frame }: Extract<Place, { type: "match" }>,
): Promise<Told | undefined> {
  if (isDealSecret(match)) return { kind: "daily" };
  const outcome = await guests.outcomeOf(match);
  // What watchers have not seen yet is told to nobody.
  if (outcome === undefined || time.now() < outcome.at + timings.watchDelay) return undefined;
  const { game, seats } = outcome;
  const names = listed(
    words,
    seats.map(({ name }) => name),
  );
  if (frame > 0) return { kind: "moment", game, args: { names } };
  const winners = seats.flatMap(({ name, place }) => (place === 1 ? name : []));
  if (!winners.some((name) => name !== "")) return { kind: "ended", game, args: { names } };
  const totals = seats
    .toSorted((one, other) => one.place - other.place)
    .map(({ points }) => Object.values(points).reduce((sum, value) => sum + value, 0));
  const isOnPoints = seats.every(({ points }) => Object.keys(points).length > 0);
  return { kind: isOnPoints ? "wonOnPoints" : "won", game, args: { names, winner: listed(words, winners), points: totals.join("–") } };
}

/** Not how anybody has played it. */
async function dealCard({ guests }: CardContext, code: string): Promise<Told | undefined> {
  const deal = await guests.sharedDeal(code.toUpperCase());
  return deal && { kind: "deal", game: deal.game };
}

async function arenaCard({ guests }: CardContext, code: string): Promise<Told | undefined> {
  const arena = await guests.arena(code.toUpperCase());
  return arena && { kind: "arena", game: arena.game };
}

async function puzzleCard(game: string, id: string): Promise<Told> {
  const found = await puzzleNamed(game, id);
  return found === undefined ? FRONT : { kind: "puzzle", game, args: { number: placeOf(found.set, found.puzzle) } };
}
