/** The table in words, for players who do not see it. Lists are packed as in `pairsIn`. */
import { type Args, type People, pairsIn, type Sentence } from "../../../../text/grammar.ts";
import { called, list, many, personAt, who } from "../../../../text/zh-hans/grammar.ts";
import type { IN_WORDS as ENGLISH } from "../en/in-words.ts";
import { GOOD_NAMES, ROLE_NAMES } from "./names.ts";
import { barrels, buildingOf, coins, points, tileOf, workers } from "./phrases.ts";

const goods = (a: Args): string => list(pairsIn(a.goods).map(([count, good]) => `${count}桶${called(GOOD_NAMES, good)}`));

export const IN_WORDS = {
  "words.governor": (a: Args) => `总督：${who(a)}。`,
  "words.roles": (a: Args) =>
    `可选角色：${list(pairsIn(a.roles).map(([money, role]) => (money > 0 ? `${called(ROLE_NAMES, role)}（有${coins(money)}）` : called(ROLE_NAMES, role))))}。`,
  "words.rolesTaken": (a: Args, people?: People) =>
    `已选角色：${pairsIn(a.roles)
      .map(([seat, role]) => `${who(personAt(seat, people))}选了${called(ROLE_NAMES, role)}`)
      .join("，")}。`,
  "words.shipEmpty": (a: Args) => `${a.size}格货船：空。`,
  "words.ship": (a: Args) => `${a.size}格货船：已装${barrels(a)}，还剩${many(a.free, "格")}。`,
  "words.house": (a: Args) =>
    a.count === 0 ? `商会：空，共${many(a.spaces, "格")}。` : `商会：${goods(a)}；已占${a.count}格，共${many(a.spaces, "格")}。`,
  "words.tiles": (a: Args) =>
    `可拿的种植园：${list(pairsIn(a.tiles).map(([count, tile]) => `${count}块${tileOf({ tile })}`))}。采石场还剩${many(a.quarries, "座")}。`,
  "words.barrels": (a: Args) => `供应区的货物：${goods(a)}。`,
  "words.buildings": (a: Args) =>
    `剩余建筑：${list(pairsIn(a.buildings).map(([count, building]) => `${count}座${buildingOf({ building })}`))}。`,
  "words.colonists": (a: Args) => `供应区有${workers(a.left)}。按现在的空圆圈，工人船需要${a.wanted}名；先安置工人，需要的就更少。`,
  "words.points": (a: Args) => `供应区有${points(a.points)}。`,
} as const satisfies Record<keyof typeof ENGLISH, Sentence>;
