/** An analysis board in a browser: moves of all seats are tried on the table, lines are kept, and a link, a file and a reload bring it back. */
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { boardOfCode } from "../../client/feed/board-code.ts";
import { type Board, boardOfRecord, boardText } from "../../shared/core/analysis/board.ts";
import { pick, quickLuck } from "../../shared/core/base/random.ts";
import type { Editor } from "../../shared/core/contract/editor.ts";
import type { Game, State } from "../../shared/core/contract/game.ts";
import { writeRecord } from "../../shared/core/match/record.ts";
import { begin } from "../../shared/core/match/step.ts";
import { silent, viewOf } from "../../shared/core/match/view.ts";
import { editor as duelEditor } from "../../shared/duel/editor.ts";
import { editor as elasundEditor } from "../../shared/elasund/editor.ts";
import type { Table as ElasundTable } from "../../shared/elasund/state.ts";
import { GAMES } from "../../shared/games.ts";
import { editor as puertoRicoEditor } from "../../shared/puerto-rico/editor.ts";
import type { Table as PuertoRicoTable } from "../../shared/puerto-rico/state.ts";
import { editTo } from "../contract/editing.ts";
import { newRecord } from "../contract/matches.ts";
import { botsMatches } from "../core/analysis/bots-match.ts";
import { fromMenu, wayTo } from "./harness/front-page.ts";
import { arrive, clickPiece, dragPiece, dropFile, shown, untilAsked } from "./harness/person.ts";
import { PATIENCE, quay } from "./harness/quay.ts";

const at = quay();
const duel = GAMES.find(({ id }) => id === "duel") as Game;

const study = (page: Page) => page.locator(".table-screen[data-ready] .study");
const rows = (page: Page) => page.locator(".study .tried .link");
const rowsAre = (page: Page, count: number) => expect.poll(() => rows(page).count()).toBe(count);
const asked = (page: Page) => shown(page).then(({ sight }) => sight.seat);
/** What is said where something could not be done. */
const toast = (page: Page, words: RegExp) =>
  expect.poll(() => page.locator(".toast").allTextContents()).toEqual([expect.stringMatching(words)]);

/** Clicks the first lit piece. */
async function moveOnTable(page: Page, nth = 0): Promise<void> {
  await page.waitForFunction((from) => globalThis.quayside.table!.lit.size > from, nth);
  const before = (await shown(page)).number;
  const lit = await page.evaluate(() => [...globalThis.quayside.table!.lit]);
  await clickPiece(page, lit[nth]!);
  await page.waitForFunction((number) => globalThis.quayside.table!.shown!.number > number, before);
}

it(
  "from the menu: both seats' moves are tried on the table, with chances and reasons, side lines are kept, and a reload comes back to them",
  async () => {
    const { page, wrong } = await arrive(at.browser, at.address, "Ada");
    await (await fromMenu(page, "board")).click();
    await page.locator('[data-board-of="duel 2"]').click();
    await study(page).waitFor();
    await page.locator(".study .lines .link").first().waitFor();
    await expect
      .poll(() => page.locator(".study .chances b").allTextContents())
      .toEqual([expect.stringMatching(/%/), expect.stringMatching(/%/)]);
    const first = await asked(page);
    await moveOnTable(page);
    await rowsAre(page, 2);
    expect(await asked(page)).toBe(1 - first);
    await moveOnTable(page);
    await rowsAre(page, 3);

    // Back by the keys of a replay, and another move from there.
    await page.keyboard.press("Home");
    await expect.poll(() => shown(page).then(({ number }) => number)).toBe(0);
    await moveOnTable(page, 1);
    await rowsAre(page, 4);
    await rows(page).nth(1).click();
    await expect.poll(() => rows(page).nth(1).getAttribute("aria-current")).toBe("step");
    await page.locator(".study .tree input").fill("worth a look");
    await page.keyboard.press("Enter");

    await page.waitForFunction(() => location.pathname === "/board/duel" && location.hash.length > 100);
    await expect.poll(() => page.locator(".study .tried small").count()).toBe(1);
    // The address follows a moment later.
    const link = () => page.evaluate(() => location.hash.slice(1));
    await expect.poll(() => link().then(boardOfCode).then(boardText)).toContain("worth a look");
    await page.reload();
    await study(page).waitFor();
    await rowsAre(page, 4);
    await expect.poll(() => rows(page).nth(1).getAttribute("aria-current")).toBe("step");
    await expect.poll(() => page.locator(".study .tried small").textContent()).toBe("worth a look");
    expect(wrong).toEqual([]);
  },
  PATIENCE,
);

