/** Two processes of one site on one PostgreSQL and Redis: what a move costs each of them beside one alone, and a new version over both. */
import { stop } from "../../../scripts/settings.ts";
import { type Bench, sizeOf } from "../common/bench.ts";
import { rounded } from "../common/figures.ts";
import { openServices } from "../common/services.ts";
import { costs } from "./costs.ts";
import { roll } from "./roll.ts";

export const cluster: Bench = {
  limits: {
    "roll.lost": 0,
    "roll.doubled": 0,
    "roll.stuck": 0,
    "roll.givenUp": 0,
    "roll.longestGap": 1_000,
    "cost.refused": 0,
    "cost.timesAlone": 1.15,
    "cost.timesAloneByPath": 1.15,
  },
  timed: ["roll.longestGap", "cost.timesAlone", "cost.timesAloneByPath"],
  speeds: ["cost.microsecondsAlone"],

  async run(run) {
    // The SDK logs every closed connection; here closing is expected.
    console.warn = () => undefined;
    const { tables, ...size } = sizeOf(run, {
      short: { tables: 6, matches: 3, rounds: 1, warm: 0, milliseconds: 1_000 },
      // V8 keeps compiling the server's code for 15 seconds.
      full: { tables: 60, matches: 40, rounds: 15, warm: 15_000, milliseconds: 3_000 },
    });
    const services = (await openServices()) ?? stop("TEST_REDIS_URL and TEST_DATABASE_URL are not both set (.ci/services sets them).");
    try {
      const rolled = await roll(run, services, tables);
      const { alone, two, byPath, refused } = await costs(run, size);
      return {
        "roll.tables": tables,
        "roll.acknowledged": rolled.acknowledged,
        "roll.lost": rolled.lost,
        "roll.doubled": rolled.doubled,
        "roll.stuck": rolled.stuck,
        "roll.givenUp": rolled.givenUp,
        "roll.gapBefore": rounded(rolled.before, 0),
        "roll.longestGap": rounded(Math.max(...rolled.gaps), 0),
        "cost.refused": refused,
        "cost.microsecondsAlone": rounded(alone, 0),
        "cost.timesAlone": rounded(two, 2),
        "cost.timesAloneByPath": rounded(byPath, 2),
      };
    } finally {
      await services.close();
    }
  },
};
