/** How goods are told: produced, sold, loaded, stored and returned. */
import { at } from "../../../../shared/core/base/checked.ts";
import { type Event, NONE, type Table } from "../../../../shared/puerto-rico/state.ts";
import type { Act } from "../../../face/pose.ts";
import { cue, type Say } from "../../../face/telling.ts";
import { barrelCue } from "../layout/goods.ts";
import { goodId } from "../wording/ids.ts";
import type { Context, SomeTellers } from "./context.ts";
import { pointCues, supplyCues } from "./pieces.ts";

export const goods = {
  produced: ({ seat, good, n }, { say, barrelsOf }) => ({
    line: say("produced", { barrels: n, ...goodId(good) }),
    cues: producedCues(good),
    pieces: [barrelsOf(seat, good)],
  }),
  extra: ({ seat, good }, { say, barrelsOf }) => ({
    line: say("extra", { barrels: 1, ...goodId(good) }),
    cues: producedCues(good),
    pieces: [barrelsOf(seat, good)],
  }),
  factory: ({ seat, n }, { say, money }) => ({ line: say("factory", { doubloons: n }), cues: money(seat, 0), pieces: [`purse:${seat}`] }),
  sold({ seat, good, n }, { say, money }) {
    const cues = [cue(barrelCue(good), 0, { motion: "roll", sound: "barrel" }), ...money(seat, 1, "house")];
    return { line: say(n > 0 ? "sold" : "soldFree", { doubloons: n, ...goodId(good) }), cues, pieces: ["house", `purse:${seat}`] };
  },
  houseEmptied: (_event, { was, table, say }) => ({ line: say("houseEmptied"), cues: supplyCues(was, table, 0), pieces: ["house"] }),
  loaded: (event, { was, table, say }) => loaded(event, was, table, say),
  loadingOver: (_event, { say }) => ({ line: say("loadingOver"), cues: [] }),
  bonus: ({ seat, why }, { was, table, say }) => ({
    line: say(`bonus.${why}`),
    cues: pointCues(was, table, seat, 0),
    pieces: [`score:${seat}`],
  }),
  stored: (event, context) => kept(event, context),
  kept: (event, context) => kept(event, context),
  returned({ good, n }, { was, table, say }) {
    const line = say("returned", { barrels: n, ...goodId(good) });
    return { line, cues: supplyCues(was, table, 0), pieces: [`stock:${good}`] };
  },
  sailed: ({ ship }, { was, table, say }) => sailed(ship, was, table, say),
} satisfies SomeTellers;

const producedCues = (good: number) => [cue(barrelCue(good), 0, { from: `stock:${good}`, motion: "roll", sound: "barrel" })];

const kept = ({ type, seat, good }: Extract<Event, { type: "stored" | "kept" }>, { say, barrelsOf }: Context): Act => ({
  line: say(type, goodId(good)),
  cues: [],
  pieces: [barrelsOf(seat, good)],
});

function loaded({ seat, good, ship, n }: Extract<Event, { type: "loaded" }>, before: Table, after: Table, say: Say): Act {
  const score = pointCues(before, after, seat, 1);
  if (ship === NONE) {
    const line = say("wharf", { barrels: n, ...goodId(good) });
    return { line, cues: [...supplyCues(before, after, 0), ...score], pieces: [`score:${seat}`, `stock:${good}`] };
  }
  const { load, size } = at(before.ships, ship);
  const aboard = Array.from({ length: n }, (_none, at) => cue(`aboard:${ship}:${load + at}`, 0, { motion: "roll", sound: "barrel" }));
  const line = say("loaded", { barrels: n, size, ...goodId(good) });
  return { line, cues: [...aboard, ...score], pieces: [`ship:${ship}`, `score:${seat}`] };
}

/** The barrels drop into the hull and the colours are struck, the full ship sails off while the supply fills again, and an empty one comes in. */
function sailed(ship: number, before: Table, after: Table, say: Say): Act {
  const { load, size, good } = at(before.ships, ship);
  const below = Array.from({ length: load }, (_none, n) =>
    cue(`aboard:${ship}:${n}`, 0, { motion: "fall", to: `full:${ship}`, sound: "barrel" }),
  );
  const cues = [
    ...below,
    cue(`sail:${ship}`, 0),
    cue(`full:${ship}`, 1, { motion: "sail", to: "horizon", sound: "hull", flourish: "sail" }),
    cue(`empty:${ship}`, 2, { motion: "sail", from: "horizon", sound: "water" }),
    ...supplyCues(before, after, 1),
  ];
  return { line: say("sailed", { size, ...goodId(good) }), cues, pieces: [`ship:${ship}`] };
}
