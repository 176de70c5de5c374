/** Text that leaves the page: to the clipboard, or as a file of the player's own. */
import { h } from "./dom.ts";

export const saveText = (name: string, text: string): void => saveBlob(name, new Blob([text], { type: "text/plain" }));

export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  h("a", { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}

/** A PNG: copied, or a file where the page may not copy. */
export async function copyOrSavePicture(name: string, picture: Blob): Promise<"copied" | "saved"> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ "image/png": picture })]);
    return "copied";
  } catch {
    saveBlob(name, picture);
    return "saved";
  }
}

/** Pages that were not fetched over TLS may not copy; then it becomes a file. Says which. */
export async function copyOrSave(name: string, text: string): Promise<"copied" | "saved"> {
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    saveText(name, text);
    return "saved";
  }
}
