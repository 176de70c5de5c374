/** The fullest board of a game among its golden records. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ReplayFeed } from "../../../client/feed/replay.ts";
import { root } from "../../../scripts/settings.ts";
import type { Game } from "../../../shared/core/contract/game.ts";
import { readRecord } from "../../../shared/core/match/record.ts";
import { FACES } from "../../../test/client/listed-faces.ts";

export interface Board {
  readonly game: string;
  readonly record: string;
  /** A frame with pieces to play on from. */
  readonly frame: number;
  readonly pieces: number;
}

const SIZE = { width: 1280, height: 720 };
/** Enough frames must follow that motions can be measured. */
const FOLLOWING = 25;

export function fullestBoard(game: Game): Board {
  const face = FACES.find((one) => one.game.id === game.id);
  if (face === undefined) throw new Error(`${game.id} has no face`);
  const boards = globSync(`${game.id}-r${game.rules}-*.record`, { cwd: join(root, "test/golden") }).map((file): Board => {
    const record = readFileSync(join(root, "test/golden", file), "utf8");
    const { moments } = new ReplayFeed({ game, record: readRecord(record), seat: 0 });
    const counts = moments.slice(0, -FOLLOWING).map(({ sight }) => face.layout(sight, SIZE).length);
    const pieces = Math.max(...counts);
    return { game: game.id, record, frame: counts.indexOf(pieces), pieces };
  });
  const [fullest] = boards.sort((a, b) => b.pieces - a.pieces);
  if (fullest === undefined) throw new Error(`${game.id} has no golden record`);
  return fullest;
}
