/** The way to the check of the deal: a button that is there from the start, and the panel it opens. */
import { fingerprintOf } from "../../../shared/core/match/pledges.ts";
import { askReview } from "../../thinking/ask-review.ts";
import { h } from "../common/dom.ts";
import { tellFailure } from "../common/tell-failure.ts";
import type { TableModel } from "../model/table-model.ts";
import { shortFingerprint } from "../panels/fingerprint.ts";

export function dealEntry({ say: { text }, feed, replay, told, prints, over }: TableModel) {
  const { proof: words } = text;
  const { allows } = feed;
  const fingerprint = feed.promise === undefined ? "" : fingerprintOf(feed.promise);
  const digits = shortFingerprint(fingerprint);
  const { voids = 0 } = feed.promise ?? {};
  const note = allows.deal === "fixed" ? words.fixed : voids > 0 ? `${words.limits} ${words.voids(voids)}` : undefined;
  /** `check`: at once. */
  function open(check: boolean): void {
    const proof = async () =>
      replay?.proof ?? { record: await feed.record(), seat: feed.seat, promise: feed.promise, seen: prints?.prints ?? [] };
    const table = {
      fingerprint,
      note,
      over: allows.record && (replay !== undefined || over.peek()),
      later: allows.words(text).secret,
      proof,
      told,
      review: askReview,
    };
    import("../panels/deal-panel.ts").then(
      ({ dealPanel }) => dealPanel(text, table, check),
      (error: unknown) => tellFailure(text, error),
    );
  }
  const hint = digits === "" ? words.buttonHintWatching : words.buttonHint(digits);
  const props = { class: "deal-button", type: "button", "data-do": "deal", title: hint, onclick: () => open(false) };
  const button = h("button", props, h("span", {}, words.button), digits !== "" && h("code", { translate: "no" }, digits));
  return { button, open };
}
