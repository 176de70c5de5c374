/** How progress tokens are told. */
import { at } from "../../../../shared/core/base/checked.ts";
import type { Sight } from "../../../../shared/core/contract/game.ts";
import { CARDS, TOKENS } from "../../../../shared/duel/catalog.ts";
import type { City, Duel } from "../../../../shared/duel/state.ts";
import type { Cue } from "../../../face/pose.ts";
import { actAbout, cue } from "../../../face/telling.ts";
import type { SomeTellers } from "./context.ts";

export const tokens = {
  pair({ seat }, { after, say }) {
    const pair = pairOf(at(after.table.cities, seat)).map((card) => cue(`card:${card}`, 0, { flourish: true }));
    const cues = after.table.tokens.map((token) => cue(`token:${token}`, 1, { motion: "take", sound: "token" }));
    return actAbout(say("pair"), [...pair, cue("tray", 1), ...cues]);
  },
  token: ({ token }, { say }) =>
    actAbout(say("token", { token: at(TOKENS, token).id }), [cue(`token:${token}`, 0, { motion: "take", flourish: true, sound: "token" })]),
  drew({ tokens }, { say }) {
    const drawn = tokens?.map((token) => `token:${token}`) ?? [0, 1, 2].map((n) => `drawn:${n}`);
    const cues = drawn.map((piece) => cue(piece, 0, { motion: "deal", from: "box", sound: "token" }));
    return actAbout(say("drew"), cues);
  },
  kept: ({ token }, { before, say }) => ({
    line: say("kept", { token: at(TOKENS, token).id }),
    cues: kept(token, before),
    pieces: [`token:${token}`],
  }),
} satisfies SomeTellers;

/** The newest card, and the one that has its symbol. */
function pairOf({ cards }: City): readonly number[] {
  const symbol = at(CARDS, at(cards, cards.length - 1)).science;
  return symbol === 0 ? [] : cards.filter((card) => at(CARDS, card).science === symbol);
}

/** The kept token comes out of the tray, known or not; the other two go back to the box. */
function kept(token: number, before: Sight<Duel>): Cue[] {
  const drawn = before.secret?.drawn ?? [];
  const known = drawn.length > 0;
  const back = known ? drawn.filter((one) => one !== token).map((one) => `token:${one}`) : ["drawn:1", "drawn:2"];
  const taken = cue(`token:${token}`, 0, { motion: "take", flourish: true, sound: "token", ...(known ? {} : { from: "drawn:0" }) });
  return [taken, ...back.map((piece) => cue(piece, 1, { motion: "take", to: "box" }))];
}
