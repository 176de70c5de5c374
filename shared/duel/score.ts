/** The points of a city, and the result. */
import { at } from "../core/base/checked.ts";
import type { Result } from "../core/contract/game.ts";
import { CARDS, TOKENS, WONDERS } from "./catalog.ts";
import { cityOf } from "./rules/fast-city.ts";
import { count, countMost } from "./rules/fast-count.ts";
import { militaryPoints, weakerSeat } from "./rules/military.ts";
import { other, type Table } from "./state.ts";

export const SOURCES = ["blue", "green", "yellow", "guilds", "wonders", "tokens", "treasury", "military"] as const;
export type Points = Record<(typeof SOURCES)[number], number>;

/** The points of a seat if the match ended now. */
export function score(table: Table, seat: number): Points {
  const city = cityOf(table, seat);
  const { cards, wonders, under, tokens } = city;
  const points: Points = { blue: 0, green: 0, yellow: 0, guilds: 0, wonders: 0, tokens: 0, treasury: 0, military: 0 };
  for (const one of cards) {
    const card = at(CARDS, one);
    if (card.colour === "blue") points.blue += card.points;
    else if (card.colour === "green") points.green += card.points;
    else if (card.colour === "yellow") points.yellow += card.points;
    else if (card.guild !== undefined) points.guilds += card.guild.points * countMost(table, card.guild.what);
  }
  wonders.forEach((wonder, place) => {
    if (at(under, place) >= 0) points.wonders += at(WONDERS, wonder).points;
  });
  for (const token of tokens) {
    const row = at(TOKENS, token);
    points.tokens += row.points + row.pointsPerToken * tokens.length;
  }
  points.treasury = count(city, "treasure");
  if (weakerSeat(table) === other(seat)) points.military = militaryPoints(table);
  return points;
}

export const total = (points: Readonly<Record<string, number>>): number => Object.values(points).reduce((sum, value) => sum + value, 0);

/** Most points; then most points of blue cards; then shared. The other two victories count no points. */
export function result(table: Table): Result | undefined {
  if (table.phase !== "over") return undefined;
  if (table.won !== "points") {
    const places = [0, 1].map((seat) => (seat === table.turn ? 1 : 2));
    return { how: table.won, places, points: [{}, {}] };
  }
  const points = [score(table, 0), score(table, 1)];
  const lead = total(at(points, 0)) - total(at(points, 1));
  const leadInBlue = at(points, 0).blue - at(points, 1).blue;
  if (lead !== 0) return { how: "points", places: placesBy(lead), points };
  return leadInBlue !== 0 ? { how: "blue", places: placesBy(leadInBlue), points } : { how: "shared", places: [1, 1], points };
}

const placesBy = (lead: number): number[] => (lead > 0 ? [1, 2] : [2, 1]);
