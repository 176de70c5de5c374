/** How islands and cities are told: tiles, colonists and buildings. */
import { at } from "../../../../shared/core/base/checked.ts";
import { PRINTED, QUARRY } from "../../../../shared/puerto-rico/catalog.ts";
import { SHIP } from "../../../../shared/puerto-rico/rules/board.ts";
import { NONE } from "../../../../shared/puerto-rico/state.ts";
import { actAbout, cue } from "../../../face/telling.ts";
import { spotPiece } from "../layout/spots.ts";
import { buildingId, spotId, tileId } from "../wording/ids.ts";
import type { SomeTellers } from "./context.ts";

export const city = {
  tile({ seat, tile, at: place }, { table, say }) {
    const drawn = place === NONE && tile !== QUARRY;
    const from = drawn ? "stack" : place === NONE ? "quarry" : `row:${place}`;
    const line = say(drawn ? "drew" : "tile", tileId(tile));
    return actAbout(line, [cue(`tile:${seat}:${at(table.players, seat).island.length - 1}`, 0, { motion: "place", from, sound: "tile" })]);
  },
  discarded(_event, { was, say }) {
    const cues = was.faceUp.flatMap((tile, at) =>
      tile === NONE ? [] : [cue(`row:${at}`, 0, { motion: "deal", to: "discard", sound: "tile" })],
    );
    return actAbout(say("discarded"), cues);
  },
  reshuffled: (_event, { say }) => actAbout(say("reshuffled"), [cue("stack", 0, { sound: "tile" })]),
  turned({ places }, { say }) {
    const cues = places.map((at) => cue(`row:${at}`, 0, { motion: "deal", from: "stack", sound: "flip" }));
    return actAbout(say("turned", { count: places.length }), cues);
  },
  boarded: ({ n }, { say }) => ({
    line: say("boarded", { count: n }),
    cues: [cue("colonist*", 0, { motion: "roll", from: "pile:colonists", sound: "step" })],
    pieces: ["colonistShip"],
  }),
  moved({ seat, from, to, n }, { say }) {
    const [source, target] = [spotPiece(from, seat), spotPiece(to, seat)];
    const line = say(colonistLine(from, to), { count: n, ...spotId(to), from: spotId(from).spot });
    // Ashore they walk, one behind the other; a hand sets them into their circles.
    const motion = from === SHIP ? "roll" : "place";
    return { line, cues: [cue("colonist*", 0, { motion, from: source, to: target, sound: "step" })], pieces: [target] };
  },
  built({ seat, building, n }, { say, money }) {
    const piece = `lot:${seat}:${building}`;
    const flourish = at(PRINTED, building).large;
    const rise = cue(piece, n > 0 ? 1 : 0, { motion: "place", from: `market:${building}`, sound: "build", flourish });
    const line = say(n > 0 ? "built" : "builtFree", { ...buildingId(building), doubloons: n });
    return { line, cues: [...money(seat, 0), rise], pieces: [piece] };
  },
} satisfies SomeTellers;

function colonistLine(from: number, to: number): string {
  const [source, target] = [spotId(from).spot, spotId(to).spot];
  if (target === "sanJuan") return source === "ship" ? "landed" : source === "supply" ? "privilege" : "lifted";
  return source === "sanJuan" ? "placed" : "sent";
}
