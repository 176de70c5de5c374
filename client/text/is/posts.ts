/** What is posted to a chat service, in this language. */
import type { PostSentences } from "../../../shared/core/wire/webhooks.ts";

export const posts: PostSentences = {
  begun: "Leikur hafinn, {game}: {names}.",
  move: "Á leik, {game}: {names}.",
  moveInRound: "Á leik, {game}, {round}: {names}.",
  won: "Leik lokið, {game}. Sigurvegari: {names}.",
  wonOnPoints: "Leik lokið, {game}. Sigurvegari: {names}, {points}.",
  ended: "Leik lokið, {game}: {names}.",
  soon: "Hefst eftir tíu mínútur, {game}: {names}.",
  invited: "Borð opið, {game}. Hópur: {group}. Gestgjafi: {host}.",
  trial: "Hér verður sagt hver á leik.",
  someone: "leikmaður",
  bot: "tölvuspilari",
};
