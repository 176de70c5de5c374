import type { Game } from "../../shared/core/contract/game.ts";
import type { GameId } from "../text/en.ts";

export interface ListedGame extends Pick<Game, "seats"> {
  readonly id: GameId;
  readonly emblem: string;
  /** Of the game on the table, as NOTICE.md names them. */
  readonly authors: string;
  readonly publisher: string;
}

/** What stands on the front page. It is part of the still page and known before any game is loaded: no rules, no pictures. */
export const shelf: readonly ListedGame[] = [
  {
    id: "puerto-rico",
    emblem: "../assets/emblems/puerto-rico.svg",
    seats: { fewest: 2, most: 5 },
    authors: "Andreas Seyfarth",
    publisher: "alea / Ravensburger",
  },
  {
    id: "duel",
    emblem: "../assets/emblems/duel.svg",
    seats: { fewest: 2, most: 2 },
    authors: "Antoine Bauza, Bruno Cathala",
    publisher: "Repos Production",
  },
  { id: "elasund", emblem: "../assets/emblems/elasund.svg", seats: { fewest: 2, most: 4 }, authors: "Klaus Teuber", publisher: "Kosmos" },
];
