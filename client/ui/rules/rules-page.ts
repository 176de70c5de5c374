/** A game's rules: chapters with pictures of the pieces and examples on real boards, and a search that leaves only what is wanted. */
import "./rules-page.css";
import type { Sight } from "../../../shared/core/contract/game.ts";
import { WATCHER } from "../../../shared/core/match/view.ts";
import { pathTo } from "../../../shared/core/wire/addresses.ts";
import type { Detail, Face } from "../../face/face.ts";
import type { BoardFrom } from "../../feed/board.ts";
import type { Catalogue } from "../../text/grammar.ts";
import type { GameId, Language, Text } from "../../text/languages.ts";
import { type Say, sayer } from "../../text/say.ts";
import { panel } from "../common/dialog.ts";
import { h, set, write } from "../common/dom.ts";
import { type Looks, openLooks } from "../common/drawings.ts";
import { posterBeside } from "../common/game-name.ts";
import { closing } from "../panels/settings-panel.ts";
import { chaptersOf } from "./chapters.ts";
import { exampleFigures } from "./example-figure.ts";
import { type NamedPiece, namesIn } from "./named-pieces.ts";
import { isFound, wordsOf } from "./search.ts";

export interface RulesWish {
  readonly text: Text;
  readonly language: Language;
  readonly face: Face;
  /** Opens an analysis board; left out where a match goes on. */
  readonly explore?: ((from: BoardFrom) => void) | undefined;
  /** Goes to the lesson on a topic; left out where a match goes on. */
  readonly learn?: ((topic: string) => void) | undefined;
}

interface Section {
  readonly heading: string;
  /** Its button in the list of chapters. */
  readonly way: HTMLButtonElement;
  readonly element: HTMLElement;
  /** What is found or hidden on its own: paragraphs, pieces and examples. */
  readonly blocks: readonly HTMLElement[];
}

/** Resolves when it is closed. */
export async function rulesPage({ text, language, face, explore, learn }: RulesWish): Promise<void> {
  const { id } = face.game;
  if (face.rules === undefined) return;
  const [sentences, book, topics] = await Promise.all([
    language.rulesOf(face),
    face.rules.book(),
    learn && face.topics ? topicsOf(text, language, face) : [],
  ]);
  const catalogue: Catalogue = { ...language.catalogueOf(id), ...sentences };
  // Nobody is addressed, and seats have no names.
  const say = sayer(text, catalogue, (seat) => text.rules.player(seat + 1), WATCHER);
  const looks = openLooks(face, say);
  let close = (): void => undefined;
  const toBoard = (sight: Sight): void => {
    close();
    explore?.({ type: "sight", game: id, sight, sketch: true });
  };
  const toLesson = (topic: string): void => {
    close();
    learn?.(topic);
  };
  const figures = exampleFigures(face, say, catalogue, explore && toBoard);
  const named = Object.values(book).flatMap(({ pieces = [] }) => pieces.flatMap((piece) => nameOf(say, piece)));
  const sections = chaptersOf(sentences).map(({ id: chapter, heading, notes }): Section => {
    const { examples = [], pieces = [] } = book[chapter] ?? {};
    const paragraphs = notes.map((key) => h("p", { class: "rule" }, ...withPictures(say.line([key]), named, looks)));
    const rows = pieces.map((piece) => pieceRow(say, looks, piece));
    const shown = examples.map(figures.figure);
    const ways = topics.filter((topic) => topic.chapter === chapter).map(({ topic, name }) => topicWay(text, name, () => toLesson(topic)));
    const list = rows.length > 0 && h("ul", { class: "pieces" }, ...rows);
    const title = say.line([heading]);
    const element = h("section", { id: `rules-${chapter}`, tabindex: "-1" }, h("h3", {}, title), ...paragraphs, ...ways, ...shown, list);
    const way = h("button", { type: "button", onclick: () => jump(element) }, title);
    return { heading: title, way, element, blocks: [...paragraphs, ...shown, ...rows] };
  });
  const game = text.games[id as GameId]?.name ?? id;
  return new Promise((closed) => {
    const pages = h("div", { class: "chapters", tabindex: "0" }, ...sections.map(({ element }) => element));
    const search = searchField(say, sections, pages);
    // At a table the address is the match's.
    const counted = explore && h("a", { href: pathTo({ type: "statistics", game: id }), onclick: () => close() }, text.lobby.statistics);
    const contents = h("nav", { "aria-label": text.rules.contents }, posterBeside(text, id), ...sections.map(({ way }) => way), counted);
    const body = h("div", { class: "body" }, contents, pages);
    const open = panel(text.rules.title(game), "rules", [search, body, closing(text, () => open.close())], () => {
      figures.close();
      closed();
    });
    close = open.close;
  });
}

