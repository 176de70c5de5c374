/** Other players: those one knows, invitations, and who plays best. */
import { many, number } from "./grammar.ts";

const matches = (count: number): string => many(count, "partij", "partijen");

export const company = {
  button: "Contacten",
  here: (count: number) => `${number(count)} hier`,
  asking: (count: number) => many(count, "verzoek", "verzoeken"),
  title: "Contacten",
  none: "Je kent hier nog niemand. Speel met anderen en voeg ze hier toe, of klik aan tafel op hun naam.",
  known: "Mensen die je kent",
  states: { here: "aan de kade", away: "afwezig" },
  plays: (game: string) => `speelt ${game}`,
  watch: "Kijken",
  watchNamed: (name: string, game: string) => `Kijken hoe ${name} ${game} speelt`,
  inviteTo: "Uitnodigen voor",
  inviteNamed: (name: string, game: string) => `${name} uitnodigen voor ${game}`,
  remove: "Verwijderen",
  removeNamed: (name: string) => `${name} verwijderen`,
  removeSure: (name: string) => `${name} verwijderen? Jullie verdwijnen dan uit elkaars lijst. De ander krijgt daar geen bericht van.`,
  requests: "Verzoeken",
  asks: (name: string) => `${name} wil je toevoegen.`,
  accept: "Toevoegen",
  acceptNamed: (name: string) => `${name} toevoegen`,
  ignore: "Negeren",
  ignoreNamed: (name: string) => `Verzoek van ${name} negeren`,
  ignoreNote: "De ander krijgt daar geen bericht van.",
  met: "Recente spelers",
  add: "Toevoegen",
  added: (name: string) => `${name} heeft je verzoek. Jullie zien elkaar hier zodra het wordt aangenomen.`,
  asked: (names: string) => `Je verzoek ligt bij ${names}. Jullie zien elkaar hier zodra het wordt aangenomen.`,
  showAway: "Mij als afwezig tonen",
  showAwayNote: "Mensen die je kent, zien dan niet dat je er bent en kunnen je niet uitnodigen. Jij ziet hen nog wel.",
  menu: "Speler toevoegen",
  menuNote: "Wordt je verzoek aangenomen, dan zien jullie elkaar online en kunnen jullie elkaar uitnodigen en meekijken.",

  /** In the panel of a table that waits. */
  inviteHere: "Nodig uit wie er nu is:",
  invite: "Uitnodigen",
  inviteHereNamed: (name: string) => `${name} uitnodigen`,
  invited: "uitgenodigd",
  declined: "kan nu niet",

  invitation: (name: string, game: string) => `${name} nodigt je uit voor ${game}.`,
  join: "Aanschuiven",
  notNow: "Nu niet",
  playing: "Je bent nog aan het spelen. Maak je partij af of stap eruit, en schuif dan aan.",
  tab: (name: string) => `${name} nodigt je uit`,
};

export const leaders = {
  button: "Ranglijst",
  title: "Ranglijst",
  game: "Spel",
  counts: "Partijen",
  kinds: { rated: "met rating", casual: "vriendschappelijk" },
  place: "Plaats",
  player: "Speler",
  rating: "Rating",
  matches: "Partijen",
  you: "jij",
  range: (best: number, worst: number) => `${number(best)} t/m ${number(worst)}`,
  rangeSpoken: (best: number, worst: number) => `kan ${number(best)} tot en met ${number(worst)} zijn`,
  margin: (points: number) => `± ${number(points)}`,
  note: (players: number, needed: number, opponents: number) =>
    `Er ${players === 1 ? "staat 1 speler" : `staan ${number(players)} spelers`} op de ranglijst. Daarvoor moet je ${matches(needed)} spelen tegen minstens ${number(opponents)} spelers die zelf ${matches(needed)} hebben gespeeld. De balk toont hoe zeker een rating is: hij wordt smaller met elke partij. Ratings blijven gelijk als een speler geen zet heeft gedaan, of als twee spelers een internetadres delen.`,
  none: (needed: number, opponents: number) =>
    `Er staat nog niemand op de ranglijst. Daarvoor moet je ${matches(needed)} spelen tegen minstens ${number(opponents)} spelers die zelf ${matches(needed)} hebben gespeeld. Ratings blijven gelijk als een speler geen zet heeft gedaan, of als twee spelers een internetadres delen.`,
  provisional: "Op weg naar de ranglijst",
  needs: (left: number) => `nog ${matches(left)}`,
  needsOpponents: (left: number) => `nog ${many(left, "tegenstander", "tegenstanders")}`,
};
