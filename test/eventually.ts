import { vi } from "vitest";
import { PATIENCE } from "./patience.ts";

/** Until the check does not throw any more; gives its answer. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: PATIENCE });
