/** On a virtual machine: the processor time that other guests of the host took during a measurement. */
import { existsSync, readFileSync } from "node:fs";

/** Linux's counters of processor time, stolen time included. */
const COUNTS = "/proc/stat";

/** Starts to measure; the returned function gives the stolen share of the wanted time, or undefined where it is not counted. */
export function watchHost(): () => number | undefined {
  if (!existsSync(COUNTS)) return () => undefined;
  const read = () => readFileSync(COUNTS, "utf8");
  const before = read();
  return () => stolenBetween(before, read());
}

export function stolenBetween(before: string, after: string): number {
  const [start, end] = [ticks(before), ticks(after)];
  const wanted = end.wanted - start.wanted;
  return wanted === 0 ? 0 : (end.stolen - start.stolen) / wanted;
}

/** The first line sums all processors. Idle time and waiting for a disk are not wanted time. */
function ticks(counts: string) {
  const [all = ""] = counts.split("\n", 1);
  const [user = 0, nice = 0, system = 0, _idle, _waiting, interrupts = 0, soft = 0, stolen = 0] = all.split(/ +/).slice(1).map(Number);
  return { wanted: user + nice + system + interrupts + soft + stolen, stolen };
}