/** The lessons on one topic, with the chapters they belong to. */
async function topicsOf(text: Text, language: Language, face: Face) {
  const [sentences, topics = []] = await Promise.all([language.topicsOf(face), face.topics?.list()]);
  const say = sayer(text, sentences, String, WATCHER);
  return topics.map(({ topic, chapter }) => ({ topic, chapter, name: say.line([`lesson.${topic}`]) }));
}

const topicWay = (text: Text, name: string, onclick: () => void): HTMLElement =>
  h("p", { class: "rule" }, h("button", { class: "plain", type: "button", "data-do": "topic", onclick }, text.lesson.tryTopic(name)));

function jump(element: HTMLElement): void {
  element.scrollIntoView({ block: "start" });
  element.focus({ preventScroll: true });
}

/** What is titled with numbers is an action or a row of a table, and no piece. */
const nameOf = (say: Say, { title, look }: Detail): NamedPiece[] => {
  const name = say.line(title);
  return /\d/.test(name) || title.length > 1 ? [] : [{ name, look }];
};

/** As in the log, a picture stands before the name. */
const withPictures = (words: string, named: readonly NamedPiece[], looks: Looks): (string | HTMLElement)[] =>
  namesIn(words, named).map((stretch) =>
    stretch.look === undefined ? stretch.words : h("span", { class: "beside" }, looks.small(stretch.look), stretch.words),
  );

function pieceRow(say: Say, looks: Looks, { look, title, lines }: Detail): HTMLElement {
  const told = lines.map(({ line, chips = [] }) => h("p", {}, say.line(line), ...chips.map(looks.chip)));
  return h("li", {}, looks.large(look), h("div", {}, h("h4", {}, say.line(title)), ...told));
}

/** Leaves what is found; Enter goes from one to the next. */
function searchField({ text }: Say, sections: readonly Section[], pages: HTMLElement): HTMLElement {
  const words = text.rules;
  const count = h("output", { role: "status" });
  let found: readonly HTMLElement[] = [];
  let at = -1;
  function filter(): void {
    const wanted = wordsOf(field.value);
    at = -1;
    found = [];
    for (const { heading, way, element, blocks } of sections) {
      const whole = isFound(heading, wanted);
      const left = blocks.filter((block) => whole || isFound(block.textContent ?? "", wanted));
      for (const block of blocks) set(block, "hidden", !left.includes(block));
      set(element, "hidden", left.length === 0);
      way.disabled = left.length === 0;
      found = [...found, ...left];
    }
    write(count, wanted.length === 0 ? "" : words.found(found.length));
    pages.scrollTop = 0;
  }
  function next(event: Event): void {
    event.preventDefault();
    found[at]?.removeAttribute("data-at");
    at = found.length === 0 ? -1 : (at + 1) % found.length;
    found[at]?.setAttribute("data-at", "");
    found[at]?.scrollIntoView({ block: "center" });
  }
  const field = h("input", { id: "find-rule", type: "search", autofocus: true, autocomplete: "off", oninput: filter });
  const label = h("label", { for: "find-rule" }, words.search);
  return h("form", { class: "find", role: "search", onsubmit: next }, label, field, count);
}
