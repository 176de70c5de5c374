/** What all files of browser tests need is made once, before the first of them: two at a time would be in each other's way. */
import { buildClient } from "../../scripts/client.ts";
import { browserFile } from "./browser.ts";

export async function setup(): Promise<void> {
  await buildClient();
  await browserFile();
}
