/** The client starts here: the still front page comes alive, and the pieces of the program are put together. */
import "./style.css";
import "./style-front.css";
import "./style-table.css";
import "./style-panels.css";
import { readRecord } from "../shared/core/record.ts";
import { Refusal } from "../shared/core/refusal.ts";
import { WATCHER } from "../shared/core/view.ts";
import { GAMES } from "../shared/games.ts";
import type { Feed, Presence } from "./feed/feed.ts";
import { liveLobby } from "./feed/live.ts";
import type { Lobby } from "./feed/lobby.ts";
import { type PracticeFeed, practice } from "./feed/practice.ts";
import { replay } from "./feed/replay.ts";
import { FACES } from "./games/list.ts";
import type { TableParts } from "./scenes/table.ts";
import { english } from "./text/en.ts";
import { startApp } from "./ui/app.ts";
import { guestName } from "./ui/guest.ts";

const text = english;

/** The harbour as it is known under the name the player has now. */
const harbour = (): Lobby => liveLobby({ games: GAMES, name: guestName(text) });
const { onState } = harbour();
const lobby: Lobby = {
  onState,
  playNow: (game, options) => harbour().playNow(game, options),
  quickMatch: (game) => harbour().quickMatch(game),
  createTable: (game, options) => harbour().createTable(game, options),
  joinTable: (code) => harbour().joinTable(code),
  watch: (id) => harbour().watch(id),
  resume: () => harbour().resume(),
};

/** A match of one's own browser knows its whole record once it is over. */
function replayOf(feed: Feed): (() => Promise<Feed>) | undefined {
  if (!("record" in feed)) return undefined;
  const { game, seat, record } = feed as PracticeFeed;
  let names: readonly string[] = [];
  const presence = ({ people }: Presence): void => {
    names = people.map(({ name, kind }) => name || (kind === "bot" ? text.people.bot : ""));
  };
  feed.listen({ frame: () => undefined, presence });
  return async () => replay({ game, seat, names, record: await record });
}

async function replayAt(path: string, seat: number, at: number): Promise<Feed> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Refusal("badRecord", { why: String(answer.status) });
  const record = readRecord(await answer.text());
  const game = GAMES.find(({ id }) => id === record.game);
  if (game === undefined) throw new Refusal("unknownGame", { game: record.game });
  return replay({ game, record, seat: seat < record.seats ? seat : WATCHER, at });
}

/** The picture's engine is large; it is fetched while the front page is looked at. */
const scenes = () => import("./scenes/open-table.ts");
const openTable = async (parts: TableParts) => (await scenes()).openTable(parts);

startApp({ text, language: "en", faces: FACES, lobby, practise: (game) => practice({ game }), replayOf, replayAt, openTable });
addEventListener("load", () => void scenes().catch(() => undefined));
