import { vi } from "vitest";
import { PATIENCE } from "./patience.ts";

/** Waits until the check no longer throws; gives its answer. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: PATIENCE });
