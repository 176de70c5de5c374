/** How each event is told: a sentence for the log, and which pieces move when, from where and to where. */
import type { Sight } from "../../../shared/core/game.ts";
import type { CoreEvent } from "../../../shared/core/view.ts";
import { PRINTED, QUARRY } from "../../../shared/puerto-rico/catalog.ts";
import { playedCard } from "../../../shared/puerto-rico/offers/phases.ts";
import { ENDINGS, type Event, NONE, type PuertoRico, ROLES, type Table } from "../../../shared/puerto-rico/state.ts";
import type { Act, Cue, Line } from "../../stage/pose.ts";
import { shownCoins } from "./coins.ts";
import { GAUGES } from "./gauges.ts";
import { barrelCue } from "./goods.ts";
import { nearSeat } from "./layout/frame.ts";
import { spotPiece } from "./layout/spots.ts";
import { buildingId, goodId, roleId, spotId, tileId } from "./words.ts";

type Args = Readonly<Record<string, string | number>>;
const cue = (piece: string, order: number, rest: Omit<Cue, "piece" | "order"> = {}): Cue => ({ piece, order, ...rest });

/** The seat of what the rules do by themselves: ships sail, tiles are turned up, role cards get doubloons. */
const NO_SEAT = -1;

/** The seat of a line is the one it happens to, which is often not the one that was asked. */
export function act(event: Event | CoreEvent, before: Sight<PuertoRico>, after: Sight<PuertoRico>): Act {
  const act = tell(event, before, after);
  return { seat: "seat" in event ? event.seat : NO_SEAT, ...act };
}

function tell(event: Event | CoreEvent, before: Sight<PuertoRico>, after: Sight<PuertoRico>): Act {
  const { table } = after;
  const was = before.table;
  const near = nearSeat(after);
  const say = (key: string, args: Args = {}): Line => [`log.${key}`, "seat" in event ? { seat: event.seat, ...args } : args];
  /** Only the near seat's barrels have a keyed place. */
  const barrelsOf = (seat: number, good: number): string => (seat === near ? `goods:${seat}:${good}` : `flag:${seat}`);
  const money = (seat: number, order: number, bank = "bank"): Cue[] => coinCues(was, table, seat, seat === near, order, bank);
  switch (event.type) {
    case "began":
      return { line: say("began"), cues: [] };
    case "takenBack":
    case "resigned":
    case "ended":
      return { line: say(event.type), cues: [] };
    case "role": {
      const { seat, card, n } = event;
      const line = say(n > 0 ? "rolePaid" : "role", { ...roleId(card), doubloons: n });
      const cues = [cue(`role:${card}`, 0, { path: "arc", sound: "card" }), ...money(seat, 1, `role:${card}`)];
      return { line, cues, pieces: [`role:${card}`] };
    }
    case "prospected":
      return { line: say("prospected"), cues: money(event.seat, 0), pieces: [`purse:${event.seat}`] };
    case "tile": {
      const { seat, tile, at } = event;
      const drawn = at === NONE && tile !== QUARRY;
      const from = drawn ? "stack" : at === NONE ? "quarry" : `row:${at}`;
      const line = say(drawn ? "drew" : "tile", tileId(tile));
      return { line, cues: [cue("tile*", 0, { path: "arc", from, sound: "tile" })], pieces: [`island:${seat}`] };
    }
    case "discarded":
      return actOf(
        say("discarded"),
        was.faceUp.flatMap((tile, at) => (tile === NONE ? [] : [cue(`row:${at}`, 0, { path: "arc", to: "discard", sound: "tile" })])),
      );
    case "reshuffled":
      return actOf(say("reshuffled"), [cue("stack", 0, { sound: "card" })]);
    case "turned":
      return actOf(
        say("turned", { count: event.places.length }),
        event.places.map((at) => cue(`row:${at}`, 0, { path: "arc", from: "stack", sound: "flip" })),
      );
    case "moved": {
      const { seat, from, to, n } = event;
      const [source, target] = [spotPiece(from, seat), spotPiece(to, seat)];
      const line = say(colonistLine(from, to), { count: n, ...spotId(to), from: spotId(from).spot });
      return { line, cues: [cue("colonist*", 0, { path: "arc", from: source, to: target, sound: "step" })], pieces: [target] };
    }
    case "boarded":
      return {
        line: say("boarded", { count: event.n }),
        cues: [cue("colonist*", 0, { path: "arc", from: "pile:colonists", sound: "step" })],
        pieces: ["colonistShip"],
      };
    case "built": {
      const { seat, building, n } = event;
      const piece = `lot:${seat}:${building}`;
      const flourish = PRINTED[building]!.large;
      const rise = cue(piece, n > 0 ? 1 : 0, { path: "arc", from: `market:${building}`, sound: "build", flourish });
      return {
        line: say(n > 0 ? "built" : "builtFree", { ...buildingId(building), doubloons: n }),
        cues: [...money(seat, 0), rise],
        pieces: [piece],
      };
    }
    case "produced":
    case "extra": {
      const n = event.type === "extra" ? 1 : event.n;
      const line = say(event.type, { barrels: n, ...goodId(event.good) });
      const cues = [cue(barrelCue(event.good), 0, { from: `stock:${event.good}`, sound: "barrel" })];
      return { line, cues, pieces: [barrelsOf(event.seat, event.good)] };
    }
    case "factory":
      return { line: say("factory", { doubloons: event.n }), cues: money(event.seat, 0), pieces: [`purse:${event.seat}`] };
    case "sold": {
      const { seat, good, n } = event;
      const cues = [cue(barrelCue(good), 0, { path: "arc", sound: "barrel" }), ...money(seat, 1, "house")];
      return { line: say(n > 0 ? "sold" : "soldFree", { doubloons: n, ...goodId(good) }), cues, pieces: ["house", `purse:${seat}`] };
    }
    case "houseEmptied":
      return { line: say("houseEmptied"), cues: toSupply(was, table, 0), pieces: ["house"] };
    case "loaded":
      return loaded(event, was, table, say);
    case "loadingOver":
      return { line: say("loadingOver"), cues: [] };
    case "bonus": {
      const cues = points(was, table, event.seat, 0);
      return { line: say(`bonus.${event.why}`), cues, pieces: [`score:${event.seat}`] };
    }
    case "stored":
    case "kept":
      return { line: say(event.type, goodId(event.good)), cues: [], pieces: [barrelsOf(event.seat, event.good)] };
    case "returned": {
      const line = say("returned", { barrels: event.n, ...goodId(event.good) });
      return { line, cues: toSupply(was, table, 0), pieces: [`stock:${event.good}`] };
    }
    case "sailed":
      return sailed(event.ship, was, table, say);
    case "passed":
      return { line: say(`passed.${was.phase}`), cues: [] };
    case "skipped":
      return { line: say("skipped", playing(table)), cues: [] };
    case "turn":
      return { cues: [] };
    case "lastRound": {
      const piece = `gauge:${GAUGES[event.ending]}`;
      return actOf(say(`lastRound.${ENDINGS[event.ending]}`), [
        cue(piece, 0, { flourish: true, sound: "bell" }),
        cue("lantern", 1, { from: piece, path: "arc" }),
      ]);
    }
    case "paid":
      return { line: say("paid"), cues: [cue("doubloon*", 0, { path: "arc", from: "bank", sound: "coin" })] };
    case "governor": {
      const back = was.cardOwner.flatMap((owner, card) => (owner === NONE ? [] : [cue(`role:${card}`, 0, { path: "arc", sound: "card" })]));
      const line = say("governor", { round: table.round });
      return { line, cues: [...back, cue("governor", 1, { path: "arc", sound: "wood" })], pieces: ["governor"] };
    }
    case "over":
      return actOf(
        say("over"),
        table.players.map((_player, seat) => cue(`score:${seat}`, 0, { flourish: true, sound: "flourish" })),
      );
  }
}

