/** Two processes of one site on one PostgreSQL and Redis: what a move costs each of them beside one alone, and a new version over both. */
import { stop } from "../../../scripts/settings.ts";
import { type Bench, sizeOf } from "../common/bench.ts";
import { rounded } from "../common/figures.ts";
import { openServices } from "../common/services.ts";
import { roll } from "./roll.ts";

export const cluster: Bench = {
  limits: { "roll.lost": 0, "roll.doubled": 0, "roll.stuck": 0, "roll.givenUp": 0, "roll.longestGap": 1_000 },
  timed: ["roll.longestGap"],

  async run(run) {
    // The SDK logs every closed connection; here closing is expected.
    console.warn = () => undefined;
    const { tables } = sizeOf(run, { short: { tables: 6 }, full: { tables: 60 } });
    const services = (await openServices()) ?? stop("TEST_REDIS_URL and TEST_DATABASE_URL are not both set (.ci/services sets them).");
    try {
      const rolled = await roll(run, services, tables);
      return {
        "roll.tables": tables,
        "roll.acknowledged": rolled.acknowledged,
        "roll.lost": rolled.lost,
        "roll.doubled": rolled.doubled,
        "roll.stuck": rolled.stuck,
        "roll.givenUp": rolled.givenUp,
        "roll.gapBefore": rounded(rolled.before, 0),
        "roll.longestGap": rounded(Math.max(...rolled.gaps), 0),
      };
    } finally {
      await services.close();
    }
  },
};
