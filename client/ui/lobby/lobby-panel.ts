/** The lobby around the posters: the guest's corner, their matches and open tables, and what is played today. */
import { pathTo } from "../../../shared/core/wire/addresses.ts";
import { LONGEST_NAME } from "../../../shared/core/wire/calls.ts";
import type { UnfinishedMatch } from "../../../shared/core/wire/unfinished-matches.ts";
import { until } from "../../base/until.ts";
import type { FaceLoader } from "../../face/face-loader.ts";
import type { Lobby, LobbyState, OpenTable } from "../../feed/lobby.ts";
import type { SettingsStore } from "../../settings/settings-store.ts";
import type { Language, Text } from "../../text/languages.ts";
import { h, keyed, set, write } from "../common/dom.ts";
import { gameName, gamePicture } from "../common/game-name.ts";
import { guestName, nameGuest } from "../common/guest-name.ts";
import { menuBehind, menuItem } from "../common/menu.ts";
import { tellFailure } from "../common/tell-failure.ts";
import { languageField } from "../fields/language-field.ts";
import { aboutButton } from "../panels/about-panel.ts";
import { settingsPanel } from "../panels/settings-panel.ts";
import { dayMatchList } from "./day-matches.ts";
import { armsIn, matchItem, matchKey, versus, whoOf } from "./match-item.ts";
import type { OwnSearch } from "./meanwhile.ts";
import { type PracticeMatches, practiceItem, practiceKey } from "./practice-matches.ts";
import { termsElement } from "./table-terms.ts";

/** The best match of all games. */
const ANY_STREAM = { type: "stream", match: "", game: "" } as const;

interface LobbyPanelParts {
  readonly text: Text;
  readonly lobby: Lobby;
  readonly settings: SettingsStore;
  readonly signal: AbortSignal;
  /** Games with a face. */
  readonly games: readonly string[];
  /** The way to other people. */
  readonly people: HTMLElement;
  /** The deals of the day. */
  readonly daily: HTMLElement;
  /** The reader's own search for a quick match. */
  search(): OwnSearch | undefined;
  /** `found`: the code has led to a table. */
  join(code: string, found?: () => void): Promise<void>;
  watch(id: string, button: HTMLButtonElement): Promise<void>;
  /** Goes back to one of the player's matches. */
  sit(match: string, button: HTMLButtonElement): Promise<void>;
  readonly language: Language;
  readonly faces: FaceLoader;
  readonly kept: PracticeMatches;
  boards(): void;
  /** Opens the guest's finished matches and statistics. */
  showMatches(): void;
  /** Call it when the player has become another guest. */
  changed(): void;
}

export interface LobbyPanel {
  /** Call it after a match, when the player's own matches may have changed. */
  refresh(): void;
}

export function lobbyPanel(parts: LobbyPanelParts): LobbyPanel {
  const { text, lobby, games, join } = parts;
  const here = h("p", { class: "here", "aria-live": "polite" });
  const ownTables = h("ul", { class: "tables" });
  const tables = h("ul", { class: "tables" });
  const streams = h("a", { class: "stream-link", hidden: true, href: pathTo(ANY_STREAM), target: "_self" }, text.lobby.stream);
  const days = dayMatchList(parts);
  const appointments = h("ul", { class: "tables" });
  let own: readonly UnfinishedMatch[] = [];
  let state: LobbyState | undefined;

  /** The player's own come first on the page, and are not offered to be watched. */
  function draw(): void {
    const mine = own.map((match) => ({
      key: `own ${matchKey(match)}`,
      make: () => matchItem({ ...parts, changed: () => void lookForOwn() }, match),
    }));
    const here = parts.kept.keeper
      .list()
      .filter(({ record }) => games.includes(record.game))
      .map((match) => ({ key: practiceKey(match), make: () => practiceItem({ ...parts, changed: draw }, match) }));
    const others = (state?.tables ?? [])
      .filter(({ id, game }) => games.includes(game) && !own.some(({ match }) => match === id) && !days.has(id))
      .map((table) => ({ key: tableKey(table), make: () => tableItem(parts, table) }));
    set(streams, "hidden", state?.tables.some(({ running }) => running) !== true);
    for (const [list, items] of [
      [ownTables, [...mine, ...here]],
      [tables, others],
    ] as const) {
      keyed(
        list,
        items,
        ({ key }) => key,
        ({ make }) => make(),
      );
    }
  }

  async function lookForOwn(): Promise<void> {
    if (document.body.classList.contains("at-table")) return;
    // Matches of this browser need no server.
    draw();
    void days.refresh();
    try {
      own = (await lobby.guest.matches()).filter(({ game }) => games.includes(game));
    } catch {
      // Without the server no seat can be taken; the next news asks again.
      return;
    }
    draw();
  }

  const changed = (): void => {
    parts.changed();
    void lookForOwn();
  };
  const form = joinForm(text, join);
  const mine = h("div", { class: "own-matches" }, appointments, days.element, ownTables);
  document.querySelector(".corner")?.replaceChildren(...cornerOf({ ...parts, changed }));
  // What comes and goes has the upper part for itself: nothing below it moves under the pointer.
  document.querySelector(".quay")?.replaceChildren(h("div", { class: "tickets" }, mine, tables, streams, here), parts.daily, form);
  let matches = 0;
  const stop = lobby.onState((news) => {
    const around = news.people > 0 ? text.lobby.here(news.people, news.matches) : "";
    write(here, news.alone ? text.sentences([around, text.lobby.alone]) : around);
    state = news;
    draw();
    showLooking(parts, news);
    // One of the matches may be over, or be there again after a restart of the server.
    if (news.matches !== matches) void lookForOwn();
    ({ matches } = news);
  });
  until(parts.signal, stop);
  const stopNews = lobby.people.onNews(({ appointments: all }) => {
    if (all.length + appointments.childElementCount === 0) return;
    const listed = import("../people/appointment-item.ts").then(({ listAppointments }) =>
      listAppointments(appointments, parts.language, all),
    );
    // The next news tries again.
    listed.catch(() => undefined);
  });
  until(parts.signal, stopNews);
  // Another tab has played on.
  addEventListener("storage", draw, { signal: parts.signal });
  draw();
  return {
    refresh() {
      form.reset();
      void lookForOwn();
    },
  };
}

