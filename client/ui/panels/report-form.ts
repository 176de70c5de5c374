/** Why somebody is reported to the operator, and more in the reader's own words. */
import { cleanText } from "../../../shared/core/base/player-text.ts";
import { REPORTS } from "../../../shared/core/wire/calls.ts";
import { LONGEST_SAYING } from "../../../shared/core/wire/wire.ts";
import type { Text } from "../../text/languages.ts";
import { notice } from "../common/dialog.ts";
import { h } from "../common/dom.ts";
import { tellFailure } from "../common/tell-failure.ts";

type Reason = (typeof REPORTS)[number];
export type SendReport = (why: Reason, told: string | undefined) => Promise<void>;

interface ReportParts {
  readonly text: Text;
  readonly reasons?: readonly Reason[];
  readonly send: SendReport;
  close(): void;
}

export function reportForm({ text, reasons = REPORTS, send, close }: ReportParts): HTMLFormElement {
  const words = text.neighbour;
  let why: Reason = REPORTS[0];
  const choices = reasons.map((reason) => {
    const input = h("input", { type: "radio", name: "why", value: reason, checked: reason === why });
    input.addEventListener("change", () => {
      why = reason;
    });
    return h("label", {}, input, h("span", {}, words.reasons[reason]));
  });
  const more = h("input", { maxlength: LONGEST_SAYING, autocomplete: "off", placeholder: words.more, "aria-label": words.more });
  const onsubmit = async (event: Event): Promise<void> => {
    event.preventDefault();
    try {
      const told = cleanText(more.value, LONGEST_SAYING);
      await send(why, told === "" ? undefined : told);
      close();
      notice(words.reported);
    } catch (error) {
      tellFailure(text, error);
    }
  };
  const button = h("button", { class: "plain", type: "submit", "data-do": "report" }, words.send);
  return h("form", { onsubmit }, h("div", { class: "choice" }, ...choices), more, h("p", { class: "note" }, words.reportNote), button);
}
