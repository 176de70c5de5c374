/** What a newcomer has met of each game in this browser: matches begun, the offer of the lesson, and tips read. */
import { browserStorage, type KeyValueStorage } from "../../feed/storage.ts";

export interface FirstMatches {
  /** Neither played here nor offered the lesson. */
  isNewcomer(game: string): boolean;
  /** The lesson was offered, taken or not. */
  noteOffer(game: string): void;
  /** A table was opened. A match is counted once, however often its player returns; `match` is empty for practice. */
  noteMatch(game: string, match: string): void;
  /** In the first matches a tip of a kind is shown once. */
  wantsTip(game: string, kind: string): boolean;
  noteTip(game: string, kind: string): void;
}

interface Met {
  readonly matches: number;
  readonly last: string;
  readonly offered: boolean;
  readonly tips: readonly string[];
}

export const FIRST_MATCHES = 3;
const KEY = "quayside.first";
const NOTHING: Met = { matches: 0, last: "", offered: false, tips: [] };

export function firstMatches(storage: KeyValueStorage = browserStorage()): FirstMatches {
  /** Read each time: another window may have met more. */
  function kept(): Readonly<Record<string, Partial<Met>>> {
    try {
      const read: unknown = JSON.parse(storage.getItem(KEY) ?? "{}");
      return typeof read === "object" && read !== null ? (read as Record<string, Partial<Met>>) : {};
    } catch {
      return {};
    }
  }
  const met = (game: string): Met => ({ ...NOTHING, ...kept()[game] });

  function note(game: string, news: Partial<Met>): void {
    try {
      storage.setItem(KEY, JSON.stringify({ ...kept(), [game]: { ...met(game), ...news } }));
    } catch {
      // There is no room: it is offered and told again.
    }
  }

  return {
    isNewcomer(game) {
      const { matches, offered } = met(game);
      return matches === 0 && !offered;
    },
    noteOffer: (game) => note(game, { offered: true }),
    noteMatch(game, match) {
      const { matches, last } = met(game);
      if (match === "" || match !== last) note(game, { matches: matches + 1, last: match });
    },
    wantsTip(game, kind) {
      const { matches, tips } = met(game);
      return matches <= FIRST_MATCHES && !tips.includes(kind);
    },
    noteTip(game, kind) {
      const { tips } = met(game);
      if (!tips.includes(kind)) note(game, { tips: [...tips, kind] });
    },
  };
}
