/** Brings the still front page to life: the ways to a table on each card, a code to join by, matches to watch. */
import type { Game } from "../../shared/core/game.ts";
import { LONGEST_NAME } from "../../shared/core/wire.ts";
import type { Feed } from "../feed/feed.ts";
import type { Lobby, OpenTable, Waiting } from "../feed/lobby.ts";
import type { Face } from "../games/face.ts";
import { type Shelved, shelf } from "../games.ts";
import type { GameId, Text } from "../text/en.ts";
import { h, keyed, write } from "./dom.ts";
import { guestName, renameGuest } from "./guest.ts";
import { tell } from "./trouble.ts";
import { waitFor } from "./waiting.ts";

export interface LobbyParts {
  readonly text: Text;
  readonly faces: readonly Face[];
  readonly lobby: Lobby;
  practise(game: Game): Feed;
  /** To the table of a match. */
  open(feed: Feed): void;
}

export interface LobbyScreen {
  join(code: string): Promise<void>;
}

export function openLobby(parts: LobbyParts): LobbyScreen {
  const { text, faces, lobby } = parts;
  for (const shelved of shelf) {
    const place = document.querySelector(`.actions[data-game="${shelved.id}"]`);
    const built = faces.some((face) => face.game.id === shelved.id);
    place?.replaceChildren(...(built ? ways(parts, shelved) : [h("p", { class: "building" }, text.lobby.building)]));
  }
  const tables = h("ul", { class: "tables" });
  const people = h("p", { class: "here" });
  const join = (code: string): Promise<void> => busy(parts, undefined, () => wait(parts, "join", lobby.joinTable(code)));
  document.querySelector(".quay")?.replaceChildren(nameField(text), joinForm(text, join), people, tables);
  lobby.onState((state) => {
    write(people, state.people > 0 ? text.lobby.here(state.people) : "");
    const known = state.tables.filter(({ game }) => faces.some((face) => face.game.id === game));
    keyed(tables, known, tableKey, (table) => tableItem(parts, table, join));
  });
  return { join };
}

/** One big button, the rest quiet. */
function ways(parts: LobbyParts, { id }: Shelved): HTMLElement[] {
  const { text, faces, lobby, practise } = parts;
  const named = (what: string) => `${what}: ${text.games[id].name}`;
  const way = (kind: string, key: "quick" | "table" | "practice", go: () => Promise<unknown>) => {
    const words = text.lobby[key];
    const onclick = () => void busy(parts, button, go);
    const button = h("button", { class: kind, type: "button", "data-do": key, "aria-label": named(words), onclick }, words);
    return button;
  };
  const playNow = async () => parts.open(await lobby.playNow(id));
  const hint = h("small", {}, text.lobby.playNowHint);
  const onclick = () => void busy(parts, now, playNow);
  const now = h(
    "button",
    {
      class: "brass big",
      type: "button",
      "data-do": "play",
      "aria-label": `${named(text.lobby.playNow)}, ${text.lobby.playNowHint}`,
      onclick,
    },
    text.lobby.playNow,
    hint,
  );
  const quick = way("plain", "quick", () => wait(parts, "quick", lobby.quickMatch(id), id));
  const table = way("plain", "table", () => wait(parts, "table", lobby.createTable(id), id));
  const offline = way("quiet", "practice", async () => {
    const face = faces.find(({ game }) => game.id === id);
    if (face !== undefined) parts.open(practise(face.game));
  });
  return [now, h("div", { class: "row" }, quick, table), offline];
}

async function wait(parts: LobbyParts, kind: "quick" | "table" | "join", asked: Promise<Waiting>, id?: GameId) {
  const waiting = await asked;
  const seats = shelf.find((game) => game.id === id)?.fewest ?? 2;
  const { text } = parts;
  const feed = await waitFor({ text, kind, waiting, seats });
  if (feed !== undefined) parts.open(feed);
}

/** While a way is being gone, its button says so and takes no second click. */
async function busy({ text }: LobbyParts, button: HTMLButtonElement | undefined, go: () => Promise<unknown>): Promise<void> {
  if (button?.disabled) return;
  if (button !== undefined) button.disabled = true;
  button?.setAttribute("aria-busy", "true");
  try {
    await go();
  } catch (error) {
    tell(text, error);
  } finally {
    if (button !== undefined) button.disabled = false;
    button?.removeAttribute("aria-busy");
  }
}

function joinForm(text: Text, join: (code: string) => Promise<void>): HTMLElement {
  const props = {
    id: "code",
    name: "code",
    maxlength: 12,
    size: 8,
    autocomplete: "off",
    spellcheck: "false",
    placeholder: text.lobby.codeHint,
  };
  const code = h("input", props);
  const onsubmit = (event: Event) => {
    event.preventDefault();
    if (code.value.trim() !== "") void join(code.value.trim().toUpperCase());
  };
  const label = h("label", { for: "code" }, text.lobby.joinLabel);
  return h("form", { class: "join", onsubmit }, label, code, h("button", { class: "plain", type: "submit" }, text.lobby.join));
}

function nameField(text: Text): HTMLElement {
  const name = h("input", {
    id: "name",
    maxlength: LONGEST_NAME,
    size: 12,
    autocomplete: "off",
    spellcheck: "false",
    value: guestName(text),
  });
  name.addEventListener("change", () => {
    name.value = renameGuest(text, name.value);
  });
  return h("div", { class: "join" }, h("label", { for: "name" }, text.people.name), name);
}

const tableKey = ({ id, running, names }: OpenTable): string => [id, running, ...names].join(" ");

function tableItem(parts: LobbyParts, { id, names, running }: OpenTable, join: (code: string) => Promise<void>): HTMLLIElement {
  const { text, lobby } = parts;
  const who = names.map((name) => name || text.lobby.nobody).join(text.lobby.versus);
  const watch = () => busy(parts, button, async () => parts.open(await lobby.watch(id)));
  const onclick = () => void (running ? watch() : join(id));
  const button = h("button", { class: "quiet", type: "button", onclick }, running ? text.lobby.watch(who) : text.lobby.sit(who));
  return h("li", {}, button);
}
