/** What a newcomer has met of each game: matches begun, the offer of the lesson, tips read and lessons done. Kept here and with the guest. */
import type { SettingChange } from "../../../shared/core/wire/settings.ts";
import { browserStorage, type KeyValueStorage } from "../../base/storage.ts";
import { time } from "../../base/time.ts";
import type { GuestMemory } from "../../settings/settings-store.ts";

export interface FirstMatches extends GuestMemory {
  /** Whether the guest is in the first match of the game at most, and was not offered its lesson. */
  isNewcomer(game: string): boolean;
  /** The lesson was offered, taken or not. */
  noteOffer(game: string): void;
  /** The guest knows the game: neither its lesson nor its tips are for them. */
  noteKnown(game: string): void;
  /** A table was opened. A match is counted once, however often its player returns; `match` is empty for practice. */
  noteMatch(game: string, match: string): void;
  /** Whether a tip of this kind is still to be shown: once, in the first matches. */
  wantsTip(game: string, kind: string): boolean;
  noteTip(game: string, kind: string): void;
  /** Whether the guest has done the lesson on a topic. */
  hasDone(game: string, topic: string): boolean;
  noteDone(game: string, topic: string): void;
}

interface Met {
  readonly matches: number;
  readonly last: string;
  readonly offered: boolean;
  /** Tips read, and lessons done, as `lesson.<topic>`. */
  readonly tips: readonly string[];
}

export const FIRST_MATCHES = 3;
const KEY = "quayside.first";
const NOTHING: Met = { matches: 0, last: "", offered: false, tips: [] };
/** Names in the guest's settings: `first.duel.offered`, `first.duel.matches`, and `first.duel.tip.link` for a tip. */
const NAME = /^first\.([a-z-]+)\.(.+)$/;

/** Each part of the page reads the same memory for itself. */
const listeners = new Set<() => void>();

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
      // If there is no room, it is offered and told again.
    }
    for (const listener of listeners) listener();
  }

  /** What another device has met is added; nothing met here is forgotten. */
  function add(game: string, what: string, value: SettingChange["value"]): void {
    const { matches, offered } = met(game);
    if (what === "matches") {
      if (typeof value === "number" && value > matches) note(game, { matches: value });
    } else if (what === "offered") {
      if (!offered) note(game, { offered: true });
    } else noteRead(game, what);
  }

  function noteRead(game: string, what: string): void {
    const { tips } = met(game);
    if (!tips.includes(what)) note(game, { tips: [...tips, what] });
  }

  return {
    isNewcomer(game) {
      const { matches, offered } = met(game);
      return matches < 2 && !offered;
    },
    noteOffer: (game) => note(game, { offered: true }),
    noteKnown: (game) => note(game, { offered: true, matches: FIRST_MATCHES + 1 }),
    noteMatch(game, match) {
      const { matches, last } = met(game);
      if (match === "" || match !== last) note(game, { matches: matches + 1, last: match });
    },
    wantsTip(game, kind) {
      const { matches, tips } = met(game);
      return matches <= FIRST_MATCHES && !tips.includes(kind);
    },
    noteTip: noteRead,
    hasDone: (game, topic) => met(game).tips.includes(`lesson.${topic}`),
    noteDone: (game, topic) => noteRead(game, `lesson.${topic}`),
    merge(changes) {
      for (const { setting, value } of changes) {
        const [, game, what] = NAME.exec(setting) ?? [];
        if (game !== undefined && what !== undefined) add(game, what, value);
      }
    },
    missing(changes) {
      const known = new Map(changes.map((change) => [change.setting, change]));
      return Object.keys(kept()).flatMap((game) =>
        metOf(met(game)).flatMap(([what, value]) => {
          const setting = `first.${game}.${what}`;
          const theirs = known.get(setting);
          if (theirs !== undefined && theirs.value >= value) return [];
          // Newer than theirs, even if the clock of this device is behind.
          return [{ setting, value, at: Math.max(time.now(), (theirs?.at ?? 0) + 1) }];
        }),
      );
    },
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** All are true or a number, and only ever grow. */
function metOf({ matches, offered, tips }: Met): readonly (readonly [what: string, value: true | number])[] {
  return [
    ...(matches > 0 ? [["matches", Math.min(matches, FIRST_MATCHES + 1)] as const] : []),
    ...(offered ? [["offered", true] as const] : []),
    ...tips.map((tip) => [tip, true] as const),
  ];
}
