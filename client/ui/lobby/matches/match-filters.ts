/** Which finished matches are listed. */

import type { MatchFilter } from "../../../../shared/core/wire/calls.ts";
import { LONGEST_NAME } from "../../../../shared/core/wire/calls.ts";
import { REST_AFTER_TYPING } from "../../../base/durations.ts";
import type { Text } from "../../../text/languages.ts";
import { h } from "../../common/dom.ts";
import { gameName } from "../../common/game-name.ts";
import { selectField } from "../../fields/select-field.ts";

/** `change` is called with each new filter. */
export function matchFilters(text: Text, ids: readonly string[], change: (filter: MatchFilter) => void): HTMLFormElement {
  const words = text.myMatches;
  let filter: MatchFilter = {};
  const set = (key: keyof MatchFilter, value: MatchFilter[keyof MatchFilter]): void => {
    const { [key]: _old, ...others } = filter;
    filter = value === undefined || value === "" ? others : { ...others, [key]: value };
    change(filter);
  };
  const games = ids.map((id): [string, string] => [id, gameName(text, id)]);
  const game = selectField({ name: "game", label: words.game, values: [["", words.anyGame], ...games], pick: (id) => set("game", id) });
  const result = selectField<"" | "won" | "lost">({
    name: "result",
    label: words.result,
    values: [
      ["", words.results.all],
      ["won", words.results.won],
      ["lost", words.results.lost],
    ],
    pick: (value) => set("result", value === "" ? undefined : value),
  });
  const kind = selectField<"" | "rated" | "casual">({
    name: "kind",
    label: words.kind,
    values: [
      ["", words.kinds.all],
      ["rated", words.kinds.rated],
      ["casual", words.kinds.casual],
    ],
    pick: (value) => set("rated", value === "" ? undefined : value === "rated"),
  });
  let typing: ReturnType<typeof setTimeout> | undefined;
  const player = h("input", {
    name: "player",
    maxlength: LONGEST_NAME,
    autocomplete: "off",
    spellcheck: "false",
    dir: "auto",
    placeholder: words.playerHint,
    oninput: () => {
      clearTimeout(typing);
      typing = setTimeout(() => set("player", player.value.trim()), REST_AFTER_TYPING);
    },
  });
  const day = (key: "from" | "until", label: string) => {
    const input = h("input", { type: "date", name: key, onchange: () => set(key, dayAt(input.value, key === "until" ? 1 : 0)) });
    return h("label", { class: "small-field" }, h("span", {}, label), input);
  };
  const clear = (): void => {
    clearTimeout(typing);
    filter = {};
    change(filter);
  };
  const form = h(
    "form",
    { class: "filters", "aria-label": words.filters, onsubmit: (event: Event) => event.preventDefault(), onreset: clear },
    game,
    result,
    kind,
    h("label", { class: "small-field" }, h("span", {}, words.player), player),
    day("from", words.from),
    day("until", words.to),
    h("button", { class: "quiet", type: "reset" }, words.clear),
  );
  return form;
}

/** Midnight of a day in the reader's own time, or of one some days later; undefined without a date. */
function dayAt(date: string, later: number): number | undefined {
  const [year, month, day] = date.split("-").map(Number);
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const at = new Date(year, month - 1, day + later).getTime();
  return Number.isFinite(at) && at >= 0 ? at : undefined;
}
