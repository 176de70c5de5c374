/** How each event is told: a sentence for the log, and which pieces move when, from where and to where. */
import type { Sight } from "../../../shared/core/game.ts";
import type { CoreEvent } from "../../../shared/core/view.ts";
import { sum } from "../../../shared/elasund/cards.ts";
import { BUILDINGS, COLOUR_OF, DICE_ROWS, KIND_OF, NUMBERS } from "../../../shared/elasund/catalog.ts";
import { spaceName } from "../../../shared/elasund/moves.ts";
import { refusalOf } from "../../../shared/elasund/offers/refusals.ts";
import { isPirate } from "../../../shared/elasund/pirates.ts";
import { BONUSES, CARDS, type Elasund, type Event, KINDS, NONE, PERMITS } from "../../../shared/elasund/state.ts";
import { fieldName } from "../../../shared/elasund/town/grid.ts";
import { pieceOf } from "../../../shared/elasund/town/walls.ts";
import type { Act, Cue, Line } from "../../stage/pose.ts";
import { drawnCues, givenCues, halvedCues, laidCues, openedCues, spentCues, sweptCues, tookCues } from "./card-acts.ts";
import { cubeCues, cue } from "./cues.ts";

/** Of no seat. */
const NOBODY = -1;

type Args = Readonly<Record<string, string | number>>;

export function act(event: Event | CoreEvent, before: Sight<Elasund>, after: Sight<Elasund>): Act | undefined {
  const { table } = after;
  const actor = "seat" in event ? event.seat : before.table.turn;
  const say = (key: string, args: Args = {}): Line => [`log.${key}`, { seat: actor, ...args }];
  /** An event of the whole table, whichever seat was asked. */
  const all = (key: string, cues: readonly Cue[] = [], args: Args = {}): Act => ({ line: [`log.${key}`, args], cues, seat: NOBODY });
  switch (event.type) {
    case "began":
    case "ended":
      return all(event.type);
    case "stalled":
      return all(event.full ? "full" : "stalled", [], { rounds: NUMBERS.idleRounds });
    case "takenBack":
    case "resigned":
      return { line: say(event.type), cues: [] };
    case "turn":
      return actAbout(say(event.idle ? noBonus(before) : "turn"), dice("slide"), [`mat:${event.seat}`]);
    case "rolled": {
      const total = sum(event.dice);
      const turns = isPirate(table) === isPirate(before.table) ? [] : [cue("ship", 1, { sound: "horn", flourish: isPirate(table) })];
      return {
        line: say(isPirate(table) ? "rolledPirates" : "rolled", { total }),
        cues: [...dice("arc"), ...turns],
        pieces: ["die:0", "die:1"],
      };
    }
    case "sailed": {
      const line = say(isPirate(table) ? "pirates" : "sailed", { dice: DICE_ROWS[event.row]! });
      return actAbout(line, [cue("ship", 0, { path: "slide", sound: "splash" })], ["ship", `row:${event.row}`]);
    }
    case "owed":
      return all(`owed.${event.why}`, [], bySeat(event.owes));
    case "laid":
      return { cues: laidCues(before, after, event.seat) };
    case "revealed":
      return all("revealed", openedCues(before, after));
    case "took":
      return { line: say("took", { card: CARDS[event.card]! }), cues: tookCues(before, after, event.card) };
    case "swept":
      return { cues: sweptCues(before) };
    case "halved":
      return all(event.gold.some((gold) => gold > 0) ? "halved" : "halvedNothing", halvedCues(before, after), bySeat(event.gold));
    case "shuffled":
      return { ...all("shuffled", [cue("deck", 0, { sound: "deal" })]), pieces: ["deck"] };
    case "drew": {
      const line = say(`drew.${event.why}`, { gold: event.gold, influence: event.influence });
      return { line, ...drawnCues(event, before, after) };
    }
    case "chose":
    case "lifted":
    case "aimed":
      return { cues: [] };
    case "passed":
      return { ...(event.idle && { line: say("noBuild") }), cues: [] };
    case "bonus":
      return { line: say("bonus", { bonus: BONUSES[event.action]! }), cues: [] };
    case "spent":
      return { line: say("spent", paid(event.cards)), cues: spentCues(event.cards, before, after) };
    case "compensated":
      return { line: say("compensated", bySeat(event.gold)), cues: givenCues(before, after) };
    case "returned":
      return actAbout(
        say("returned", { count: event.permits.length }),
        event.permits.map((permit) => cue(`permit:${permit}`, 0, { path: "arc", sound: "card" })),
      );
    case "displaced": {
      const owners = [...new Set(event.tiles.map((tile) => before.table.owners[tile]!))];
      const cues = event.tiles.map((tile) => cue(`tile:${tile}`, 0, { path: "arc", sound: "destroy" }));
      const tiles = event.tiles.map((tile) => `${before.table.owners[tile]}:${KINDS[KIND_OF[tile]!]}`).join(" ");
      return actAbout(
        say("displaced", { tiles }),
        [...cues, ...owners.flatMap((seat) => cubeCues(table.cubes[seat] !== before.table.cubes[seat], seat, 0))],
        cues.map(({ piece }) => piece),
      );
    }
    case "traded": {
      const lays = table.cubes[event.seat] !== before.table.cubes[event.seat];
      const line = say(event.points > 0 ? "traded" : "untraded", { points: Math.abs(event.points), at: table.trade[event.seat]! });
      return actAbout(
        line,
        [cue(`marker:${event.seat}`, 0, { sound: "tile" }), ...cubeCues(lays, event.seat, 1)],
        [`marker:${event.seat}`],
      );
    }
    case "built": {
      const kind = KIND_OF[event.tile]!;
      const large = BUILDINGS[kind]!.flags.length > 1;
      const line = say("built", { kind: KINDS[kind]!, field: fieldName(event.field) });
      return actAbout(
        line,
        [cue(`tile:${event.tile}`, 0, { path: "arc", sound: "build", flourish: large }), ...cubeCues(event.cubes > 0, actor, 1)],
        [`tile:${event.tile}`],
      );
    }
    case "walled": {
      const { tower, influence } = pieceOf(event.piece);
      const line = say(tower ? "tower" : "walled", { space: spaceName(event.space), influence });
      return actAbout(
        line,
        [cue(`wall:${event.piece}`, 0, { path: "slide", sound: "build" }), ...cubeCues(tower, actor, 1)],
        [`wall:${event.piece}`],
      );
    }
    case "peeked": {
      const pieces = event.tiles?.map((tile) => `church:${tile}`) ?? ["peek:0", "peek:1"];
      return actAbout(
        say("peeked"),
        pieces.map((piece) => cue(piece, 0, { path: "arc", from: "church", sound: "card" })),
      );
    }
    case "churched":
      return churched(event.tile, before, after, say);
    case "settled": {
      const seat = COLOUR_OF[event.tile]!;
      const line = say("settled", { kind: KINDS[KIND_OF[event.tile]!]!, field: fieldName(event.field), seat });
      return actAbout(line, [cue(`tile:${event.tile}`, 0, { path: "arc", sound: "wood" })]);
    }
    case "homeless":
      return actAbout(say("homeless", { kind: KINDS[KIND_OF[event.tile]!]!, seat: COLOUR_OF[event.tile]! }), [
        cue(`tile:${event.tile}`, 0),
      ]);
    case "placed": {
      const permit = `permit:${actor * PERMITS + event.value}`;
      return actAbout(say("placed", { value: event.value, field: fieldName(event.field) }), [
        cue(permit, 0, { path: "arc", sound: "tile" }),
      ]);
    }
    case "raised": {
      const [from, to] = [event.from, event.to].map((value) => `permit:${actor * PERMITS + value}`) as [string, string];
      return actAbout(say("raised", { from: event.from, to: event.to }), [
        cue(from, 0, { path: "arc", sound: "card" }),
        cue(to, 1, { path: "arc", sound: "tile" }),
      ]);
    }
    case "won":
      return actAbout(
        say("won"),
        [cue("track", 0, { flourish: true, sound: "victory" }), cue(`mat:${event.seat}`, 0, { flourish: true, sound: "bell" })],
        [`mat:${event.seat}`],
      );
  }
}

