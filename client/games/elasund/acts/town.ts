/** How the town is told: buildings, walls, the church, permits and the trade track. */
import { at } from "../../../../shared/core/base/checked.ts";
import type { Sight } from "../../../../shared/core/contract/game.ts";
import { BUILDINGS, COLOUR_OF, KIND_OF } from "../../../../shared/elasund/catalog.ts";
import { fieldName } from "../../../../shared/elasund/rules/town/grid.ts";
import { pieceOf } from "../../../../shared/elasund/rules/town/walls.ts";
import { type Elasund, KINDS, NONE, PERMITS } from "../../../../shared/elasund/state.ts";
import type { Act } from "../../../face/pose.ts";
import { actAbout, cue, type Say } from "../../../face/telling.ts";
import { wallPlace } from "../wording/wall-place.ts";
import { cubeCues } from "./changes.ts";
import type { SomeTellers } from "./context.ts";

export const town = {
  built({ tile, field, cubes }, { actor, say }) {
    const kind = at(KIND_OF, tile);
    const large = at(BUILDINGS, kind).flags.length > 1;
    const rise = cue(`tile:${tile}`, 0, { motion: "place", sound: "build", flourish: large });
    const line = say("built", { kind: at(KINDS, kind), field: fieldName(field) });
    return actAbout(line, [rise, ...cubeCues(cubes > 0, actor, 1)], [`tile:${tile}`]);
  },
  displaced(event, { before, after, say }) {
    const owners = [...new Set(event.tiles.map((tile) => at(before.table.owners, tile)))];
    const cues = event.tiles.map((tile) => cue(`tile:${tile}`, 0, { motion: "fall", sound: "destroy" }));
    const cubes = owners.flatMap((seat) => cubeCues(hasOtherCubes(before, after, seat), seat, 0));
    const tiles = event.tiles.map((tile) => `${before.table.owners[tile]}:${KINDS[at(KIND_OF, tile)]}`).join(" ");
    return actAbout(
      say("displaced", { tiles }),
      [...cues, ...cubes],
      cues.map(({ piece }) => piece),
    );
  },
  walled(event, { actor, say }) {
    const { tower, influence } = pieceOf(event.piece);
    const wall = cue(`wall:${event.piece}`, 0, { motion: "place", sound: "stone" });
    const line = say(tower ? "tower" : "walled", { ...wallPlace(event.space), influence });
    return actAbout(line, [wall, ...cubeCues(tower, actor, 1)], [`wall:${event.piece}`]);
  },
  traded({ seat, points }, { before, after, say }) {
    const line = say(points > 0 ? "traded" : "untraded", { points: Math.abs(points), at: at(after.table.trade, seat) });
    const marker = cue(`marker:${seat}`, 0, { motion: "slide", sound: "wood" });
    const cues = [marker, ...cubeCues(hasOtherCubes(before, after, seat), seat, 1)];
    return { ...actAbout(line, cues, [`marker:${seat}`]), aside: true };
  },
  peeked({ tiles }, { say }) {
    const pieces = tiles?.map((tile) => `church:${tile}`) ?? ["peek:0", "peek:1"];
    const cues = pieces.map((piece) => cue(piece, 0, { motion: "deal", from: "church", sound: "card" }));
    return actAbout(say("peeked"), cues);
  },
  churched: ({ tile }, { before, after, say }) => churched(tile, before, after, say),
  settled({ tile, field }, { say }) {
    const line = say("settled", { kind: at(KINDS, at(KIND_OF, tile)), field: fieldName(field), seat: at(COLOUR_OF, tile) });
    return actAbout(line, [cue(`tile:${tile}`, 0, { motion: "place", sound: "wood" })]);
  },
  homeless: ({ tile }, { say }) =>
    actAbout(say("homeless", { kind: at(KINDS, at(KIND_OF, tile)), seat: at(COLOUR_OF, tile) }), [
      cue(`tile:${tile}`, 0, { motion: "fall" }),
    ]),
  placed({ value, field }, { actor, say }) {
    const permit = `permit:${actor * PERMITS + value}`;
    return actAbout(say("placed", { value, field: fieldName(field) }), [cue(permit, 0, { motion: "stack", sound: "tile" })]);
  },
  raised({ from, to }, { actor, say }) {
    const [lower, higher] = [from, to].map((value) => `permit:${actor * PERMITS + value}`) as [string, string];
    const cues = [cue(lower, 0, { motion: "take", sound: "paper" }), cue(higher, 1, { motion: "stack", sound: "tile" })];
    return actAbout(say("raised", { from, to }), cues);
  },
  returned({ permits }, { say }) {
    const cues = permits.map((permit) => cue(`permit:${permit}`, 0, { motion: "deal", sound: "paper" }));
    return { ...actAbout(say("returned", { count: permits.length }), cues), aside: true };
  },
} satisfies SomeTellers;

const hasOtherCubes = (before: Sight<Elasund>, after: Sight<Elasund>, seat: number): boolean =>
  after.table.cubes[seat] !== before.table.cubes[seat];

/** The founder has the first tiles in the tray; the tile that is not laid returns unseen. */
function churched(tile: number, before: Sight<Elasund>, after: Sight<Elasund>, say: Say): Act {
  const { table } = after;
  const first = before.table.step === "tile";
  const tray = before.secret?.tiles ?? [];
  const known = first && before.seat === before.table.turn && tray.length > 0;
  const left = table.church.filter((builder) => builder === NONE).length;
  const laid = cue(`church:${tile}`, 0, {
    motion: "place",
    sound: "stone",
    flourish: left > 0,
    ...(known ? {} : { from: first ? "peek:0" : "church" }),
  });
  const rest = !first ? [] : known ? tray.filter((other) => other !== tile).map((other) => `church:${other}`) : ["peek:1"];
  const back = rest.map((piece) => cue(piece, 0, { motion: "slide", to: "church" }));
  // The tray lies under what leaves it until that is gone.
  const cleared = first ? [cue("tray", 1)] : [];
  const feast = left === 0 ? [cue("area", 2, { flourish: "church", sound: "bell" })] : [];
  return actAbout(
    say("churched", { left }),
    [laid, ...back, ...cleared, ...cubeCues(true, before.table.turn, 1, "bell"), ...feast],
    [`church:${tile}`],
  );
}
