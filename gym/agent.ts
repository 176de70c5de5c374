/**
 * `node gym/agent.ts [GAME] [SEATS]`: a whole match in the gym, in some forty lines. Seat 0 has a taste, learnt by playing at random: how often
 * each action was in a match that its seat won. The other seats play at random.
 */
import { below, quickLuck } from "../shared/core/base/random.ts";
import { Gym, legalActions, type Positions } from "./client.ts";

const [game = "duel", seats = "2"] = process.argv.slice(2);
const ENVIRONMENTS = 64;
const TRAINING = 2_000;
const luck = quickLuck(1);

const gym = await Gym.open({ game, seats: Number(seats), environments: ENVIRONMENTS });
const tried = new Float64Array(gym.actions.length).fill(2);
const won = new Float64Array(gym.actions.length).fill(2 / Number(seats));

const random = (legal: readonly number[]): number => legal[below(luck, legal.length)] ?? -1;
const taste = (action: number): number => (won[action] ?? 0) / (tried[action] ?? 1);
const best = (legal: readonly number[]): number => legal.reduce((one, other) => (taste(other) > taste(one) ? other : one), random(legal));

/** Plays until so many matches are over; returns the sum of seat 0's rewards. */
async function play(matches: number, choose: (seat: number, legal: readonly number[]) => number, learn: boolean): Promise<number> {
  const chosen: [seat: number, action: number][][] = Array.from({ length: ENVIRONMENTS }, () => []);
  let [over, rewards] = [0, 0];
  let at: Positions = await gym.reset();
  while (over < matches) {
    const actions = Int32Array.from(chosen, (match, environment) => {
      const seat = at.seat[environment] ?? 0;
      const action = choose(seat, legalActions(at.masks, environment, gym.maskBytes));
      match.push([seat, action]);
      return action;
    });
    at = await gym.step(actions);
    for (const [environment, match] of chosen.entries()) {
      if (at.ended[environment] === 0) continue;
      const rewardOf = (seat: number): number => at.rewards[environment * Number(seats) + seat] ?? 0;
      over++;
      rewards += rewardOf(0);
      for (const [seat, action] of learn ? match : []) {
        tried[action] = (tried[action] ?? 0) + 1;
        if (rewardOf(seat) > 0) won[action] = (won[action] ?? 0) + 1;
      }
      chosen[environment] = [];
    }
  }
  return rewards / over;
}

console.log(`at random: mean reward of seat 0 ${(await play(TRAINING, (_seat, legal) => random(legal), true)).toFixed(2)}`);
console.log(
  `by taste:  mean reward of seat 0 ${(await play(1_000, (seat, legal) => (seat === 0 ? best(legal) : random(legal)), false)).toFixed(2)}`,
);
gym.close();
