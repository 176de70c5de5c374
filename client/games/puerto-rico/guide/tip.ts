/** One sentence of advice at each kind of choice, for a newcomer's first matches. */
import type { Sight } from "../../../../shared/core/game.ts";
import type { PuertoRico } from "../../../../shared/puerto-rico/state.ts";
import type { Line } from "../../../stage/pose.ts";
import { questionOf } from "../prompt.ts";

export const tip = ({ table, seat }: Sight<PuertoRico>): Line | undefined =>
  table.phase === "over" || table.turn !== seat ? undefined : [`tip.${TIPS[questionOf(table)] ?? questionOf(table)}`];

/** Questions that one sentence fits. */
const TIPS: Readonly<Record<string, string>> = { moving: "lifting", placing: "lifting" };
