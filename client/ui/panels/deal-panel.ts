/** The fair deal explained in four pictures; at a table with the match's fingerprint, and after it with the check. */
import { at } from "../../../shared/core/base/checked.ts";
import type { DealProof, Finding } from "../../../shared/core/review/proof.ts";
import { findingOf } from "../../../shared/core/review/proof.ts";
import { writeProof } from "../../../shared/core/review/proof-file.ts";
import { MOST_SILENT_WORK } from "../../base/durations.ts";
import type { Text } from "../../text/languages.ts";
import type { AskReview } from "../../thinking/ask-review.ts";
import { type Panel, panel } from "../common/dialog.ts";
import { drawn, fill, h, set, write } from "../common/dom.ts";
import { saveText } from "../common/save-file.ts";
import { tellFailure } from "../common/tell-failure.ts";
import { DEAL_PICTURES, FAIR_SIGN, FALSE_SIGN } from "./deal-picture.ts";
import { grouped } from "./fingerprint.ts";

export interface DealAtTable {
  /** The hash of the server's secret and all pledges; empty for a watcher. */
  readonly fingerprint: string;
  readonly over: boolean;
  /** A sentence about the deal, where it is not the usual one. */
  readonly note?: string | undefined;
  /** Why it can be checked only later, if not because the match goes on. */
  readonly later?: string | undefined;
  /** The record and what was seen; rejects with what is wrong with the record. */
  proof(): Promise<DealProof>;
  /** How the log told a frame; empty if it did not. */
  told(frame: number): string;
  readonly review: AskReview;
}

/** `check`: the check starts at once. */
export function dealPanel(text: Text, table?: DealAtTable, check = false): Panel {
  const words = text.proof;
  const steps = words.steps.map(([title, sentence], i) =>
    h("li", {}, drawn(at(DEAL_PICTURES, i), "deal-picture"), h("h3", {}, title), h("p", {}, sentence)),
  );
  const checking = table === undefined ? undefined : dealCheck(text, table);
  // The main thing, where there is no deal to check.
  const kind = checking === undefined ? "brass" : "plain";
  const close = h("button", { class: kind, type: "button", onclick: () => open.close() }, text.table.close);
  const open = panel(
    words.title,
    "deal",
    [
      h("ol", { class: "deal-steps" }, ...steps),
      h("p", { class: "note" }, table?.note ?? words.limits),
      table !== undefined && table.fingerprint !== "" && fingerprint(words.fingerprint, table.fingerprint),
      checking?.element,
      h("div", { class: "row end" }, ...(checking?.buttons ?? []), close),
    ],
    checking?.stop,
  );
  if (check) checking?.start();
  else (checking?.buttons[0] ?? close).focus();
  return open;
}

const fingerprint = (label: string, digits: string) =>
  h("p", { class: "fingerprint" }, h("span", {}, label), h("code", { translate: "no" }, grouped(digits)));

interface DealCheckParts {
  readonly element: HTMLElement;
  readonly buttons: readonly HTMLButtonElement[];
  start(): void;
  stop(): void;
}

function dealCheck(text: Text, table: DealAtTable): DealCheckParts {
  const words = text.proof;
  const result = h("div", { class: "deal-result", role: "status" });
  const bar = h("i", {});
  const share = h("div", { class: "deal-progress", role: "progressbar", "aria-valuemin": 0, "aria-valuemax": 100, hidden: true }, bar);
  const said = h("p", { class: "note" }, table.over ? "" : (table.later ?? words.running));
  const element = h("div", { class: "deal-check" }, share, said, result);
  let drop: () => void = () => undefined;
  let proof: DealProof | undefined;

  function show(finding: Finding): void {
    const good = finding.type === "fair";
    set(share, "hidden", true);
    write(said, "");
    set(result, "class", good ? "deal-result good" : "deal-result bad");
    const seen = finding.type === "frame" || finding.type === "missing" ? table.told(finding.number) : "";
    fill(
      result,
      drawn(good ? FAIR_SIGN : FALSE_SIGN, "sign"),
      h("b", {}, good ? words.good : words.bad),
      h("p", {}, words.sentence(finding, seen)),
    );
    run.disabled = false;
    save.hidden = proof === undefined;
  }

  /** A bar only if it takes long enough to be read. */
  async function start(): Promise<void> {
    run.disabled = true;
    proof = undefined;
    save.hidden = true;
    fill(result);
    set(result, "class", "deal-result");
    const late = setTimeout(() => set(share, "hidden", false), MOST_SILENT_WORK);
    const done = (): void => clearTimeout(late);
    try {
      proof = await table.proof();
      drop = table.review(
        { type: "check", proof },
        {
          progress(part) {
            write(said, words.checking(part));
            set(share, "aria-valuenow", Math.round(100 * part));
            set(bar, "style", `width: ${100 * part}%`);
          },
          finding(finding) {
            done();
            show(finding);
          },
          // Says nothing about the deal.
          failed(why) {
            done();
            set(share, "hidden", true);
            write(said, words.failed);
            run.disabled = false;
            globalThis.reportError?.(why);
          },
        },
      );
    } catch (error) {
      done();
      run.disabled = false;
      const finding = findingOf(error);
      if (finding === undefined) tellFailure(text, error);
      else show(finding);
    }
  }

  const run = h("button", { class: "brass", type: "button", "data-do": "checkDeal", onclick: () => void start() }, words.check);
  const save = h("button", { class: "plain", type: "button", title: words.saveHint, hidden: true }, words.save);
  save.addEventListener("click", () => proof !== undefined && saveText("quayside.proof", writeProof(proof)));
  return {
    element,
    buttons: table.over ? [run, save] : [],
    start: () => void start(),
    stop: () => drop(),
  };
}
