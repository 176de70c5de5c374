/** Puerto Rico in English: the pictures of statistics. */
import type { Args, Catalogue } from "../../../../text/grammar.ts";

export const statistics = {
  "chart.order": "Seats",
  "chart.order.is": "By the order of the first round: the first governor chooses first.",
  "chart.ways": "How matches end",
  "chart.ways.is": "What brought about the last round.",
  "chart.roles.1": "First role",
  "chart.roles.1.is": "What the first governor took in round 1.",
  "chart.firstBuildings": "First building",
  "chart.firstBuildings.is": "The first building of each player.",
  "chart.firstTiles": "First tile",
  "chart.firstTiles.is": "The first tile each player chose. The one of the set-up does not count, nor one that was drawn.",
  "chart.buildings": "Buildings of winners",
  "chart.buildings.is": "How often the player won who owned the building at the end.",
  "chart.round": "Roles by round",
  "chart.round.is": "In how many of a hundred rounds of that number the role was taken.",
  "chart.points": "Points by source",
  "chart.points.is": "The mean of winners and of the others.",
  "row.order": (a: Args) => (Number(a.nth) === 1 ? "First governor" : `Number ${a.nth} in turn`),
  "row.ending.colonists": "Workers had run out",
  "row.ending.city": "A city was full",
  "row.ending.victoryPoints": "Points had run out",
} satisfies Catalogue;
