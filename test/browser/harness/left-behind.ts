/** A setup file of all browser tests: a failed one leaves its pages behind, before anything closes them. */
import { afterEach } from "vitest";
import { followedPages, leaveBehind } from "./followed-pages.ts";

afterEach(async ({ task }) => {
  if (task.result?.state !== "fail" || followedPages() === 0) return;
  const folder = await leaveBehind(task.name);
  console.error(`The pages of this test as it failed: ${folder}`);
});
