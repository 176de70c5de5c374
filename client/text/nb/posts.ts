/** What is posted to a chat service, in this language. */
import type { PostSentences } from "../../../shared/core/wire/webhooks.ts";

export const posts: PostSentences = {
  begun: "{game} er i gang: {names}.",
  move: "I tur i {game}: {names}.",
  moveInRound: "I tur i {game}, {round}: {names}.",
  won: "{game} er slutt, og {names} vant.",
  wonOnPoints: "{game} er slutt, og {names} vant, {points}.",
  ended: "{game} er slutt: {names}.",
  soon: "{game} begynner om ti minutter: {names}.",
  invited: "Et bord for {game} er åpent for {group}, av {host}.",
  trial: "Her blir det sagt hvem som er i tur.",
  someone: "en spiller",
  bot: "en bot",
};
