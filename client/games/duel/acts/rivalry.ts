/** How one city's doings against the other are told: the pawn, its loot, coins taken, cards destroyed. */
import { LOOT } from "../../../../shared/duel/catalog.ts";
import { destroyable } from "../../../../shared/duel/rules/destroy.ts";
import { spacesToCapital } from "../../../../shared/duel/rules/military.ts";
import { other } from "../../../../shared/duel/state.ts";
import { actAbout, cue } from "../../../face/telling.ts";
import { cardId, type SomeTellers } from "./context.ts";

/** A move of the pawn is emphasised from this distance from the middle on. */
const DANGER = Math.max(...LOOT.map(({ at }) => at));

export const rivalry = {
  coins({ coins, seat, why }, { say, money }) {
    const bank = why === "economy" ? `purse:${other(seat)}` : "box";
    const line = say(coins > 0 ? "coinsWon" : "coinsLost", { coins: Math.abs(coins), why });
    return { line, cues: money(seat, 0, bank), pieces: [`purse:${seat}`] };
  },
  pawn({ seat, to }, { before, after, say }) {
    const steps = Math.abs(to - before.table.pawn);
    const [toOpponent, toOwn] = [seat, other(seat)].map((pusher) => spacesToCapital(after.table, pusher)) as [number, number];
    const line =
      steps === 0 ? say("pawnStays") : say("pawn", { steps, left: Math.min(toOpponent, toOwn), ownSide: Number(toOwn < toOpponent) });
    return actAbout(line, [cue("pawn", 0, { motion: "walk", steps, sound: "march", flourish: Math.abs(to) >= DANGER })]);
  },
  looted: ({ coins, seat, token }, { say, money }) => ({
    line: say(coins === 0 ? "lootedNothing" : "looted", { coins }),
    cues: [cue(`loot:${token}`, 0, { flourish: "pirates", sound: "coins" }), ...money(seat, 1)],
    pieces: [`purse:${seat}`],
  }),
  threatened({ seat, colour }, { after, say }) {
    const cues = destroyable(after.table, other(seat), colour).map((card) => cue(`card:${card}`, 0, { motion: "take" }));
    return actAbout(say("threatened", { colour }), cues);
  },
  destroyed: ({ card }, { say }) =>
    actAbout(say("destroyed", { card: cardId(card) }), [cue(`card:${card}`, 0, { motion: "fall", flourish: "pirates", sound: "destroy" })]),
} satisfies SomeTellers;
