/** An old page after an update: at a table it shows a notice, in the lobby it reloads. */
import { TICK } from "../../base/durations.ts";
import { readLocal, writeLocal } from "../../base/storage.ts";
import { realTimers, type Timers } from "../../base/timers.ts";
import type { Lobby } from "../../feed/lobby.ts";
import type { Text } from "../../text/languages.ts";
import type { StripAnswer } from "../common/strip.ts";

interface VersionParts {
  readonly text: Text;
  /** Empty while developing: then nothing is ever old. */
  readonly own: string;
  readonly onState: Lobby["onState"];
  /** Something would be lost by a reload. */
  busy(): boolean;
  /** The connection is lost, and another notice tells of it. */
  cut(): boolean;
  say(sentence: string | undefined, ...answers: readonly StripAnswer[]): void;
  reload(): void;
  readonly timers?: Timers;
}

const TRIED = "quayside.build";

export function watchVersion({ text, own, onState, busy, cut, say, reload, timers = realTimers }: VersionParts): void {
  const words = text.version;
  let newest = own;
  let looking = false;
  let read = false;
  /** The strip lies over the table for as long as the match lasts, unless it is put away. */
  const understood: StripAnswer = {
    label: words.understood,
    go() {
      read = true;
      say(undefined);
    },
  };

  function look(): void {
    looking = false;
    if (newest === own) return say(undefined);
    if (readLocal(TRIED) === newest) return say(words.stays, { label: words.load, go: reload });
    if (busy()) {
      // Whether the match continues is not known then.
      if (cut() || read) say(undefined);
      else say(words.later, understood);
      looking = true;
      timers.after(TICK, look);
      return;
    }
    writeLocal(TRIED, newest);
    // If nothing can be kept the page might load itself for ever.
    if (readLocal(TRIED) === newest) reload();
    else say(words.now, { label: words.load, go: reload });
  }

  onState(({ build }) => {
    if (own === "" || build === "" || build === newest) return;
    newest = build;
    read = false;
    if (!looking) look();
  });
}
