/** A quick match: looks for players, or for those who wait already. */
import { commonChoices, commonTerms } from "../../../shared/core/wire/common-table-options.ts";
import { readLocal, writeLocal } from "../../base/storage.ts";
import type { FaceLoader } from "../../face/face-loader.ts";
import type { Feed } from "../../feed/feed.ts";
import type { Lobby, Waiting } from "../../feed/lobby.ts";
import type { Language, Text } from "../../text/languages.ts";
import type { Meanwhile, OwnSearch } from "./meanwhile.ts";
import { callSwitch } from "./push-switch.ts";
import { queueTerms } from "./table-terms.ts";
import { agreesToTerms } from "./take-seat.ts";
import { waitFor } from "./waiting-panel.ts";

interface SearchParts {
  readonly text: Text;
  readonly language: Language;
  readonly faces: FaceLoader;
  readonly lobby: Lobby;
  readonly aside: Meanwhile;
  /** The reader's own search. */
  search: OwnSearch | undefined;
  open(feed: Feed): void;
}

const RATED = "quayside.rated";

/** Looks for those who wait, with the same wish. A rated match asks first. */
export async function meet(parts: SearchParts, game: string, { seats, rated }: DOMStringMap): Promise<void> {
  const isRated = rated !== undefined;
  const terms = { ...commonTerms(commonChoices({ rated: isRated }, true)), options: {} };
  if (isRated && !(await agreesToTerms(parts, { game, terms }))) return;
  await lookForPeople(parts, game, Number(seats), isRated);
}

/** Looks for the opponents that were wanted the last time, which can be changed while waiting. */
export async function lookForPeople(
  parts: SearchParts,
  game: string,
  seats: number,
  now: boolean = readLocal(RATED) === "yes",
): Promise<void> {
  const { text, lobby, aside, language } = parts;
  aside.giveUp();
  const look = async (rated: boolean): Promise<Waiting> => {
    const waiting = await lobby.quickMatch(game, seats, rated);
    parts.search = { game, seats, rated };
    return waiting;
  };
  const change = async (rated: boolean): Promise<Waiting> => {
    const waiting = await look(rated);
    writeLocal(RATED, rated ? "yes" : "no");
    return waiting;
  };
  const call = callSwitch(language, lobby.guest, game);
  const terms = queueTerms(text);
  const waiting = await look(now);
  void call.refresh();
  try {
    const rated = { now, change };
    const feed = await waitFor({ text, kind: "quick", waiting, terms, people: lobby.people, rated, aside, call: call.element });
    if (feed !== undefined) parts.open(feed);
  } finally {
    parts.search = undefined;
  }
}
