/** How a table fills its window: all arrangements are of the same panels. */
import { computed, type ReadonlySignal, signal } from "@preact/signals-core";
import type { TableModel } from "../model/table-model.ts";

/** `beside`: the words beside the picture; `drawer`: over its edge; `strip`: seats and newest lines on top, all else in a drawer. */
export type Arrangement = "beside" | "drawer" | "strip";

/** In a narrower window the words would leave the picture too little room. */
const BESIDE = "(min-width: 1200px)";
/** A smaller window is a strip anyway ... */
const SMALL = "(max-width: 979px)";
/** ... unless it is so small that the picture has to scroll to be read. */
const WHOLE = "(min-width: 780px) and (min-height: 560px)";

/** A player who watches or streams may choose the strip in a larger window. */
export function arrangementOf({ settings, signal: ended }: Pick<TableModel, "settings" | "signal">): ReadonlySignal<Arrangement> {
  const isWide = matching(BESIDE, ended);
  const isSmall = matching(SMALL, ended);
  const isWhole = matching(WHOLE, ended);
  return computed(() => {
    if (isWhole.value && (settings.value.bigView || isSmall.value)) return "strip";
    return isWide.value ? "beside" : "drawer";
  });
}

function matching(query: string, ended: AbortSignal): ReadonlySignal<boolean> {
  const media = matchMedia(query);
  const is = signal(media.matches);
  media.addEventListener("change", () => (is.value = media.matches), { signal: ended });
  return is;
}
