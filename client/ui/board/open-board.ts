/** Opens an analysis board: of a moment of a match, of what a seat sees, of a link or a file. Says in a sentence what is wrong with it. */
import { type Board, boardOfRecord, boardOfSight, checkBoard, Impossible } from "../../../shared/core/analysis/board.ts";
import { at } from "../../../shared/core/base/checked.ts";
import { Refusal } from "../../../shared/core/base/refusal.ts";
import type { Sight } from "../../../shared/core/contract/game.ts";
import { pickOptions } from "../../../shared/core/match/record.ts";
import { sittersOf } from "../../../shared/core/match/record-file.ts";
import { WATCHER } from "../../../shared/core/match/view.ts";
import type { Face } from "../../face/face.ts";
import type { FaceLoader } from "../../face/face-loader.ts";
import { BoardFeed, type BoardFrom, settled } from "../../feed/board.ts";
import { boardOfCode } from "../../feed/board-code.ts";
import type { Feed } from "../../feed/feed.ts";
import { ReplayFeed } from "../../feed/replay.ts";
import { shelf } from "../../games/shelf.ts";
import type { Language, LanguageId, Text } from "../../text/languages.ts";
import { sayer } from "../../text/say.ts";
import { complaint, panel } from "../common/dialog.ts";
import { h } from "../common/dom.ts";
import { gamePicture } from "../common/game-name.ts";
import { tellFailure } from "../common/tell-failure.ts";
import type { TableModel } from "../model/table-model.ts";
import { boardStudy, type StudyParts } from "./board-study.ts";
import { type BoardWords, boardWords } from "./board-words.ts";
import { studyList } from "./studies.ts";

interface OpenBoardParts extends Pick<StudyParts, "chooseFile"> {
  readonly text: Text;
  readonly language: Language;
  readonly faces: Pick<FaceLoader, "load">;
  open(feed: Feed, how: { readonly face: Face; study(table: TableModel, playOn: StudyParts["playOn"]): HTMLElement }): void;
}

/** Resolves once it is shown, or its reader is told why not. */
export async function openBoard(parts: OpenBoardParts, given?: BoardFrom): Promise<void> {
  const { text, language, faces } = parts;
  if (given === undefined) return chooseBoard(parts);
  let face: Face | undefined;
  try {
    const from = given.type === "table" ? await ofTable(given) : given;
    face = await faces.load(await gameOf(from));
    const board = await boardFrom(face, from);
    const feed = new BoardFeed({ game: face.game, board, seat: seatOf(from), names: namesOf(text, from, board.seats) });
    parts.open(feed, {
      face: face.alike ? turnedTo(face, feed.eyes) : face,
      study: (table, playOn) => boardStudy(table, { feed, playOn, chooseFile: parts.chooseFile }),
    });
  } catch (error) {
    if (error instanceof Refusal && error.key !== "badRecord") return tellFailure(text, error);
    complaint(await problemOf(await boardWords(language), parts, face, error));
  }
}

/** Those of the match, or places at the table. */
function namesOf({ people }: Text, from: Given, seats: number): string[] {
  const known = from.type === "record" ? sittersOf(from.record) : [];
  return Array.from({ length: seats }, (_none, seat) => known[seat] || people.seat(seat + 1));
}

/** The reader moves for all seats: a table whose sides are alike stays as it lies. */
function turnedTo(face: Face, seat: number): Face {
  const turned = (sight: Sight): Sight => ({ ...sight, seat }) as Sight;
  return { ...face, layout: (sight, size, like) => face.layout(turned(sight), size, like && turned(like)) };
}

type Given = Exclude<BoardFrom, { type: "table" }>;

/** Of a match that goes on, what its player sees; of any other, all of it. */
async function ofTable({ feed, moment }: Extract<BoardFrom, { type: "table" }>): Promise<Given> {
  const isOver = moment?.outcome !== undefined || feed.allows.board === "record";
  if (moment !== undefined && !isOver) {
    const { sight } = await settled(feed, moment);
    return { type: "sight", game: feed.game.id, sight, colours: feed.colours };
  }
  const seat = feed instanceof ReplayFeed ? feed.eyes : feed.seat;
  return { type: "record", record: await feed.record(), frame: moment?.number ?? 0, seat };
}

