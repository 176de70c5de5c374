/** Makes the link by which friends play a deal: the one of a match, or a new one. */
import type { DealToSend } from "../../../feed/lobby.ts";
import { panel } from "../../common/dialog.ts";
import { h } from "../../common/dom.ts";
import { tellFailure } from "../../common/tell-failure.ts";
import { field } from "../../fields/field.ts";
import { dealWords } from "./deal-words.ts";
import { type SharedDealWays, showDeal } from "./shared-deal-panel.ts";

const SEATS = ["same", "turns"] as const;

/** `wish`: which deal. Resolves when the question is shown. */
export async function sendDeal(parts: SharedDealWays, wish: DealToSend): Promise<void> {
  const { text } = parts.language;
  const words = await dealWords(parts.language);
  let rotates = false;
  const seats = field({
    name: "deal-seats",
    legend: words.seats,
    values: SEATS,
    picked: "same",
    label: (value) => words.of[value],
    pick(value) {
      rotates = value === "turns";
    },
  });
  const make = h("button", { class: "brass", type: "button", "data-do": "make-deal" }, words.make);
  make.addEventListener("click", () => {
    make.disabled = true;
    parts.lobby.deals
      .share(wish, rotates)
      .then((made) => {
        open.close();
        return showDeal(parts, made);
      })
      .catch((error: unknown) => tellFailure(text, error))
      .finally(() => {
        make.disabled = false;
      });
  });
  const cancel = h("button", { class: "plain", type: "button", onclick: () => open.close() }, text.waiting.cancel);
  const open = panel(words.title, "waiting shared-deal", [h("p", {}, words.about), seats, h("div", { class: "row" }, cancel, make)]);
  make.focus();
}
