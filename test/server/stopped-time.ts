import { vi } from "vitest";
import { time as clientTime } from "../../client/base/time.ts";
import { time as serverTime } from "../../server/base/time.ts";

/** Elapsed time stands still in server and client, until the returned function moves it on. Undone by `vi.restoreAllMocks`. */
export function stopTime(): (milliseconds: number) => void {
  let at = serverTime.elapsed();
  for (const time of [serverTime, clientTime]) vi.spyOn(time, "elapsed").mockImplementation(() => at);
  return (milliseconds) => {
    at += milliseconds;
  };
}
