/** Code that could not be fetched. Browsers keep such a failure as long as the page, so that only loading the page again helps. */
import { Refusal } from "../../../shared/core/base/refusal.ts";
import type { Text } from "../../text/languages.ts";
import { strip } from "../common/strip.ts";
import { tellFailure } from "../common/tell-failure.ts";

/** Vite's, of each import that fails. */
const FAILED = "vite:preloadError";

/** Shows a strip on every screen when a part of the page could not be loaded, with a button to reload. */
export function offerReload(text: Text, signal: AbortSignal): void {
  const words = text.version;
  const missing = strip("newer");
  document.body.append(missing.element);
  signal.addEventListener("abort", () => missing.element.remove());
  const again = async (): Promise<void> => {
    if (await isServed()) location.reload();
    else tellFailure(text, new Refusal("unreachable"));
  };
  addEventListener(FAILED, () => missing.show(words.missing, { label: words.again, go: () => void again() }), { signal });
}

/** Otherwise the browser would show its own page of errors. */
const isServed = (): Promise<boolean> =>
  fetch("/", { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
