/** What a player does again and again, counted over matches. */
import type { Habit } from "../../../face/face.ts";
import type { Line } from "../../../text/grammar.ts";

export interface PlayedHabits {
  readonly won: boolean;
  readonly habits: readonly Habit[];
}

export interface HabitCount {
  readonly item: Line;
  readonly matches: number;
  readonly won: number;
}

/** Shows this many of the most frequent in each group. */
const MOST_SHOWN = 8;

/** Counts by group, in the order in which the first match names them; within a match a habit counts once. */
export function habitCounts(played: readonly PlayedHabits[]): ReadonlyMap<string, readonly HabitCount[]> {
  const groups = new Map<string, Map<string, HabitCount>>();
  for (const { won, habits } of played) {
    const once = new Map(habits.map((habit) => [`${habit.group} ${JSON.stringify(habit.item)}`, habit]));
    for (const { group, item } of once.values()) {
      const counts = groups.get(group) ?? new Map<string, HabitCount>();
      groups.set(group, counts);
      const key = JSON.stringify(item);
      const { matches, won: wins } = counts.get(key) ?? { matches: 0, won: 0 };
      counts.set(key, { item, matches: matches + 1, won: wins + Number(won) });
    }
  }
  return new Map([...groups].map(([group, counts]) => [group, mostFrequent([...counts.values()])]));
}

const mostFrequent = (counts: readonly HabitCount[]): readonly HabitCount[] =>
  [...counts].sort((a, b) => b.matches - a.matches || b.won - a.won).slice(0, MOST_SHOWN);