const gameOf = async (from: Given): Promise<string> =>
  from.type === "record" ? from.record.game : from.type === "board" ? from.board.game : from.game;

const seatOf = (from: Given): number => Math.max(0, from.type === "record" ? from.seat : from.type === "sight" ? from.sight.seat : 0);

async function boardFrom(face: Face, from: Given): Promise<Board> {
  const { game } = face;
  if (from.type === "record") return boardOfRecord(game, from.record, from.frame);
  const board = from.type === "board" ? from.board : from.type === "sight" ? ofSight(face, from) : await ofCode(face, from);
  if (board.game !== game.id) throw new Refusal("badRecord", { why: "malformed" });
  const judge = (await face.judge?.())?.judge;
  const isSketch = from.type === "sight" && from.sketch === true;
  if (judge !== undefined && !isSketch) checkBoard(game, judge, board);
  return board;
}

function ofSight({ game }: Face, { sight, colours }: Extract<Given, { type: "sight" }>): Board {
  return boardOfSight(game, sight, seed(), { options: pickOptions(game.options, {}), ...(colours && { colours }) });
}

async function ofCode({ game }: Face, { code, seats = game.seats.fewest }: Extract<Given, { type: "code" }>): Promise<Board> {
  if (code !== "") return boardOfCode(code);
  const options = pickOptions(game.options, {});
  const luck = { type: "quick", state: seed() } as const;
  const position = game.setup({ seats, options, rules: game.rules, luck });
  return { game: game.id, rules: game.rules, seats, options, position, tried: [], at: [] };
}

/** 32 bits. */
const seed = (): number => at(crypto.getRandomValues(new Int32Array(1)), 0);

/** Of a position that cannot be, the first things that are wrong with it. */
const MOST_TOLD = 2;

async function problemOf(words: BoardWords, { text, language }: OpenBoardParts, face: Face | undefined, error: unknown): Promise<string> {
  if (!(error instanceof Impossible) || face === undefined) return words.problems.damaged;
  const sentences = (await (await face.judge?.())?.text(language.id as LanguageId)) ?? {};
  const { line } = sayer(text, sentences, (seat) => text.people.seat(seat + 1), WATCHER);
  const told = error.faults.slice(0, MOST_TOLD).map(({ kind, args = {} }) => line([`fault.${kind}`, args]));
  return text.sentences([words.problems.impossible, ...told]);
}

/** From the lobby: a match that begins, or a file. */
async function chooseBoard(parts: OpenBoardParts): Promise<void> {
  const { text, language, chooseFile } = parts;
  const words = await boardWords(language);
  const close = (go: () => void) => (): void => {
    open.close();
    go();
  };
  const games = shelf.map(({ id, seats: { fewest, most } }) => {
    const counts = Array.from({ length: most - fewest + 1 }, (_none, nth) => fewest + nth);
    const ways = counts.map((seats) => {
      const label = words.players(seats);
      const onclick = close(() => void openBoard(parts, { type: "code", game: id, code: "", seats }));
      return h("button", { class: "plain", type: "button", "data-board-of": `${id} ${seats}`, onclick }, label);
    });
    return h("div", { class: "begin" }, gamePicture(id), h("h3", {}, text.games[id].name), h("div", { class: "row" }, ...ways));
  });
  const kept = studyList(text, language.id, words, ({ board }) => close(() => void openBoard(parts, { type: "board", board }))());
  const file = h("button", { class: "plain", type: "button", onclick: close(chooseFile) }, words.open);
  const leave = h("button", { class: "brass", type: "button", onclick: () => open.close() }, text.table.close);
  const open = panel(words.title, "boards", [h("p", {}, words.choose), ...games, kept, h("div", { class: "row end" }, file, leave)]);
}
