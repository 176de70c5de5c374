/** How the matches of a group ended, game by game. Pure. */
import { type GroupGame, SERIES_WINS, type Wins } from "../../shared/core/wire/groups.ts";
import type { GroupMatch } from "../store/groups.ts";

/** `matches`: oldest first. The game that was played last comes first. */
export function groupResults(matches: readonly GroupMatch[]): readonly GroupGame[] {
  const newest = [...new Set([...matches].reverse().map(({ game }) => game))];
  return newest.map((game) => {
    const played = matches.filter((match) => match.game === game);
    return { game, matches: played.length, wins: winsOf(played), series: lastSeries(played) };
  });
}

function winsOf(matches: readonly GroupMatch[]): Wins {
  const wins: Record<string, number> = {};
  for (const { people, winner } of matches) for (const person of people) wins[person] = (wins[person] ?? 0) + (person === winner ? 1 : 0);
  return wins;
}

/** Best of three, among those who played the newest match: after one that is over the next match begins another. */
function lastSeries(matches: readonly GroupMatch[]): Wins {
  const together = String(matches.at(-1)?.people);
  let series: GroupMatch[] = [];
  for (const match of matches.filter(({ people }) => String(people) === together)) {
    if (Object.values(winsOf(series)).some((wins) => wins >= SERIES_WINS)) series = [];
    series.push(match);
  }
  return winsOf(series);
}