/** A line about the pieces that move. */
const actOf = (line: Line, cues: readonly Cue[]): Act => ({ line, cues, pieces: cues.map(({ piece }) => piece) });

/** Coins gained from or paid to a place. */
function coinCues(before: Table, after: Table, seat: number, near: boolean, order: number, bank: string): Cue[] {
  const [had, has] = [before, after].map(({ players }) => players[seat]!.money) as [number, number];
  const [few, many] = [Math.min(had, has), Math.max(had, has)];
  const seen = shownCoins(many, near).filter((coin) => coin >= few);
  const way = has > had ? { from: bank } : { to: "bank" };
  return seen.map((coin) => cue(`coin:${seat}:${coin}`, order, { path: "arc", sound: "coin", ...way }));
}

/** The top chip of the pool flies to the seat that scored. */
function points(before: Table, after: Table, seat: number, order: number): Cue[] {
  const score = cue(`score:${seat}`, order + 1);
  if (before.points === after.points) return [score];
  return [cue(`chip:${before.points}`, order, { path: "arc", to: `score:${seat}`, sound: "coin" }), score];
}

/** Barrels that came back to the supply. */
function toSupply(before: Table, after: Table, order: number): Cue[] {
  return after.goods.flatMap((count, good) =>
    Array.from({ length: Math.max(0, count - before.goods[good]!) }, (_none, n) =>
      cue(`stock:${good}:${before.goods[good]! + n}`, order, { path: "arc", sound: "barrel" }),
    ),
  );
}

type Say = (key: string, args?: Args) => Line;

function loaded({ seat, good, ship, n }: Extract<Event, { type: "loaded" }>, before: Table, after: Table, say: Say): Act {
  const score = points(before, after, seat, 1);
  if (ship === NONE) {
    const line = say("wharf", { barrels: n, ...goodId(good) });
    return { line, cues: [...toSupply(before, after, 0), ...score], pieces: [`score:${seat}`, `stock:${good}`] };
  }
  const { load, size } = before.ships[ship]!;
  const aboard = Array.from({ length: n }, (_none, at) => cue(`aboard:${ship}:${load + at}`, 0, { path: "arc", sound: "barrel" }));
  const line = say("loaded", { barrels: n, size, ...goodId(good) });
  return { line, cues: [...aboard, ...score], pieces: [`ship:${ship}`, `score:${seat}`] };
}

/** The barrels go below, the full ship sails off, and an empty one comes back. */
function sailed(ship: number, before: Table, after: Table, say: Say): Act {
  const { load, size, good } = before.ships[ship]!;
  const below = Array.from({ length: load }, (_none, n) => cue(`aboard:${ship}:${n}`, 0, { sound: "barrel" }));
  const cues = [
    ...below,
    cue(`full:${ship}`, 1, { path: "slide", to: "horizon", sound: "horn" }),
    cue(`empty:${ship}`, 2, { path: "slide", from: "horizon", sound: "splash" }),
    ...toSupply(before, after, 2),
  ];
  return { line: say("sailed", { size, ...goodId(good) }), cues, pieces: [`ship:${ship}`] };
}

/** The role being played, for sentences about passing. */
function playing(table: Table): Args {
  const card = playedCard(table);
  return { role: card === NONE ? "" : ROLES[card]! };
}

function colonistLine(from: number, to: number): string {
  const [source, target] = [spotId(from).spot, spotId(to).spot];
  if (target === "sanJuan") return source === "ship" ? "landed" : source === "supply" ? "privilege" : "lifted";
  return source === "sanJuan" ? "placed" : "sent";
}