/** It is about the pieces that move, unless others are given. */
const actAbout = (line: Line, cues: readonly Cue[], pieces: readonly string[] = cues.map(({ piece }) => piece)): Act => ({
  line,
  cues,
  pieces,
});

const dice = (path: "arc" | "slide"): Cue[] =>
  [0, 1].map((die) => cue(`die:${die}`, 0, { path, sound: path === "arc" ? "dice" : "slide" }));

/** The founder has the first tiles in the tray; the tile that is not laid returns unseen. */
function churched(tile: number, before: Sight<Elasund>, after: Sight<Elasund>, say: (key: string, args?: Args) => Line): Act {
  const { table } = after;
  const first = before.table.step === "tile";
  const tray = before.secret?.tiles ?? [];
  const known = first && before.seat === before.table.turn && tray.length > 0;
  const laid = cue(`church:${tile}`, 0, {
    path: "arc",
    sound: "wood",
    flourish: true,
    ...(known ? {} : { from: first ? "peek:0" : "church" }),
  });
  const rest = !first ? [] : known ? tray.filter((other) => other !== tile).map((other) => `church:${other}`) : ["peek:1"];
  const left = table.church.filter((builder) => builder === NONE).length;
  const back = rest.map((piece) => cue(piece, 0, { path: "slide", to: "church" }));
  return actAbout(say("churched", { left }), [laid, ...back, ...cubeCues(true, before.table.turn, 1)], [`church:${tile}`]);
}

/** Why the reader could take no bonus action: too few cards, or no permit they would pay for. */
const noBonus = (before: Sight<Elasund>): string =>
  before.secret !== undefined && BONUSES.some((_bonus, action) => refusalOf(before, { type: "bonus", action })?.why === "noPermit")
    ? "turn.noPermit"
    : "turn.noCards";

/** Amounts by seat, for the sentences. */
const bySeat = (amounts: readonly number[]): Args => Object.fromEntries(amounts.map((amount, seat) => [`seat${seat}`, amount]));
const paid = (cards: readonly number[]): Args => Object.fromEntries(cards.map((count, card) => [CARDS[card]!, count]));
