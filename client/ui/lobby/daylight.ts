/** The light over the harbour goes with the reader's own clock. */
import { time } from "../../base/time.ts";

export const lightAt = (hour: number): "night" | "morning" | "evening" =>
  hour < 5 || hour >= 22 ? "night" : hour < 11 ? "morning" : "evening";

export function showDaylight(): void {
  document.documentElement.dataset.light = lightAt(new Date(time.now()).getHours());
}
