import { expect } from "vitest";
import { isEqual } from "../../shared/core/base/plain.ts";

/** `toEqual` says where the difference lies but is slow, so it runs only where there is one. */
export function expectSame(found: unknown, wanted: unknown): void {
  if (!isEqual(found, wanted)) expect(found).toEqual(wanted);
}
