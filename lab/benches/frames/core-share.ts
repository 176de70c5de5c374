/** How much of a processor core the browser takes for what lives on a table at rest. */
import { readdirSync, readFileSync } from "node:fs";
import type { Tab } from "./tab.ts";

/** Ticks of the kernel's clock in a second. */
const TICKS = 100;

/** In per cent: with life, less without it, so that what an open page costs anyway does not count. */
export async function coreShare(tab: Tab, time: number): Promise<number> {
  await tab.setMotion("less");
  const without = await share(tab, time);
  await tab.setMotion("full");
  return Math.max(0, (await share(tab, time)) - without);
}

async function share({ page }: Tab, time: number): Promise<number> {
  const processes = childrenOf(process.pid);
  const [before, start] = [ticksOf(processes), performance.now()];
  await page.waitForTimeout(time);
  return (100 * 1_000 * (ticksOf(processes) - before)) / TICKS / (performance.now() - start);
}

function childrenOf(parent: number): number[] {
  const all = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const parents = new Map(all.flatMap((id) => (fieldsOf(id) ? [[id, Number(fieldsOf(id)?.[1])] as const] : [])));
  const below = (id: number): number[] => [...parents].filter(([, of]) => of === id).flatMap(([child]) => [child, ...below(child)]);
  return below(parent);
}

/** The ticks of these processes; one that has gone counts as nothing. */
const ticksOf = (processes: readonly number[]): number =>
  processes.reduce((sum, id) => sum + Number(fieldsOf(id)?.[11] ?? 0) + Number(fieldsOf(id)?.[12] ?? 0), 0);

/** What Linux tells of a process after its name, which may hold spaces. */
function fieldsOf(id: number): string[] | undefined {
  try {
    return readFileSync(`/proc/${id}/stat`, "utf8").split(") ").at(-1)?.split(" ");
  } catch {
    return undefined;
  }
}
