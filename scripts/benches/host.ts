/** Of a machine that shares its host with others: what they took from it while figures were measured. */
import { existsSync, readFileSync } from "node:fs";

/** Where Linux counts what its processors did, and what was kept from them. */
const COUNTS = "/proc/stat";

/** Starts to watch; says what part of the processor time that was wanted since then others have had. Nothing where it is not counted. */
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

/** The first line is of all processors. Whoever has nothing to do, or waits for a disk, wants none. */
function ticks(counts: string) {
  const [all = ""] = counts.split("\n", 1);
  const [user = 0, nice = 0, system = 0, _idle, _waiting, interrupts = 0, soft = 0, stolen = 0] = all.split(/ +/).slice(1).map(Number);
  return { wanted: user + nice + system + interrupts + soft + stolen, stolen };
}