it(
  "from a replay with its whole match, from a puzzle and from a lesson; it is played on against bots",
  async () => {
    const { record } = botsMatches(duel, 1).at(-1)!;
    const { page, wrong } = await arrive(at.browser, at.address, "Ada");
    await dropFile(page, Buffer.from(writeRecord(record)), "match.record");
    await page.locator(".table-screen[data-ready]").waitFor();
    await page.locator('.replay [data-do="board"]').click();
    await study(page).waitFor();
    const moves = record.entries.filter(({ type }) => type === "moves").length;
    await rowsAre(page, moves + 1);

    await page.locator('[data-do="play-on"]').click();
    await page.locator('dialog [data-do="go"]').click();
    await page.locator(".table-screen[data-ready] .log-box").waitFor();
    await untilAsked(page);
    expect(new URL(page.url()).pathname).toBe("/");

    await page.goto(`${at.address}puzzle`);
    await page.locator(".puzzle").getByRole("button", { name: "Analysis board" }).click();
    await study(page).waitFor();
    await page.locator('[data-do="leave"]').last().click();
    await (await wayTo(page, "duel", "practice")).click();
    await untilAsked(page);
    await page.locator(".to-menu").click();
    await page.locator('#table-menu [data-do="board"]').click();
    await study(page).waitFor();
    expect(wrong).toEqual([]);
  },
  PATIENCE,
);

it(
  "a file brings it back; a broken link, a position that cannot be and a foreign file are told in a sentence",
  async () => {
    const board = boardOfRecord(duel, botsMatches(duel, 1).at(-1)!.record, 0);
    const { page } = await arrive(at.browser, at.address, "Ada");
    await dropFile(page, Buffer.from(boardText(board)), "board.quayside");
    await study(page).waitFor();
    await dropFile(page, Buffer.from("a poem"), "poem.txt");
    await toast(page, /not a Quayside match file/);
    const { table } = board.position as unknown as { readonly table: { readonly cities: readonly object[] } };
    const poor = { ...table, cities: table.cities.map((city) => ({ ...city, coins: -3 })) };
    const impossible: Board = { ...board, position: { ...board.position, table: poor }, tried: [] };
    await dropFile(page, Buffer.from(boardText(impossible)), "board.quayside");
    await toast(page, /not possible.*coins/);
    // From another page: at the board itself, a new link would only change what stands behind the #.
    await page.goto(at.address);
    await page.goto(`${at.address}board/duel#nonsense`);
    await toast(page, /incomplete or was changed/);
  },
  PATIENCE,
);

it(
  "a study is kept under a name with its lines, opened again from the list, not replaced unasked by another, and removed",
  async () => {
    const { page, wrong } = await arrive(at.browser, at.address, "Ada");
    const keepAs = async (name: string): Promise<void> => {
      await page.locator('[data-do="board-keep"]').click();
      await page.locator('input[name="study"]').fill(name);
      await page.locator('input[name="study"]').press("Enter");
    };
    const studies = page.locator("dialog.boards [data-study]");
    await page.goto(`${at.address}board/duel`);
    await study(page).waitFor();
    await moveOnTable(page);
    await keepAs("  The  draft ");
    await expect.poll(() => page.locator(".study-name").textContent()).toBe("The draft");
    // Its link has the name, so a reload does.
    await expect.poll(async () => (await boardOfCode(await page.evaluate(() => location.hash.slice(1)))).name).toBe("The draft");
    await moveOnTable(page);
    await keepAs("The draft");
    await page.locator("dialog").waitFor({ state: "detached" });

    await page.goto(at.address);
    await page.goto(`${at.address}board/elasund`);
    await study(page).waitFor();
    await keepAs("The draft");
    await page.getByText("Replace it with this board?").waitFor();
    await page.getByRole("button", { name: "Stay" }).last().click();
    await page.locator('input[name="study"]').fill("The harbour");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator(".study-name").textContent()).toBe("The harbour");

    await page.goto(at.address);
    await (await fromMenu(page, "board")).click();
    await expect.poll(() => studies.allTextContents()).toEqual(["The harbour", "The draft"]);
    await page.getByRole("button", { name: "Remove The harbour" }).click();
    await page.getByRole("button", { name: "Remove", exact: true }).last().click();
    await expect.poll(() => studies.allTextContents()).toEqual(["The draft"]);
    await studies.click();
    await study(page).waitFor();
    await rowsAre(page, 3);
    expect(wrong).toEqual([]);
  },
  PATIENCE,
);

