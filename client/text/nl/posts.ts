/** What is posted to a chat service, in this language. */
import type { PostSentences } from "../../../shared/core/wire/webhooks.ts";

export const posts: PostSentences = {
  begun: "{game} is begonnen: {names}.",
  move: "Aan zet in {game}: {names}.",
  moveInRound: "Aan zet in {game}, {round}: {names}.",
  won: "{game} is afgelopen, gewonnen door {names}.",
  wonOnPoints: "{game} is afgelopen, gewonnen door {names}, {points}.",
  ended: "{game} is afgelopen: {names}.",
  soon: "{game} begint over tien minuten: {names}.",
  invited: "Een tafel voor {game} is open voor {group}, van {host}.",
  trial: "Hier komt te staan wie aan zet is.",
  someone: "een speler",
  bot: "een bot",
};
