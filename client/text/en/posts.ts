/** What is posted to a chat service. The server fills in what is in braces; no sentence begins with a name. */
import type { PostSentences } from "../../../shared/core/wire/webhooks.ts";

export const posts: PostSentences = {
  begun: "{game} has begun: {names}.",
  move: "It is {names}’s move in {game}.",
  moveInRound: "It is {names}’s move in {game}, {round}.",
  won: "{game} is over: {names} won.",
  wonOnPoints: "{game} is over: {names} won, {points}.",
  ended: "{game} is over: {names}.",
  soon: "{game} begins in ten minutes: {names}.",
  invited: "A table of {game} is open for {group}, by {host}.",
  trial: "Whose move it is will be posted here.",
  someone: "a player",
  bot: "a bot",
};
