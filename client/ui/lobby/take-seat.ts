/** A seat, and the question before it is taken at a table that is rated or has open hands. */
import { Refusal } from "../../../shared/core/base/refusal.ts";
import type { FoundTable } from "../../../shared/core/wire/table-terms.ts";
import type { Waiting } from "../../feed/lobby.ts";
import { confirmDialog } from "../common/dialog.ts";
import { gameName } from "../common/game-name.ts";
import { type TermsParts, termsLine } from "./table-terms.ts";

/** Takes a seat, which a rated table or one with open hands gives only to who has agreed: asks then. Undefined if that is declined. */
export async function takeSeat(
  parts: TermsParts,
  take: (agreed?: true) => Promise<Waiting>,
  look: () => Promise<Pick<FoundTable, "game" | "terms">>,
): Promise<Waiting | undefined> {
  try {
    return await take();
  } catch (error) {
    if (!(error instanceof Refusal && /^(rated|openHands)Table$/.test(error.key))) throw error;
    return (await agreesToTerms(parts, await look())) ? take(true) : undefined;
  }
}

/** The button that refuses has the focus. */
export async function agreesToTerms(parts: TermsParts, { game, terms }: Pick<FoundTable, "game" | "terms">): Promise<boolean> {
  const { terms: words, sentences, create } = parts.text;
  // What comes of the result is said in a sentence of its own.
  const { oneAddress, openHands, ...others } = terms;
  const line = words.line(await termsLine(parts, game, others));
  const name = gameName(parts.text, game);
  const [title, ...about] = openHands
    ? [words.option(name, create.openHands.legend), line, create.openHands.note]
    : [words.title(name), line, oneAddress ? words.oneAddress : words.counts, words.costs];
  return confirmDialog(title, sentences(about), words.join, words.stay);
}
