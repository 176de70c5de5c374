/** Text as a file of the player's own. */
import { h } from "./dom.ts";

export function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  h("a", { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}