it(
  "a study is not replaced unasked by a link of the same name, nor by a page that does not know what another has kept since",
  async () => {
    const { page, wrong } = await arrive(at.browser, `${at.address}board/duel`, "Ada");
    const keep = (on: Page) => on.locator('[data-do="board-keep"]').click();
    const go = (on: Page) => on.locator('[data-do="keep-study"]').click();
    const asks = (on: Page) => on.getByText("Replace it with this board?").waitFor();
    await study(page).waitFor();
    await keep(page);
    await page.locator('input[name="study"]').fill("The draft");
    await go(page);
    await expect.poll(async () => (await boardOfCode(await page.evaluate(() => location.hash.slice(1)))).name).toBe("The draft");
    const link = page.url();

    const other = await page.context().newPage();
    await other.goto(link);
    await study(other).waitFor();
    await moveOnTable(other);
    await keep(other);
    await go(other);
    await other.locator("dialog").waitFor({ state: "detached" });

    await moveOnTable(page, 1);
    await keep(page);
    await go(page);
    await asks(page);

    await other.goto(at.address);
    await other.goto(link);
    await study(other).waitFor();
    await keep(other);
    await go(other);
    await asks(other);
    expect(wrong).toEqual([]);
  },
  PATIENCE,
);

it(
  "a position is built from an empty table, by its values and by dragging on the table, and says at once what cannot be",
  async () => {
    const { page, wrong } = await arrive(at.browser, at.address, "Ada");
    const set = (id: string, value: string) => page.locator(`[data-edit="${id}"]`).selectOption(value);
    const value = (id: string) => page.locator(`[data-edit="${id}"]`).inputValue();
    const faults = () => page.locator(".editor .faults .fault").allTextContents();
    await page.goto(`${at.address}board/duel`);
    await study(page).waitFor();
    await page.locator('[data-do="board-edit"]').click();
    await page.locator('[data-do="edit-clear"]').click();
    await expect.poll(faults).toContainEqual(expect.stringMatching(/0 wonders; it must be 4/));
    for (let wonder = 0; wonder < 8; wonder++) {
      await set("list.wonders", `wonder.${wonder}`);
      await set(`wonder.${wonder}`, `seat.${wonder % 2}`);
    }
    // A number is half written when the picture comes to the change before it.
    const coins = await page.evaluateHandle(() => {
      const age = document.querySelector('[data-edit="age"]') as HTMLSelectElement;
      age.value = "3";
      age.dispatchEvent(new Event("change"));
      const written = document.querySelector('[data-edit="coins.0"]') as HTMLInputElement;
      written.value = "7";
      return written;
    });
    await expect.poll(() => shown(page).then(({ sight }) => (sight.table as { age: number }).age)).toBe(3);
    expect(await coins.evaluate((field) => [field.isConnected, field.value])).toEqual([true, "7"]);
    await expect.poll(faults).toHaveLength(1);
    await set("list.pyramid", "place.0");
    await set("place.0", "52");
    await set("list.pyramid", "place.1");
    await set("place.1", "53");
    await expect.poll(faults).toEqual([]);
    await page.locator('[data-edit="coins.0"]').fill("9");
    await page.keyboard.press("Tab");
    await expect.poll(() => shown(page).then(({ sight }) => (sight.table as { cities: { coins: number }[] }).cities[0]!.coins)).toBe(9);

    await page.waitForFunction(() => globalThis.quayside.table!.lit.has("card:52"));
    await dragPiece(page, "card:52", "city:1");
    await set("list.cards", "card.52");
    await expect.poll(() => value("card.52")).toBe("seat.1");

    await page.locator('[data-do="edit-done"]').click();
    await page.locator(".study .lines .link").filter({ hasText: "University" }).first().click();
    await expect.poll(() => rows(page).count()).toBeGreaterThan(1);
    expect(wrong).toEqual([]);
  },
  PATIENCE,
);

