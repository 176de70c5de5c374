/** How the course of a match is told: roles, turns, rounds and the end. */
import { playedCard } from "../../../../shared/puerto-rico/offers/phases.ts";
import { ENDINGS, NONE, ROLES, type Table } from "../../../../shared/puerto-rico/state.ts";
import type { Args } from "../../../text/grammar.ts";
import { actAbout, cue } from "../../telling.ts";
import { GAUGES } from "../gauges.ts";
import { roleId } from "../words.ts";
import type { SomeTellers } from "./context.ts";

export const course = {
  began: (_event, { say }) => ({ line: say("began"), cues: [] }),
  takenBack: (_event, { say }) => ({ line: say("takenBack"), cues: [] }),
  resigned: (_event, { say }) => ({ line: say("resigned"), cues: [] }),
  ended: (_event, { say }) => ({ line: say("ended"), cues: [] }),
  role({ seat, card, n }, { say, money }) {
    const line = say(n > 0 ? "rolePaid" : "role", { ...roleId(card), doubloons: n });
    const cues = [cue(`role:${card}`, 0, { path: "arc", sound: "card" }), ...money(seat, 1, `role:${card}`)];
    return { line, cues, pieces: [`role:${card}`] };
  },
  prospected: ({ seat }, { say, money }) => ({ line: say("prospected"), cues: money(seat, 0), pieces: [`purse:${seat}`] }),
  paid: (_event, { say }) => ({ line: say("paid"), cues: [cue("doubloon*", 0, { path: "arc", from: "bank", sound: "coin" })] }),
  passed: (_event, { was, say }) => ({ line: say(`passed.${was.phase}`), cues: [] }),
  skipped: (_event, { table, say }) => ({ line: say("skipped", playing(table)), cues: [] }),
  turn: () => ({ cues: [] }),
  governor(_event, { was, table, say }) {
    const back = was.cardOwner.flatMap((owner, card) => (owner === NONE ? [] : [cue(`role:${card}`, 0, { path: "arc", sound: "card" })]));
    const line = say("governor", { round: table.round });
    return { line, cues: [...back, cue("governor", 1, { path: "arc", sound: "wood" })], pieces: ["governor"] };
  },
  lastRound({ ending }, { say }) {
    const piece = `gauge:${GAUGES[ending]}`;
    const cues = [cue(piece, 0, { flourish: true, sound: "bell" }), cue("lantern", 1, { from: piece, path: "arc" })];
    return actAbout(say(`lastRound.${ENDINGS[ending]}`), cues);
  },
  over(_event, { table, say }) {
    const cues = table.players.map((_player, seat) => cue(`score:${seat}`, 0, { flourish: true, sound: "bell" }));
    return actAbout(say("over"), cues);
  },
} satisfies SomeTellers;

/** The role being played, for sentences about passing. */
function playing(table: Table): Args {
  const card = playedCard(table);
  return { role: card === NONE ? "" : ROLES[card]! };
}
