/** The client starts here: the still front page comes alive, and the pieces of the program are put together. */
import "./style/style.css";
import "./style/front.css";
import "./style/table.css";
import "./style/panels.css";
import "./style/lobby.css";
import "./style/people.css";
import { type MatchRecord, readRecord } from "../shared/core/record.ts";
import { Refusal } from "../shared/core/refusal.ts";
import { WATCHER } from "../shared/core/view.ts";
import { GAMES } from "../shared/games.ts";
import type { Feed } from "./feed/feed.ts";
import { liveLobby } from "./feed/live/live-lobby.ts";
import { practice } from "./feed/practice/practice.ts";
import { replay } from "./feed/replay.ts";
import { FACES } from "./games/list.ts";
import type { TableParts } from "./scenes/table.ts";
import { english } from "./text/en.ts";
import { startApp } from "./ui/app.ts";
import { wishedColour } from "./ui/common/colour-field.ts";
import { guestName, otherNames } from "./ui/lobby/guest.ts";

const text = english;

const lobby = liveLobby({ games: GAMES, name: guestName(text), otherNames: otherNames(text), colour: wishedColour });

/** The whole match again, as its player on a seat saw it. */
function replayed(record: MatchRecord, seat: number, more: { readonly at?: number; readonly own?: boolean } = {}): Feed {
  const game = GAMES.find(({ id }) => id === record.game);
  if (game === undefined) throw new Refusal("unknownGame", { game: record.game });
  return replay({ game, record, seat: seat < record.seats ? seat : WATCHER, ...more });
}

async function replayAt(path: string, seat: number, at: number): Promise<Feed> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Refusal("badRecord", { why: String(answer.status) });
  return replayed(readRecord(await answer.text()), seat, { at });
}

/** The picture's engine is large; it is fetched while the front page is looked at. */
const scenes = () => import("./scenes/mount-table.ts");
const renderer = () => import("./scenes/phaser-surface.ts");
const openTable = async (parts: TableParts) => (await scenes()).mountTable(parts);

startApp({
  text,
  language: "en",
  faces: FACES,
  lobby,
  practise: (game, options, seats) => practice({ game, colour: wishedColour(), ...(options && { options }), ...(seats && { seats }) }),
  replayOf: async (feed) => replayed(await feed.record(), feed.seat, { own: feed.seat !== WATCHER }),
  replayMatch: async (match, seat) => replayed(await lobby.record(match), seat, { own: true }),
  replayAt,
  openTable,
});
addEventListener("load", () => void Promise.all([scenes(), renderer()]).catch(() => undefined));