it(
  "in Puerto Rico one is built too, with undo: what is nowhere else is the supply",
  async () => {
    const { page, wrong } = await arrive(at.browser, at.address, "Ada");
    const set = (id: string, value: string) => page.locator(`[data-edit="${id}"]`).selectOption(value);
    const faults = () => page.locator(".editor .faults .fault").allTextContents();
    const table = () => shown(page).then(({ sight }) => sight.table as unknown as PuertoRicoTable);
    await page.goto(`${at.address}board/puerto-rico`);
    await study(page).waitFor();
    await page.locator('[data-do="board-edit"]').click();
    await page.locator('[data-do="edit-clear"]').click();
    await expect.poll(faults).toEqual([expect.stringMatching(/no tile on the island/), expect.stringMatching(/no tile on the island/)]);
    await set("island.0.0", "1:manned");
    await set("whose", "1");
    await set("island.1.0", "0");
    await expect.poll(faults).toEqual([]);
    expect((await table()).colonists).toBe(41);
    await set("role.2", "1");
    await expect.poll(faults).toContainEqual(expect.stringMatching(/has taken 1 role cards this round; it must be 0/));
    await page.locator('[data-do="edit-undo"]').click();
    await expect.poll(faults).toEqual([]);
    await set("role.2", "0");
    await expect.poll(faults).toEqual([]);
    // The governor has taken a card: the other player is asked.
    await expect.poll(table).toMatchObject({ turn: 1, picker: 1 });
    await dragPiece(page, "market:5", "city:1");
    await dragPiece(page, "stock:4", "ship:0");
    await expect.poll(table).toMatchObject({ ships: [{ good: 4, load: 1 }, {}] });
    expect(await table()).toMatchObject({ players: [{}, { city: [5] }], goods: { 4: 6 } });
    await page.keyboard.press("u");
    await expect.poll(table).toMatchObject({ ships: [{ good: -1, load: 0 }, {}] });

    await page.locator('[data-do="edit-done"]').click();
    await page.locator(".study .lines .link").first().click();
    await expect.poll(() => rows(page).count()).toBeGreaterThan(1);
    expect(wrong).toEqual([]);
  },
  PATIENCE,
);

it(
  "in Elasund too: cubes and trade points follow from what lies on the plan",
  async () => {
    const { page, wrong } = await arrive(at.browser, at.address, "Ada");
    const set = async (list: string, id: string, value: string) => {
      await page.locator(`[data-edit="list.${list}"]`).selectOption(id);
      await page.locator(`[data-edit="${id}"]`).selectOption(value);
    };
    const faults = () => page.locator(".editor .faults .fault").allTextContents();
    const table = () => shown(page).then(({ sight }) => sight.table as unknown as ElasundTable);
    await page.goto(`${at.address}board/elasund`);
    await study(page).waitFor();
    await page.locator('[data-do="board-edit"]').click();
    await page.locator('[data-do="edit-clear"]').click();
    await expect.poll(faults).toEqual([1, 2, 3].map(() => expect.stringMatching(/every player begins with it/)));
    for (const [tile, site] of [19, 1, 22, 3].entries()) await set("buildings", `site.${tile < 2 ? tile : tile + 2}`, `${site}`);
    await expect.poll(faults).toEqual([]);
    // A well at the harbour has a cube, and a trade point.
    await set("buildings", "site.16", "36");
    await page.locator('[data-edit="owner.16"]').selectOption("1");
    await expect.poll(table).toMatchObject({ cubes: [10, 9], trade: [0, 1] });
    await set("buildings", "site.20", "36");
    await expect.poll(faults).toContainEqual(expect.stringMatching(/Two pieces lie on a6/));
    await page.keyboard.press("Control+z");
    await expect.poll(faults).toEqual([]);

    await dragPiece(page, "permit:3", "field:40");
    await expect.poll(table).toMatchObject({ permits: { 3: 40 } });
    await dragPiece(page, "chest", "mat:0");
    await expect.poll(table).toMatchObject({ golds: [1, 0], gold: 50, hands: [1, 0] });

    await page.locator('[data-do="edit-done"]').click();
    await page.locator(".study .chances b").first().waitFor();
    await moveOnTable(page);
    await expect.poll(() => rows(page).count()).toBeGreaterThan(1);
    expect(wrong).toEqual([]);
  },
  PATIENCE,
);

