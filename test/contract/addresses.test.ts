/** What a game's rules and its face must have, and in which file, so that a reader who knows one game can find things in the next. */
import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { GAMES } from "../../shared/games.ts";

/** What each file exports. Other files of the folder may not export anything of that name. */
type Addresses = Readonly<Record<string, readonly string[]>>;

const RULES: Addresses = {
  "state.ts": ["Table", "Secret", "OPTIONS", "toAct"],
  "catalog.ts": ["NUMBERS"],
  "copy.ts": ["copy"],
  "setup.ts": ["setup"],
  "imagine.ts": ["imagine"],
  "score.ts": ["score", "total", "result"],
  "earnings.ts": ["earner"],
  "moves.ts": ["moves", "notation"],
  "play.ts": ["play"],
  "mind/index.ts": ["mind"],
  "mind/features.ts": ["features", "measure"],
  "mind/weigh.ts": ["weigh"],
  "bot/bot.ts": ["bot"],
  "reasons.ts": ["facts"],
  "openings.ts": ["opening"],
  "manners.ts": ["manners"],
};
const FACE: Addresses = {
  "art/draw.ts": ["draw", "looks"],
  "layout/layout.ts": ["layout"],
  "layout/life.ts": ["life"],
  "wording/terms.ts": ["TERMS", "about"],
  "acts/acts.ts": ["act"],
  "details/details.ts": ["detail"],
  "details/compared.ts": ["compared"],
  "choice/prompt.ts": ["prompt"],
  "choice/reason.ts": ["reason"],
  "choice/picks.ts": ["picks"],
  "choice/why.ts": ["whyNot"],
  "panels/seats.ts": ["seats", "currentPoints", "ending"],
  "panels/goals.ts": ["goals"],
  "panels/habits.ts": ["habits"],
  "panels/in-words.ts": ["inWords"],
  "guide/lesson.ts": ["lesson"],
  "guide/rules.ts": ["rules"],
  "guide/tips.ts": ["tips"],
  "sounds.ts": ["sounds"],
};
/** What not every game needs, but has in this file if it has it. */
const RULES_IF_ANY: Addresses = { "moves.ts": ["timeout"] };
const FACE_IF_ANY: Addresses = { "choice/row.ts": ["row", "drag", "fill"], "guide/topics.ts": ["topics"] };
/** Read, not imported; a folder stands for whatever its game needs in it. */
const MORE_OF_RULES = ["rules", "offers/offer.ts", "mind/model.json", "puzzles/1.json", "index.ts"];
const MORE_OF_FACE = ["text", "face.ts"];

const root = join(import.meta.dirname, "../..");

/** The exports of each file in the folder, by its path there. */
async function exportsIn(folder: string): Promise<Map<string, readonly string[]>> {
  const files = globSync("**/*.ts", { cwd: join(root, folder) }).filter((file) => !file.startsWith("text/"));
  return new Map(await Promise.all(files.map(async (file) => [file, Object.keys(await import(join(root, folder, file)))] as const)));
}

/** One sentence for each export that is missing, or that stands elsewhere. */
async function complaints(folder: string, wanted: Addresses, ifAny: Addresses, more: readonly string[]): Promise<readonly string[]> {
  const found = await exportsIn(folder);
  const missing = Object.entries(wanted).flatMap(([file, names]) =>
    names.filter((name) => !found.get(file)?.includes(name)).map((name) => `${folder}/${file} exports no ${name}`),
  );
  const address = new Map(
    [wanted, ifAny].flatMap((some) => Object.entries(some).flatMap(([file, names]) => names.map((name) => [name, file]))),
  );
  const elsewhere = [...found].flatMap(([file, names]) =>
    names
      .filter((name) => address.has(name) && address.get(name) !== file)
      .map((name) => `${folder}/${file} exports ${name}, which belongs in ${address.get(name)}`),
  );
  const absent = more.filter((path) => !existsSync(join(root, folder, path))).map((path) => `there is no ${folder}/${path}`);
  return [...missing, ...elsewhere, ...absent];
}

describe.each(GAMES)("The parts of $id stand where every game has them", ({ id }) => {
  it("in its rules", async () => expect(await complaints(`shared/${id}`, RULES, RULES_IF_ANY, MORE_OF_RULES)).toEqual([]));
  it("in its face", async () => expect(await complaints(`client/games/${id}`, FACE, FACE_IF_ANY, MORE_OF_FACE)).toEqual([]));
});
