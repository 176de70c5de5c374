/** How a table fills its window: all arrangements are of the same panels. */
import { type ReadonlySignal, signal } from "@preact/signals-core";
import type { TableModel } from "../model/table-model.ts";

/** In a narrower window the words would leave the picture too little room. */
const BESIDE = "(min-width: 1200px)";
/** A smaller window is a strip anyway ... */
const SMALL = "(max-width: 979px)";
/** ... unless it is so small that the picture has to scroll to be read. */
const WHOLE = "(min-width: 780px) and (min-height: 560px)";

/** A player who watches may choose the strip in a larger window; a stream has no other arrangement. */
export function followWindow({ arrangement, settings, follow, signal: ended }: TableModel, isStream: boolean): void {
  const isWide = matching(BESIDE, ended);
  const isSmall = matching(SMALL, ended);
  const isWhole = matching(WHOLE, ended);
  follow(() => {
    const isStrip = isStream || (isWhole.value && (settings.value.bigView || isSmall.value));
    arrangement.value = isStrip ? "strip" : isWide.value ? "beside" : "drawer";
  });
}

function matching(query: string, ended: AbortSignal): ReadonlySignal<boolean> {
  const media = matchMedia(query);
  const is = signal(media.matches);
  media.addEventListener("change", () => (is.value = media.matches), { signal: ended });
  return is;
}
