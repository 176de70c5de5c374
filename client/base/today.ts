import { time } from "./time.ts";

const DAY = 86_400_000;

/** Days since 1970, in UTC. */
export const today = (): number => Math.floor(time.now() / DAY);
