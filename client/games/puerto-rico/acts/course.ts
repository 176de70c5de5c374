/** How the course of a match is told: roles, turns, rounds and the end. */
import { at } from "../../../../shared/core/base/checked.ts";
import { playedCard } from "../../../../shared/puerto-rico/offers/phases.ts";
import { result } from "../../../../shared/puerto-rico/score.ts";
import { ENDINGS, NONE, ROLES, type Table } from "../../../../shared/puerto-rico/state.ts";
import type { Cue } from "../../../face/pose.ts";
import { actAbout, coreTellers, cue } from "../../../face/telling.ts";
import type { Args } from "../../../text/grammar.ts";
import { GAUGES } from "../layout/gauges.ts";
import { roleId } from "../wording/ids.ts";
import type { SomeTellers } from "./context.ts";

export const course = {
  ...coreTellers,
  began: (_event, { say }) => ({ line: say("began"), cues: [] }),
  ended: (_event, { say }) => ({ line: say("ended"), cues: [] }),
  role({ seat, card, n }, { say, money }) {
    const line = say(n > 0 ? "rolePaid" : "role", { ...roleId(card), doubloons: n });
    const cues = [cue(`role:${card}`, 0, { motion: "take", sound: "card" }), ...money(seat, 0, `role:${card}`)];
    return { line, cues, pieces: [`role:${card}`] };
  },
  prospected: ({ seat }, { say, money }) => ({ line: say("prospected"), cues: money(seat, 0), pieces: [`purse:${seat}`] }),
  paid: (_event, { say }) => ({ line: say("paid"), cues: [cue("doubloon*", 0, { motion: "pay", from: "bank", sound: "coin" })] }),
  passed: (_event, { was, say }) => ({ line: say(`passed.${was.phase}`), cues: [] }),
  skipped: (_event, { table, say }) => ({ line: say("skipped", playing(table)), cues: [] }),
  turn: () => ({ cues: [] }),
  governor(_event, { was, table, say }) {
    const back = was.cardOwner.flatMap((owner, card) =>
      owner === NONE ? [] : [cue(`role:${card}`, 0, { motion: "deal", sound: "card" })],
    );
    const line = say("governor", { round: table.round });
    return { line, cues: [...back, cue("governor", 1, { motion: "take", sound: "wood" })], pieces: ["governor"] };
  },
  lastRound({ ending }, { say }) {
    const piece = `gauge:${GAUGES[ending]}`;
    const cues = [cue(piece, 0, { flourish: true, sound: "bell" }), cue("lantern", 1, { from: piece, motion: "place" })];
    return actAbout(say(`lastRound.${ENDINGS[ending]}`), cues);
  },
  over: (_event, { table, say }) => actAbout(say("over"), scoreCues(table)),
} satisfies SomeTellers;

/** The scores are shown one after the other, the winner's last. */
function scoreCues(table: Table): Cue[] {
  const places = result(table)?.places ?? [];
  const last = Math.max(...places);
  return places.map((place, seat) => {
    const won = place === 1;
    return cue(`score:${seat}`, last - place, {
      sound: won ? "bell" : "token",
      ...(won && { flourish: "victory" as const }),
    });
  });
}

/** The role being played, for sentences about passing. */
function playing(table: Table): Args {
  const card = playedCard(table);
  return { role: card === NONE ? "" : at(ROLES, card) };
}