/** Shows on each poster how many look for a match. Where some look for a rated one and others do not, these are shown. */
function showLooking({ text, search }: LobbyPanelParts, { looking }: LobbyState): void {
  const own = search();
  for (const sign of document.querySelectorAll<HTMLElement>("[data-looking]")) {
    const game = sign.dataset.looking ?? "";
    const others = looking
      .filter((one) => one.game === game)
      // The reader's own search is nobody to play against.
      .map((one) => (one.seats === own?.seats && one.rated === own.rated && own.game === game ? { ...one, people: one.people - 1 } : one))
      .filter(({ people }) => people > 0);
    const [first] = others.sort((one, other) => Number(one.rated) - Number(other.rated) || other.people - one.people);
    const waiting = first === undefined ? "" : text.lobby.looking(first.people, first.rated);
    write(sign, waiting);
    set(sign, "data-seats", first?.seats);
    set(sign, "data-rated", first?.rated);
    set(sign, "aria-label", text.lobby.action(text.sentences([waiting, text.lobby.quick(first?.seats ?? 2)]), gameName(text, game)));
  }
}

function cornerOf({ text, language, lobby, settings, people, showMatches, boards, changed }: LobbyPanelParts): HTMLElement[] {
  const { guest } = lobby;
  const name = h("input", {
    id: "name",
    dir: "auto",
    maxlength: LONGEST_NAME,
    size: 14,
    autocomplete: "off",
    spellcheck: "false",
    value: guestName(text),
  });
  const failed = (error: unknown): void => tellFailure(text, error);
  const arms = h("button", {
    class: "plain armed",
    type: "button",
    "data-do": "arms",
    "aria-label": text.lobby.arms,
    title: text.lobby.arms,
  });
  const showArms = (): void =>
    void import("./arms/arms-button.ts").then(({ armsButton }) => armsButton(arms, { language, guest, name: name.value })).catch(failed);
  const become = (known: string): void => {
    name.value = nameGuest(text, known);
    showArms();
    changed();
  };
  /** The name the server knows; if it does not answer, the one drawn in this browser. */
  const arrive = (): void => void guest.name().then(become, () => undefined);
  name.addEventListener("change", () => {
    name.value = nameGuest(text, name.value);
    showArms();
    guest.rename(name.value).catch(failed);
  });
  const data = (): void => {
    const changed = (known: string) => (known === "" ? arrive() : become(known));
    import("./account/account.ts").then(({ showAccount }) => showAccount({ language, guest, changed })).catch(failed);
  };
  const deals = (): void => void import("../panels/deal-panel.ts").then(({ dealPanel }) => dealPanel(text)).catch(failed);
  arrive();
  const opener = h("button", { class: "plain burger", type: "button", "aria-label": text.lobby.menu, title: text.lobby.menu });
  const menu = menuBehind(
    opener,
    "menu",
    languageField(text, settings),
    menuItem("settings", text.table.settings, () => settingsPanel(text, settings)),
    menuItem("board", text.analysis.board, boards),
    menuItem("account", text.lobby.account, data),
    menuItem("deals", text.proof.inLobby, deals),
    aboutButton(text),
  );
  return [
    h("label", { class: "unseen", for: "name" }, text.people.name),
    arms,
    name,
    menuItem("profile", text.lobby.profile, showMatches),
    people,
    opener,
    menu,
  ];
}

/** A code that leads nowhere stays, to be put right; one that has led to a table has done its work. */
function joinForm(text: Text, join: LobbyPanelParts["join"]): HTMLFormElement {
  const props = { id: "code", name: "code", maxlength: 12, size: 8, autocomplete: "off", spellcheck: "false" };
  const code = h("input", { ...props, placeholder: text.lobby.codeHint });
  const onsubmit = (event: Event) => {
    event.preventDefault();
    if (code.value.trim() !== "") void join(code.value.trim().toUpperCase(), () => form.reset());
  };
  const label = h("label", { for: "code" }, text.lobby.joinLabel);
  const form = h("form", { class: "join", onsubmit }, label, code, h("button", { class: "plain", type: "submit" }, text.lobby.join));
  return form;
}

const tableKey = ({ id, running, people }: OpenTable): string => [id, running, ...people.map(({ name }) => name)].join(" ");

function tableItem(parts: LobbyPanelParts, { id, game, people, seats, running, code, terms }: OpenTable): HTMLLIElement {
  const { text, join, watch } = parts;
  const who = versus(text, whoOf(text, people));
  const what = running ? text.lobby.watch : text.lobby.sit(seats - people.length);
  const onclick = () => void (running ? watch(id, button) : join(code));
  const named = text.lobby.action(what, gameName(text, game), who);
  const button = h("button", { class: running ? "plain" : "brass", type: "button", "aria-label": named, onclick }, what);
  const title = h(
    "span",
    { class: "title" },
    h("b", {}, gameName(text, game)),
    h("small", {}, ...armsIn(people), who),
    termsElement(parts, game, terms),
  );
  return h("li", { class: running ? "running" : "open" }, gamePicture(game, id), title, button);
}
