/** How the course of a match is told: the draft, each age, whose turn it is, and the end. */
import { NONE, WONDERS } from "../../../../shared/duel/catalog.ts";
import type { Event, Table } from "../../../../shared/duel/state.ts";
import type { Act, Cue } from "../../../stage/pose.ts";
import { actAbout, cue, NO_SEAT, type Say } from "../../telling.ts";
import type { SomeTellers } from "./context.ts";

export const course = {
  began: (_event, { say }) => ({ line: say("began"), cues: [] }),
  takenBack: (_event, { say }) => ({ line: say("takenBack"), cues: [] }),
  resigned: (_event, { say }) => ({ line: say("resigned"), cues: [] }),
  ended: (_event, { say }) => ({ line: say("ended"), cues: [] }),
  drafted({ wonder }, { before, say }) {
    const line = say(before.table.offer.length === 1 ? "draftedLast" : "drafted", { wonder: WONDERS[wonder]!.id });
    return actAbout(line, [cue(`wonder:${wonder}`, 0, { path: "arc", sound: "card" })]);
  },
  offered({ wonders }, { say }) {
    const cues = wonders.map((wonder, n) => cue(`wonder:${wonder}`, n, { path: "arc", from: "box", sound: "deal" }));
    return { ...actAbout(say("offered"), cues), seat: NO_SEAT };
  },
  removed: ({ wonder }, { say }) =>
    actAbout(say("removed", { wonder: WONDERS[wonder]!.id }), [cue(`wonder:${wonder}`, 0, { path: "arc", to: "box", sound: "discard" })]),
  dealt: ({ age }, { after, say }) => ({ line: say("dealt", { age }), seat: NO_SEAT, cues: dealt(after.table) }),
  turn({ again, seat }, { before, say }) {
    const pieces = [`city:${seat}`];
    if (again) return { line: say("again"), cues: [], pieces };
    return before.table.phase === "opener" ? { line: say("opens"), cues: [], pieces } : { cues: [] };
  },
  opener: (_event, { say }) => ({ line: say("opener"), cues: [cue("opener:0", 0), cue("opener:1", 0)] }),
  won: (event, { say }) => won(event, say),
} satisfies SomeTellers;

/** Two at a time, from the far row to the near one. */
const dealt = (table: Table): Cue[] =>
  table.pyramid.map((card, place) =>
    cue(card > NONE ? `card:${card}` : `place:${place}`, Math.floor(place / 2), { path: "arc", from: "box", sound: "deal" }),
  );

function won({ how, seat }: Extract<Event, { type: "won" }>, say: Say): Act {
  const flourish = { flourish: true, sound: "bell" } as const;
  if (how === "military") return actAbout(say("wonMilitary"), [cue("pawn", 0, flourish)]);
  if (how === "science")
    return actAbout(
      say("wonScience"),
      [0, 1, 2, 3, 4, 5].map((symbol) => cue(`science:${seat}:${symbol}`, symbol, flourish)),
    );
  return actAbout(say("wonPoints"), [cue("score:0", 0, flourish), cue("score:1", 0, flourish)]);
}
