/** Ways to a table that is there already: joins it, or watches its match. */
import { Refusal } from "../../../shared/core/base/refusal.ts";
import type { FaceLoader } from "../../face/face-loader.ts";
import type { Feed } from "../../feed/feed.ts";
import type { Lobby, Waiting } from "../../feed/lobby.ts";
import type { Language, Text } from "../../text/languages.ts";
import { notice } from "../common/dialog.ts";
import { tellFailure } from "../common/tell-failure.ts";
import { takeSeat } from "./take-seat.ts";
import { watchOnceSeen } from "./watch-wait.ts";

interface JoinParts {
  readonly text: Text;
  readonly language: Language;
  readonly faces: FaceLoader;
  readonly lobby: Lobby;
  open(feed: Feed): void;
}

/** The code of a full table leads to its match; undefined if it is watched, or the player does not want the seat. */
export async function joinOrWatch(parts: JoinParts, code: string): Promise<Waiting | undefined> {
  const { lobby } = parts;
  try {
    return await takeSeat(
      parts,
      (agreed) => lobby.joinTable(code, agreed),
      () => lobby.look(code),
    );
  } catch (error) {
    if (!(error instanceof Refusal && error.key === "tableFull")) throw error;
    const { running } = await lobby.look(code);
    if (running === undefined) throw error;
    tellFailure(parts.text, error, notice);
    await watchMatch(parts, running, code);
    return undefined;
  }
}

export async function watchMatch(parts: JoinParts, match: string, code?: string): Promise<void> {
  const feed = await watchOnceSeen(parts, match, code);
  if (feed !== undefined) parts.open(feed);
}
