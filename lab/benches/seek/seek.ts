/**
 * How soon any frame of a finished match is there: from the wish to the picture laid out and the log told, as the page does it, without the
 * time a browser takes to draw. The longest match there is: Puerto Rico with five players, played by bots. `--page` measures it in a page too.
 */
import { effect } from "@preact/signals-core";
import { ReplayFeed } from "../../../client/feed/replay.ts";
import { Director } from "../../../client/picture/motion/director.ts";
import { matchLog } from "../../../client/ui/model/match-log.ts";
import { below, commitment, quickLuck } from "../../../shared/core/base/random.ts";
import type { Game } from "../../../shared/core/contract/game.ts";
import { type MatchRecord, pickOptions } from "../../../shared/core/match/record.ts";
import { askedSeats, begin, step } from "../../../shared/core/match/step.ts";
import { viewOf } from "../../../shared/core/match/view.ts";
import { GAMES } from "../../../shared/games.ts";
import { FACES } from "../../../test/client/listed-faces.ts";
import type { Bench } from "../common/bench.ts";
import { median, percentile, rounded } from "../common/figures.ts";

/** Milliseconds. */
const LIMIT = 100;
const SIZE = { width: 1600, height: 900 };
const SEATS = 5;

export const seek: Bench = {
  targets: { "seek.frames": 300 },
  limits: { "seek.wrong": 0, "seek.onP95": LIMIT, "seek.backP95": LIMIT },
  timed: ["seek.onP95", "seek.backP95"],

  options: { page: { type: "boolean" } },

  async run({ short, say, options }) {
    const game = named(GAMES, "puerto-rico", ({ id }) => id);
    const face = named(FACES, "puerto-rico", (one) => one.game.id);
    const record = playedByBots(game, SEATS);
    const began = performance.now();
    const feed = new ReplayFeed({ game, record, seat: 0, own: true });
    const opened = performance.now() - began;
    const { moments } = feed;
    say(`${moments.length} frames; ${short ? 40 : 2_000} seeks`);

    const all = Promise.withResolvers<void>();
    const { signal } = new AbortController();
    const story = matchLog({ feed, face, last: () => feed.playback.last, missed: () => undefined, signal });
    effect(() => {
      // The log is another one when what was missing has come.
      if (story.log !== undefined && story.known.size >= moments.length) all.resolve();
    });
    const director = new Director(face, SIZE, { shown: (moment, act) => story.shown(moment, act) });
    director.set({ speed: "instant", reducedMotion: true, hidden: false }, performance.now());
    feed.listen({ frame: (moment, jump) => director.frame(moment, jump, performance.now()), presence: () => undefined });
    await all.promise;

    const luck = quickLuck(1);
    const [on, back]: [number[], number[]] = [[], []];
    let wrong = 0;
    for (let times = short ? 40 : 2_000; times > 0; times--) {
      const [from, to] = [feed.playback.at, below(luck, moments.length)];
      const start = performance.now();
      feed.playback.seek(to);
      (to > from ? on : back).push(performance.now() - start);
      const told = story.log.lines.at(-1)?.number ?? 0;
      if (director.shown?.number !== to || told > to || story.later.some(({ number }) => number <= to)) wrong++;
    }
    const places = Array.from({ length: short ? 10 : 100 }, () => below(luck, moments.length));
    return {
      ...(options.page && (await (await import("./seek-page.ts")).seeksInPage(record, places))),
      "seek.frames": moments.length,
      "seek.wrong": wrong,
      "seek.openMilliseconds": rounded(opened),
      "seek.onMedian": rounded(median(on), 2),
      "seek.onP95": rounded(percentile(on, 0.95), 2),
      "seek.backMedian": rounded(median(back), 2),
      "seek.backP95": rounded(percentile(back, 0.95), 2),
    };
  },
};

function named<T>(list: readonly T[], id: string, idOf: (item: T) => string): T {
  const found = list.find((item) => idOf(item) === id);
  if (found === undefined) throw new Error(`there is no ${id}`);
  return found;
}

function playedByBots(game: Game, seats: number): MatchRecord {
  const secret = "5e".repeat(32);
  const deal = { commitment: commitment(secret), secret, shares: new Array<string>(seats).fill("ee".repeat(16)) };
  const luck = quickLuck(seats);
  let { match } = begin(game, { game: game.id, rules: game.rules, seats, options: pickOptions(game.options, {}), deal, entries: [] });
  for (let at = 1; ; at++) {
    const [seat] = askedSeats(match);
    if (seat === undefined) return match.record;
    const moves = [game.notation(game.bot(viewOf(match.state, seat), luck))];
    match = step(match, { type: "moves", seat, at, by: "bot", ask: match.asks[seat] as number, moves }).match;
  }
}
