/** What a move costs in processor time: at one process alone, and at two with as many matches each, whose sockets arrive anywhere. */
import { at } from "../../../shared/core/base/checked.ts";
import type { Game } from "../../../shared/core/contract/game.ts";
import type { BenchRun } from "../common/bench.ts";
import { drive, type Lane } from "../common/drive.ts";
import { median, rounded, sum } from "../common/figures.ts";
import { openServices, type Services } from "../common/services.ts";
import { type Count, each, openLane } from "../load.ts";
import { openSite, type Site } from "./processes.ts";

export interface Costs {
  /** Microseconds of a move, at one process alone. */
  readonly alone: number;
  /** The cost of a move at two processes together, by that at one alone: behind any proxy, and behind one that finds the process in the path. */
  readonly two: number;
  readonly byPath: number;
  readonly refused: number;
}

interface Size {
  /** Of each process. */
  readonly matches: number;
  readonly rounds: number;
  readonly warm: number;
  readonly milliseconds: number;
}

const SEATS = 4;
/** Milliseconds between two moves of a match. */
const MOVE_INTERVAL = 250;

const KINDS = [
  { processes: 1, readsPath: false },
  { processes: 2, readsPath: false },
  { processes: 2, readsPath: true },
] as const;

interface Driven {
  readonly site: Site;
  readonly services: Services;
  readonly lanes: readonly Lane[];
}

/** All take turns within each round: what else the machine does spoils them alike. */
export async function costs({ games, say }: BenchRun, { matches, rounds, warm, milliseconds }: Size): Promise<Costs> {
  const game = games.find(({ id }) => id === "puerto-rico") ?? (at(games, 0) as Game);
  const seats = Math.min(SEATS, game.seats.most);
  const count: Count = { refused: 0, frames: 0, bytes: 0, moves: 0 };
  const sites: Driven[] = [];
  try {
    for (const { processes, readsPath } of KINDS) {
      const services = (await openServices()) as Services;
      const site = await openSite(services, processes, readsPath);
      const lanes = await each(matches * processes, (luck) => openLane(site.balancer.address, game, seats, luck, count));
      sites.push({ site, services, lanes });
      await drive(lanes, MOVE_INTERVAL, warm);
    }
    const measured: (readonly number[])[] = [];
    for (let round = 0; round < rounds; round++) {
      const now: number[] = [];
      for (const driven of sites) now.push(await costOfMove(driven, milliseconds));
      measured.push(now);
      say(`round ${round}, microseconds a move: ${now.map((cost) => rounded(cost, 0)).join(", ")}`);
    }
    const times = (kind: number): number => median(measured.map((now) => at(now, kind) / at(now, 0)));
    return { alone: median(measured.map((now) => at(now, 0))), two: times(1), byPath: times(2), refused: count.refused };
  } finally {
    for (const { site, services } of sites) {
      await site.close();
      await services.close();
    }
  }
}

async function costOfMove({ site, lanes }: Driven, milliseconds: number): Promise<number> {
  const used = async () => sum(await Promise.all(site.processes.map((server) => server.cpu())));
  const before = await used();
  const { answers } = await drive(lanes, MOVE_INTERVAL, milliseconds);
  return ((await used()) - before) / answers.length;
}
