/** Puts the parts of the client together, in a language, and again when another one is chosen. */
import { isolated } from "../shared/core/base/player-text.ts";
import type { Game } from "../shared/core/contract/game.ts";
import type { MatchRecord } from "../shared/core/match/record.ts";
import { WATCHER } from "../shared/core/match/view.ts";
import type { VoidDeal } from "../shared/core/wire/wire.ts";
import type { AnyFace } from "./face/face.ts";
import { faceLoader } from "./face/face-loader.ts";
import type { Feed } from "./feed/feed.ts";
import { LiveLobby } from "./feed/live/live-lobby.ts";
import { PracticeFeed } from "./feed/practice/practice.ts";
import type { ReplayOptions } from "./feed/replay.ts";
import { TryingFeed } from "./feed/trial.ts";
import { FACES, fetchSentences } from "./games/list.ts";
import { preloadRenderer } from "./picture/board/webgl-surface.ts";
import type { TableViewOptions } from "./picture/table-view.ts";
import { SettingsStore } from "./settings/settings-store.ts";
import { setPlace, startSounds } from "./sound/sounds.ts";
import { firstLanguage, type Language, type Languages } from "./text/languages.ts";
import { startApp } from "./ui/app/app.ts";
import type { AppParts } from "./ui/app/app-parts.ts";
import { loadTableScreen } from "./ui/app/load-table.ts";
import { notice } from "./ui/common/dialog.ts";
import { guestName, otherNames } from "./ui/common/guest-name.ts";
import { tellFailure } from "./ui/common/tell-failure.ts";
import { wishedColour } from "./ui/fields/colour-field.ts";
import { firstMatches } from "./ui/lessons/first-matches.ts";
import { settingsPanel } from "./ui/panels/settings-panel.ts";

/** The picture's engine is large: it is fetched when a table is likely. */
const picture = () => import("./picture/board/mount-table.ts");
const openTable = async (options: TableViewOptions) => (await picture()).mountTable(options);
const readyTable: AppParts["readyTable"] = async (...how) => (await picture()).readyTable(...how);

let fetching: Promise<unknown> | undefined;
/** What fails now is fetched again, and reported, when it is needed. */
function preloadPicture(plain: boolean): void {
  fetching ??= Promise.all([picture(), plain || preloadRenderer()]).catch(() => (fetching = undefined));
}

export async function startClient(languages: Languages): Promise<void> {
  const settings = new SettingsStore(languages.ids);
  startSounds(settings);
  setPlace("quay");
  const wanted = (): string => firstLanguage(languages.ids, settings.get().language, navigator.languages);
  let language = await languages.load(wanted());
  /** What a game is played with is fetched beside it, not after it: on a slow line each is a round trip. */
  const withTable = ([id, load]: readonly [string, () => Promise<AnyFace>]) => {
    const face = async (): Promise<AnyFace> => {
      // The language asks for them again, and reports what fails.
      fetchSentences(id, language.id).catch(() => undefined);
      return (await Promise.all([load(), loadTableScreen()]))[0];
    };
    return [id, face] as const;
  };
  const faces = faceLoader(Object.fromEntries(Object.entries(FACES).map(withTable)), (face) => language.learn(face));
  /** Rules are asked for when a table is about to open: what draws it is fetched beside them. */
  const gameOf = (id: string): Promise<Game> => {
    const game = faces.game(id);
    preloadPicture(settings.get().plain);
    return game;
  };
  const { text } = language;
  const lobby = new LiveLobby({ gameOf, name: guestName(text), otherNames: otherNames(text), colour: wishedColour, voided });
  settings.follow(lobby.guest, firstMatches());

  /** Before a match there is no table where it could be said. */
  function voided({ why, names }: VoidDeal): void {
    const { proof, people } = language.text;
    notice(proof.voided[why](names.map((name) => (name === "" ? people.guest : isolated(name)))));
  }

  /** A replay of the whole match, as the player on a seat saw it. */
  async function replayed(record: MatchRecord, seat: number, more: Pick<ReplayOptions, "at" | "own" | "source" | "proof"> = {}) {
    const [game, arms] = await Promise.all([gameOf(record.game), more.source ? lobby.armsOf(more.source) : []]);
    return new TryingFeed({ game, record, seat: seat < record.seats ? seat : WATCHER, arms, ...more });
  }

  const files = () => import("./ui/lobby/matches/match-file.ts");
  /** What comes from outside may begin with any position. */
  async function judged(record: MatchRecord): Promise<MatchRecord> {
    await (await files()).checkBeginning(await faces.load(record.game), record);
    return record;
  }
  const replayAt = async (address: string, seat: number, at: number): Promise<Feed> =>
    replayed(await judged((await (await files()).fetchMatch(address)).record), seat, { at });

  const partsIn = (spoken: Language, signal: AbortSignal): AppParts => ({
    text: spoken.text,
    language: spoken,
    signal,
    faces,
    settings,
    // What cannot be fetched is reported when it is wanted.
    prepare: (game) => void gameOf(game).catch(() => undefined),
    lobby,
    practise: (game, wish) => new PracticeFeed({ game, colour: wishedColour(), ...wish }),
    replayOf: async (feed) => replayed(await feed.record(), feed.seat, { own: feed.seat !== WATCHER, source: feed.match }),
    replayMatch: async (match, seat, more) => replayed(await lobby.record(match), seat, { ...more, source: match }),
    replayAt,
    replayFile: async ({ record, proof }, seat) =>
      replayed(await judged(record), seat, proof === undefined ? {} : { own: proof.seat !== WATCHER, proof }),
    openTable,
    readyTable,
  });

  let shown = new AbortController();
  let app = startApp(partsIn(language, shown.signal));

  /** The app is made again in another language, around the same feed: no frame is missed and no seat is left. */
  async function translate(): Promise<void> {
    const id = wanted();
    if (id === language.id) return;
    const next = await languages.load(id);
    await Promise.all(faces.all.map(next.learn));
    if (wanted() !== id) return;
    language = next;
    const inSettings = document.querySelector("dialog.settings") !== null;
    const table = app.release();
    const before = shown;
    shown = new AbortController();
    app = startApp(partsIn(next, shown.signal), table);
    // The old page goes only once the new one listens: nobody leaves the lobby.
    before.abort();
    // Who chose it in the settings goes on there, at the same field. A table sees to its own panels.
    if (inSettings && table === undefined)
      settingsPanel(next.text, settings).element.querySelector<HTMLElement>('[name="language"]')?.focus();
  }
  settings.onChange(() => void translate().catch((error: unknown) => tellFailure(language.text, error)));
}
