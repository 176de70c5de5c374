/** A table whose match is not there yet: the frame of words around an empty board. On a slow line a press is answered by it at once. */
import type { GameId, Text } from "../../text/languages.ts";
import { h } from "../common/dom.ts";

export function tableShell({ games, lobby, table }: Text, game: GameId, seats: number) {
  const asked = h("p", { class: "asked", role: "status" }, lobby.setting);
  const picture = h("div", { class: "picture" });
  const board = h(
    "main",
    { class: "board" },
    h("div", { class: "pane" }, picture),
    h("section", { class: "prompt", "aria-label": table.asked }, h("div", { class: "question" }, asked)),
  );
  const places = Array.from({ length: seats }, () => h("li", { class: "seat" }));
  const side = h(
    "aside",
    { class: "side", "aria-label": table.side },
    h("div", { class: "game" }, h("h1", {}, games[game].name)),
    h("ul", { class: "seats", "aria-label": table.seats }, ...places),
  );
  return { element: h("div", { class: "table-screen shell", "aria-busy": "true" }, board, side), picture };
}
