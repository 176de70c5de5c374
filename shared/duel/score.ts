/** The points of a city, and the result. */
import type { Result } from "../core/game.ts";
import { CARDS, TOKENS, WONDERS } from "./catalog.ts";
import { count, countMost } from "./count.ts";
import { militaryPoints, weakerSeat } from "./military.ts";
import { other, type Table } from "./state.ts";
import type { Colour } from "./vocabulary.ts";

export const SOURCES = ["blue", "green", "yellow", "guilds", "wonders", "tokens", "treasury", "military"] as const;
export type Points = Record<(typeof SOURCES)[number], number>;

/** The points of a seat if the match ended now. */
export function score(table: Table, seat: number): Points {
  const city = table.cities[seat]!;
  const printed = (colour: Colour) => sum(city.cards, (card) => (CARDS[card]!.colour === colour ? CARDS[card]!.points : 0));
  const guild = (card: number) => {
    const { guild } = CARDS[card]!;
    return guild === undefined ? 0 : guild.points * countMost(table, guild.what);
  };
  return {
    blue: printed("blue"),
    green: printed("green"),
    yellow: printed("yellow"),
    guilds: sum(city.cards, guild),
    wonders: sum(city.wonders, (wonder, at) => (city.under[at]! >= 0 ? WONDERS[wonder]!.points : 0)),
    tokens: sum(city.tokens, (token) => TOKENS[token]!.points + TOKENS[token]!.pointsPerToken * city.tokens.length),
    treasury: count(city, "treasure"),
    military: weakerSeat(table) === other(seat) ? militaryPoints(table) : 0,
  };
}

export const total = (points: Readonly<Record<string, number>>): number => sum(Object.values(points), (value) => value);

/** Most points; then most points of blue cards; then shared. The other two victories count no points. */
export function result(table: Table): Result | undefined {
  if (table.phase !== "over") return undefined;
  if (table.won !== "points") {
    const places = [0, 1].map((seat) => (seat === table.turn ? 1 : 2));
    return { how: table.won, places, points: [{}, {}] };
  }
  const points = [score(table, 0), score(table, 1)];
  const lead = total(points[0]!) - total(points[1]!);
  const leadInBlue = points[0]!.blue - points[1]!.blue;
  if (lead !== 0) return { how: "points", places: placesBy(lead), points };
  return leadInBlue !== 0 ? { how: "blue", places: placesBy(leadInBlue), points } : { how: "shared", places: [1, 1], points };
}

const placesBy = (lead: number): number[] => (lead > 0 ? [1, 2] : [2, 1]);

function sum<T>(items: readonly T[], worth: (item: T, at: number) => number): number {
  let points = 0;
  for (let at = 0; at < items.length; at++) points += worth(items[at] as T, at);
  return points;
}
