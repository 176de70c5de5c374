/** One match against a rival, with what is kept of it: who won and how, what the Master said of its chances, and what time was used. */
import { at } from "../../../shared/core/base/checked.ts";
import type { AnyGame, Result, State } from "../../../shared/core/contract/game.ts";
import { pickOptions } from "../../../shared/core/match/record.ts";
import { silent, viewOf } from "../../../shared/core/match/view.ts";
import { luckOf } from "../bots/match.ts";
import { threadSeconds } from "../common/warm-up.ts";
import { plansIn } from "./plans.ts";
import type { PlayedMove, Player } from "./player.ts";

/** A chance that was said, how far the match had come, and the plans under way; the place of its player in the pairing. */
export interface Said {
  readonly chance: number;
  readonly progress: number;
  readonly plans: readonly string[];
  readonly seat: number;
}

/** Of one seat: decisions that had a choice, and what they took: processor time of this thread, or for a program the time that passed. */
export interface Spent {
  readonly decisions: number;
  readonly milliseconds: number;
}

interface RivalMatch {
  readonly result: Result;
  readonly said: readonly Said[];
  /** By seat. */
  readonly spent: readonly Spent[];
  readonly played: readonly PlayedMove[];
}

/** The deal and the luck of each seat follow from the number of the deal. */
export async function playRivals(game: AnyGame, players: readonly Player[], deal: number): Promise<RivalMatch> {
  const seats = players.length;
  const options = pickOptions(game.options, {});
  const state: State = game.setup({ seats, options, luck: luckOf(deal), rules: game.rules });
  const lucks = players.map((_player, seat) => luckOf(deal, 1 + seat));
  const played: PlayedMove[] = [];
  const said: Said[] = [];
  const spent = players.map(() => ({ decisions: 0, milliseconds: 0 }));
  for (let [seat] = game.toAct(state.table); seat !== undefined; [seat] = game.toAct(state.table)) {
    const view = viewOf(state, seat);
    const [clock, start] = [performance.now(), threadSeconds()];
    const answer = at(players, seat).choose({ view, luck: at(lucks, seat), played, options, seats });
    const taken = answer instanceof Promise ? undefined : 1_000 * (threadSeconds() - start);
    const { move, chance } = await answer;
    if (game.moves(view).length > 1) {
      at(spent, seat).decisions++;
      at(spent, seat).milliseconds += taken ?? performance.now() - clock;
    }
    if (chance !== undefined) said.push({ chance, progress: game.mind?.progress(view.table) ?? 0, plans: plansIn(game, view), seat });
    played.push({ seat, move: game.notation(move) });
    game.play(state, seat, move, silent);
  }
  const result = game.result(state.table);
  if (result === undefined) throw new Error(`${game.id} ended without a result`);
  return { result, said, spent, played };
}
