/** Opens an arena: how long it lasts, when it begins, and whether the lobby shows it to all. */
import { ARENA_MINUTES, type ArenaMinutes } from "../../../../shared/core/wire/arenas.ts";
import type { Arenas } from "../../../feed/lobby.ts";
import { panel } from "../../common/dialog.ts";
import { h } from "../../common/dom.ts";
import { tellFailure } from "../../common/tell-failure.ts";
import { field } from "../../fields/field.ts";
import { timeFields } from "../time-fields.ts";
import { type ArenaWays, showArena } from "./arena-panel.ts";
import { dealWords } from "./deal-words.ts";

/** Game, options, seats and bots. */
export type ArenaWish = Omit<Parameters<Arenas["begin"]>[0], "minutes" | "listed" | "at">;

const DOORS = ["all", "friends"] as const;

/** Resolves when the question is shown. */
export async function openArena(parts: ArenaWays, wish: ArenaWish): Promise<void> {
  const { text } = parts.language;
  const { arena: words } = await dealWords(parts.language);
  const picked: { minutes: ArenaMinutes; listed: boolean } = { minutes: ARENA_MINUTES[0], listed: true };
  const lasts = field({
    name: "arena-minutes",
    legend: words.lasts,
    values: ARENA_MINUTES,
    picked: picked.minutes,
    label: (minutes) => words.minutes(minutes),
    pick: (minutes) => (picked.minutes = minutes),
  });
  const doors = field({
    name: "arena-doors",
    legend: words.doors,
    values: DOORS,
    picked: "all",
    label: (door) => words.of[door],
    pick: (door) => (picked.listed = door === "all"),
  });
  const { at, when } = timeFields(text, () => undefined);
  const make = h("button", { class: "brass", type: "button", "data-do": "make-arena" }, words.make);
  make.addEventListener("click", () => {
    if (!at.hidden && !at.reportValidity()) return;
    make.disabled = true;
    parts.lobby.arenas
      .begin({ ...wish, ...picked, ...(!at.hidden && { at: new Date(at.value).getTime() }) })
      .then((made) => {
        open.close();
        return showArena(parts, made);
      })
      .catch((error: unknown) => tellFailure(text, error))
      .finally(() => {
        make.disabled = false;
      });
  });
  const cancel = h("button", { class: "plain", type: "button", onclick: () => open.close() }, text.waiting.cancel);
  const open = panel(words.title, "waiting shared-deal", [
    h("p", {}, words.about),
    lasts,
    doors,
    when,
    h("div", { class: "row" }, cancel, make),
  ]);
  make.focus();
}
