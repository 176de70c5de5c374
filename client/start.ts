/** Puts the parts of the client together, in a language. */
import { type MatchRecord, readRecord } from "../shared/core/record.ts";
import { Refusal } from "../shared/core/refusal.ts";
import { WATCHER } from "../shared/core/view.ts";
import { GAMES } from "../shared/games.ts";
import type { Feed } from "./feed/feed.ts";
import { liveLobby } from "./feed/live/live-lobby.ts";
import { practice } from "./feed/practice/practice.ts";
import { type ReplayParts, replay } from "./feed/replay.ts";
import { FACES } from "./games/list.ts";
import type { TableParts } from "./scenes/table.ts";
import type { Language } from "./text/languages.ts";
import { startApp } from "./ui/app.ts";
import { wishedColour } from "./ui/common/colour-field.ts";
import { guestName, otherNames } from "./ui/lobby/guest.ts";

/** The picture's engine is large: it is fetched when the front page has loaded. */
const scenes = () => import("./scenes/mount-table.ts");
const renderer = () => import("./scenes/phaser-surface.ts");
const openTable = async (parts: TableParts) => (await scenes()).mountTable(parts);

export const preloadScenes = (): Promise<unknown> => Promise.all([scenes(), renderer()]).catch(() => undefined);

/** A replay of the whole match, as the player on a seat saw it. */
function replayed(record: MatchRecord, seat: number, more: Pick<ReplayParts, "at" | "own" | "source" | "proof"> = {}): Feed {
  const game = GAMES.find(({ id }) => id === record.game);
  if (game === undefined) throw new Refusal("unknownGame", { game: record.game });
  return replay({ game, record, seat: seat < record.seats ? seat : WATCHER, ...more });
}

async function replayAt(path: string, seat: number, at: number): Promise<Feed> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Refusal("badRecord", { why: String(answer.status) });
  return replayed(readRecord(await answer.text()), seat, { at });
}

export function startClient(language: Language): void {
  const { text } = language;
  const lobby = liveLobby({ games: GAMES, name: guestName(text), otherNames: otherNames(text), colour: wishedColour });
  startApp({
    text,
    language,
    faces: FACES,
    lobby,
    practise: (game, wish) => practice({ game, colour: wishedColour(), ...wish }),
    replayOf: async (feed) => replayed(await feed.record(), feed.seat, { own: feed.seat !== WATCHER, source: feed.match }),
    replayMatch: async (match, seat, more) => replayed(await lobby.record(match), seat, { ...more, source: match }),
    replayAt,
    replayFile: async ({ record, proof }, seat) =>
      replayed(record, seat, proof === undefined ? {} : { own: proof.seat !== WATCHER, proof }),
    openTable,
  });
}
