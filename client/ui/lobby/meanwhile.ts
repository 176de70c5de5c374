/** A bot to play while players are waited for: the match that was waited for takes its place. */
import type { BotLevel } from "../../../shared/core/contract/bot-level.ts";
import type { Game } from "../../../shared/core/contract/game.ts";
import type { Looking } from "../../../shared/core/wire/wire.ts";
import { until } from "../../base/until.ts";
import type { FaceLoader } from "../../face/face-loader.ts";
import type { Feed } from "../../feed/feed.ts";
import type { PracticeWish, Waiting } from "../../feed/lobby.ts";
import type { GameId, Text } from "../../text/languages.ts";
import { tellFailure } from "../common/tell-failure.ts";

/** What the queue knows the reader's search by. */
export type OwnSearch = Omit<Looking, "people">;

interface MeanwhileParts {
  readonly text: Text;
  readonly faces: FaceLoader;
  readonly signal: AbortSignal;
  /** The level of the bot. */
  level(game: string): BotLevel;
  practise(game: Game, wish: PracticeWish): Feed;
  open(feed: Feed): void;
  openSoon(game: GameId, seats: number, coming: Promise<Feed>): Promise<void>;
}

export interface Meanwhile extends Pick<MeanwhileParts, "open" | "openSoon"> {
  /** Plays a bot until `end` or `giveUp`. `hide` removes what says that players are waited for. */
  begin(waiting: Waiting, giveUp: () => void, hide: () => void): void;
  /** It is over: the match begins, or nobody waits any more. */
  end(): void;
  giveUp(): void;
}

export function meanwhile({ text, faces, signal, level, practise, open, openSoon }: MeanwhileParts): Meanwhile {
  let stop: (() => void) | undefined;
  let hide = (): void => undefined;
  let bot: Feed | undefined;

  function end(): void {
    stop = undefined;
    hide();
  }
  function giveUp(): void {
    stop?.();
    end();
  }
  async function playBot({ game, seats }: Waiting, own: () => void): Promise<void> {
    const loaded = await faces.game(game);
    if (stop !== own) return;
    bot = practise(loaded, { seats, level: level(game) });
    open(bot);
  }
  until(signal, giveUp);
  return {
    end,
    giveUp,
    begin(waiting, given, gone) {
      stop = given;
      hide = gone;
      playBot(waiting, given).catch((error: unknown) => tellFailure(text, error));
    },
    open(feed) {
      // Nobody plays one match and waits for another.
      if (feed.allows.resign) giveUp();
      open(feed);
      if (bot !== feed) bot?.leave();
      bot = undefined;
    },
    openSoon(game, seats, coming) {
      giveUp();
      return openSoon(game, seats, coming);
    },
  };
}
