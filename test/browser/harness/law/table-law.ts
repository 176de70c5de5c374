/**
 * The law of the table: what must hold of every live table, whatever is played, in whatever window and language. Measured in the page as it
 * is drawn; what is broken is told in sentences.
 */
import type { BrowserContext, Page } from "playwright-core";
import type { Face } from "../../../../client/face/face.ts";
import { arrive, expectPicture, type Person } from "../person.ts";
import type { Quay } from "../quay.ts";
import { brokenPageLaws } from "./page-law.ts";
import { brokenPictureLaws, notePainting } from "./picture-law.ts";

/** `about`: the piece that the open card is about. */
export async function brokenLaws(page: Page, face: Face, about?: string): Promise<string[]> {
  await expectPicture({ page }, face);
  return [...(await brokenPageLaws(page)), ...(await brokenPictureLaws(page, face, about))];
}

const notingPainting = (context: BrowserContext): Promise<unknown> => context.addInitScript(notePainting);

/** A player whose page notes what is painted. */
export const arriveAtLaw = (here: Pick<Quay, "browser" | "address">, name = "Ada", way = ""): Promise<Person> =>
  arrive(here.browser, `${here.address}${way}`, name, notingPainting);