const EDITORS: Readonly<Record<string, Editor>> = { duel: duelEditor, "puerto-rico": puertoRicoEditor, elasund: elasundEditor } as never;

/** Of a match of two in which this many moves were made. */
function positionOf(game: Game, moves: number): State {
  const state = game.copy(begin(game, newRecord(game, 7)).match.state);
  const luck = quickLuck(7);
  for (let made = 0; made < moves; made++) {
    const seat = game.toAct(state.table)[0]!;
    game.play(state, seat, pick(luck, game.moves(viewOf(state, seat))), silent);
  }
  return state;
}

it.each([
  ["duel", 30],
  ["puerto-rico", 90],
  ["elasund", 60],
])(
  "a position of a match of %s is built in the page from an empty table, field by field, and its link holds that very position",
  async (id, moves) => {
    const game = GAMES.find((one) => one.id === id) as Game;
    const wanted = positionOf(game, moves);
    const editor = EDITORS[id]!;
    const { edits } = editTo(game, editor, editor.empty(wanted), wanted);
    expect(edits.length).toBeGreaterThan(20);
    const { page, wrong } = await arrive(at.browser, at.address, "Ada");
    await page.goto(`${at.address}board/${id}`);
    await study(page).waitFor();
    await page.locator('[data-do="board-edit"]').click();
    await page.locator('[data-do="edit-clear"]').click();
    const field = (name: string) => page.locator(`[data-edit="${name}"]`);
    for (const { value, wanted } of edits) {
      if (value.whose !== undefined) await field("whose").selectOption(`${value.whose}`);
      if ((await field(value.id).count()) === 0) await field(`list.${value.group}`).selectOption(value.id);
      if (value.type === "choice") await field(value.id).selectOption(`${wanted}`);
      else {
        await field(value.id).fill(`${wanted}`);
        await field(value.id).press("Tab");
      }
    }
    await expect.poll(() => page.locator(".editor .faults").textContent()).toBe("This position is possible.");
    const built = async (): Promise<unknown> => {
      const { position } = await boardOfCode(await page.evaluate(() => location.hash.slice(1)));
      return [position.table, position.secrets];
    };
    await expect.poll(built).toEqual([wanted.table, wanted.secrets]);
    expect(wrong).toEqual([]);
  },
  PATIENCE,
);

it(
  "what luck would change: each roll of the dice with its chance, once the reader wants to know",
  async () => {
    const { page, wrong } = await arrive(at.browser, at.address, "Ada");
    const outcomes = page.locator(".study .outcomes li");
    await page.goto(`${at.address}board/elasund`);
    await study(page).waitFor();
    await page.locator(".study .luck summary").click();
    await expect.poll(() => outcomes.count()).toBe(11);
    for (const told of await outcomes.allTextContents()) expect(told).toMatch(/^A roll of \d+ \(\d+.*%\).*%$/);
    // Of one position no more is told at the next.
    await moveOnTable(page);
    await expect.poll(() => outcomes.count()).toBe(0);
    expect(wrong).toEqual([]);
  },
  PATIENCE,
);
