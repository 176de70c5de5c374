/** Other players: those one knows, invitations, and who plays best. */
import { many, number } from "./grammar.ts";

const matches = (count: number): string => many(count, "match", "matches");

export const company = {
  button: "People",
  /** On the button: how many of the people one knows are here. */
  here: (count: number) => `${number(count)} here`,
  asking: (count: number) => many(count, "request"),
  title: "People",
  none: "You do not know anyone here yet. Play with others, then add them here, or click on their name at the table.",
  known: "People you know",
  states: { here: "at the quay", away: "away" },
  plays: (game: string) => `playing ${game}`,
  watch: "Watch",
  watchNamed: (name: string, game: string) => `Watch ${name} play ${game}`,
  inviteTo: "Invite to",
  inviteNamed: (name: string, game: string) => `Invite ${name} to ${game}`,
  remove: "Remove",
  removeNamed: (name: string) => `Remove ${name}`,
  removeSure: (name: string) => `Remove ${name} from your list? You disappear from their list too. They are not told.`,
  requests: "Requests",
  asks: (name: string) => `${name} wants to add you.`,
  accept: "Add",
  acceptNamed: (name: string) => `Add ${name}`,
  ignore: "Ignore",
  ignoreNamed: (name: string) => `Ignore the request from ${name}`,
  ignoreNote: "They are not told.",
  met: "Recent players",
  add: "Add",
  added: (name: string) => `${name} was asked. You see each other here once they add you too.`,
  asked: (names: string) => `You asked ${names}. They appear here once they add you too.`,
  showAway: "Show me as away",
  showAwayNote: "The people you know cannot see that you are here, or invite you. You still see them.",
  menu: "Add player",
  menuNote: "Once they add you too, you see when they are here, and can invite each other and watch.",

  /** In the panel of a table that waits. */
  inviteHere: "Invite people who are here:",
  invite: "Invite",
  inviteHereNamed: (name: string) => `Invite ${name}`,
  invited: "invited",
  declined: "cannot come now",

  invitation: (name: string, game: string) => `${name} invites you to ${game}.`,
  join: "Join table",
  notNow: "Not now",
  playing: "You are still playing. Finish or leave your match, then join the table.",
  tab: (name: string) => `${name} invites you`,
};

export const leaders = {
  button: "Leaders",
  title: "Leaderboard",
  game: "Game",
  counts: "Matches",
  kinds: { rated: "rated", casual: "casual" },
  place: "Place",
  player: "Player",
  rating: "Rating",
  matches: "Matches",
  you: "you",
  range: (best: number, worst: number) => `${number(best)} to ${number(worst)}`,
  rangeSpoken: (best: number, worst: number) => `could be ${number(best)} to ${number(worst)}`,
  margin: (points: number) => `± ${number(points)}`,
  /** How many have a place, and what that takes. */
  note: (players: number, needed: number, opponents: number) =>
    `${players === 1 ? "1 player has" : `${number(players)} players have`} a place. It takes ${matches(needed)} against ${number(opponents)} or more players who have played ${matches(needed)} themselves. The bar shows how certain a rating is: it narrows with each match. A match leaves ratings as they are if a player has not moved, or if two share an internet address.`,
  none: (needed: number, opponents: number) =>
    `No one has a place yet. It takes ${matches(needed)} against ${number(opponents)} or more players who have played ${matches(needed)} themselves. A match leaves ratings as they are if a player has not moved, or if two share an internet address.`,
  provisional: "On the way to a place",
  needs: (left: number) => `${matches(left)} to go`,
  needsOpponents: (left: number) => `${many(left, "more opponent")} to meet`,
};
