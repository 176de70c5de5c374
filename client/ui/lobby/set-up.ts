/** Sets up a table as the player wishes: for now, with bots, or at a time. */
import type { Game } from "../../../shared/core/contract/game.ts";
import { isDaySpeed } from "../../../shared/core/match/speeds.ts";
import type { FaceLoader } from "../../face/face-loader.ts";
import type { Feed } from "../../feed/feed.ts";
import type { Lobby, PracticeWish, Waiting } from "../../feed/lobby.ts";
import type { Language, Text } from "../../text/languages.ts";
import type { ArrangedParts } from "./arranged.ts";
import { askForTable, type TableForm } from "./create-table.ts";
import type { Ratings } from "./ratings.ts";

interface SetUpParts {
  readonly text: Text;
  readonly language: Language;
  readonly faces: FaceLoader;
  readonly lobby: Lobby;
  readonly ratings: Ratings;
  readonly arranged: ArrangedParts;
  practise(game: Game, wish: PracticeWish): Feed;
  open(feed: Feed): void;
}

/** `wait` shows the waiting at a table. */
export async function setUp(
  parts: SetUpParts,
  game: string,
  set: number,
  learn: TableForm["learn"],
  wait: (kind: "open" | "table", ask: () => Promise<Waiting>) => Promise<void>,
): Promise<void> {
  const { text, language, lobby, ratings } = parts;
  const face = await parts.faces.load(game);
  const wish = await askForTable({ text, face, language, seats: set, rating: ratings.of(game), learn });
  if (wish === undefined) return;
  const { how, seats, options, common, bots, open, at } = wish;
  const { seating, speed } = common;
  if (at !== undefined) {
    const [made, { showAppointed }] = await Promise.all([
      lobby.appointments.appoint(game, at, options, seats, { ...common, bots }),
      import("./arranged.ts"),
    ]);
    await showAppointed(parts.arranged, made);
  } else if (how === "deal") await (await import("./arranged.ts")).sendToFriends(parts.arranged, { game, options, seats, bots });
  else if (how === "arena") await (await import("./arranged.ts")).newArena(parts.arranged, { game, options, seats, bots });
  else if (how === "practice") parts.open(parts.practise(face.game, { seats, options, level: bots }));
  // Bots are always here: nobody needs days.
  else if (how === "play") parts.open(await lobby.playNow(game, options, seats, { seating, bots, ...(!isDaySpeed(speed) && { speed }) }));
  else await wait(open ? "open" : "table", () => lobby.createTable(game, options, seats, { ...common, bots, open }));
}
