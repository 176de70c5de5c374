/** Everything in the box of Puerto Rico. */

import { isEqual } from "../../shared/core/base/plain.ts";
import type { State } from "../../shared/core/contract/game.ts";
import { puertoRico } from "../../shared/puerto-rico/index.ts";
import {
  BUILDINGS,
  type Building,
  ENDINGS,
  type Event,
  GOODS,
  type Move,
  NONE,
  PHASES,
  type PuertoRico,
  ROLES,
  type Table,
  TILES,
} from "../../shared/puerto-rico/state.ts";
import { type Inventory, named } from "../contract/exhaustive/inventory.ts";
import { boxOf, faults, stockTaking } from "./invariants.ts";

const MOVES: Readonly<Record<Move["type"], true>> = {
  ...{ role: true, draw: true, tile: true, colonist: true, lift: true, place: true, build: true, extra: true, sell: true, load: true },
  ...{ wharf: true, store: true, keep: true, pass: true },
};
const EVENTS: Readonly<Record<Event["type"], true>> = {
  ...{ role: true, prospected: true, tile: true, discarded: true, reshuffled: true, turned: true, moved: true, boarded: true, built: true },
  ...{ produced: true, factory: true, extra: true, sold: true, houseEmptied: true, loaded: true, loadingOver: true, bonus: true },
  ...{ stored: true, kept: true, returned: true, sailed: true, passed: true, skipped: true, turn: true, lastRound: true, paid: true },
  ...{ governor: true, over: true },
};

/** What a violet building lets its owner do, besides the points that are printed on it. */
const EFFECTS = [
  ...["smallMarket", "hacienda", "constructionHut", "smallWarehouse", "hospice", "office", "largeMarket", "largeWarehouse"],
  ...["factory", "university", "harbor", "wharf"],
] as const satisfies readonly Building[];

const all = [
  ...named("move", MOVES),
  ...named("event", EVENTS),
  ...PHASES.map((phase) => `phase.${phase}`),
  ...ROLES.map((role) => `role.${role}`),
  ...BUILDINGS.flatMap((building) => [`built.${building}`, `earned.building.${building}`]),
  ...EFFECTS.map((building) => `effect.${building}`),
  ...TILES.map((tile) => `laid.${tile}`),
  ...GOODS.flatMap((good) => ["produced", "extra", "sold", "loaded", "stored", "kept", "returned"].map((what) => `${what}.${good}`)),
  ...["captain", "harbor"].map((why) => `bonus.${why}`),
  ...ENDINGS.map((ending) => `ending.${ending}`),
  ...[0, 1, 2].map((ship) => `sailed.${ship}`),
  ...ROLES.slice(0, 6).map((role) => `earned.role.${role}`),
  "earned.role.prospector",
  "earned.earned.roleCards",
];

/** Found by what only this building allows. */
function effectOf(event: Event, before: Table): Building | undefined {
  const owns = (seat: number, building: Building): boolean => {
    const { city, cityColonists } = before.players[seat]!;
    return (cityColonists[city.indexOf(BUILDINGS.indexOf(building))] ?? 0) > 0;
  };
  switch (event.type) {
    case "tile":
      if (before.phase === "hacienda" && event.at === NONE) return "hacienda";
      return event.tile === TILES.indexOf("quarry") && event.seat !== before.picker ? "constructionHut" : undefined;
    case "moved":
      if (before.phase === "hospice") return "hospice";
      return before.phase === "university" ? "university" : undefined;
    case "sold":
      return before.house.includes(event.good) && owns(event.seat, "office") ? "office" : undefined;
    case "stored":
      return owns(event.seat, "largeWarehouse") ? "largeWarehouse" : "smallWarehouse";
    case "factory":
      return event.n > 0 ? "factory" : undefined;
    case "bonus":
      return event.why === "harbor" ? "harbor" : undefined;
    case "loaded":
      return event.ship === NONE ? "wharf" : undefined;
    default:
      return undefined;
  }
}

/** What an event is about, if anything. */
function thingOf(event: Event): string | undefined {
  switch (event.type) {
    case "role":
      return `role.${ROLES[event.card]}`;
    case "tile":
      return `laid.${TILES[event.tile]}`;
    case "built":
      return `built.${BUILDINGS[event.building]}`;
    case "bonus":
      return `bonus.${event.why}`;
    case "lastRound":
      return `ending.${ENDINGS[event.ending]}`;
    case "sailed":
      return `sailed.${event.ship}`;
    default:
      return "good" in event ? `${event.type}.${GOODS[event.good]}` : undefined;
  }
}

const MARKETS: Readonly<Record<string, string>> = {
  "building.smallMarket": "effect.smallMarket",
  "building.largeMarket": "effect.largeMarket",
};

function broken(state: State<PuertoRico>): string[] {
  const [found, due] = [stockTaking(state), boxOf(state.table.players.length)];
  return [...faults(state), ...(isEqual(found, due) ? [] : [`something is lost: ${JSON.stringify(found)} of ${JSON.stringify(due)}`])];
}

export const inventory: Inventory<PuertoRico> = {
  game: puertoRico,
  telling: [27, 42, 39, 31, 43, 25, 26],
  all,
  used: (frames, before) =>
    frames.flatMap(({ event, table }, at) => {
      const effect = effectOf(event, frames[at - 1]?.table ?? before);
      return [
        `event.${event.type}`,
        `phase.${table.phase}`,
        ...[thingOf(event) ?? []].flat(),
        ...(effect === undefined ? [] : [`effect.${effect}`]),
      ];
    }),
  usedBy: ({ type }) => [`move.${type}`],
  earned: (source) => [`earned.${source}`, ...[MARKETS[source] ?? []].flat()],
  broken,
  built: () => [],
};
