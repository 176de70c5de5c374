/** Other players: those one knows, invitations, and who plays best. */
import { many, number } from "./grammar.ts";

const matches = (count: number): string => many(count, "parti", "partier");

export const company = {
  button: "Folk",
  /** On the button: how many of the people one knows are here. */
  here: (count: number) => `${number(count)} her`,
  asking: (count: number) => many(count, "forespørsel", "forespørsler"),
  title: "Folk",
  none: "Du kjenner ingen her ennå. Spill med andre, og legg dem til her, eller klikk på navnet deres ved bordet.",
  known: "Folk du kjenner",
  states: { here: "på kaia", away: "borte" },
  plays: (game: string) => `spiller ${game}`,
  watch: "Se på",
  watchNamed: (name: string, game: string) => `Se ${name} spille ${game}`,
  inviteTo: "Inviter til",
  inviteNamed: (name: string, game: string) => `Inviter ${name} til ${game}`,
  remove: "Fjern",
  removeNamed: (name: string) => `Fjern ${name}`,
  removeSure: (name: string) => `Vil du fjerne ${name} fra listen? Da forsvinner du også fra listen til ${name}, som ikke får beskjed.`,
  requests: "Forespørsler",
  asks: (name: string) => `${name} vil legge deg til.`,
  accept: "Legg til",
  acceptNamed: (name: string) => `Legg til ${name}`,
  ignore: "Ignorer",
  ignoreNamed: (name: string) => `Ignorer forespørselen fra ${name}`,
  ignoreNote: "Avsenderen får ikke beskjed.",
  met: "Nylige medspillere",
  add: "Legg til",
  added: (name: string) => `${name} har fått en forespørsel. Dere ser hverandre her når du også blir lagt til.`,
  asked: (names: string) => `Du har spurt ${names}. De dukker opp her når de også legger deg til.`,
  showAway: "Vis meg som borte",
  showAwayNote: "De du kjenner, ser ikke at du er her og kan ikke invitere deg. Du ser fortsatt dem.",
  menu: "Legg til spiller",
  menuNote: "Når dere begge har lagt til hverandre, ser dere når den andre er her, og kan invitere og se på hverandre.",

  /** In the panel of a table that waits. */
  inviteHere: "Inviter noen som er her:",
  invite: "Inviter",
  inviteHereNamed: (name: string) => `Inviter ${name}`,
  invited: "invitert",
  declined: "kan ikke nå",

  invitation: (name: string, game: string) => `${name} inviterer deg til ${game}.`,
  join: "Bli med",
  notNow: "Ikke nå",
  playing: "Du er midt i et parti. Spill det ferdig eller forlat det, og bli så med ved bordet.",
  tab: (name: string) => `${name} inviterer deg`,
};

export const leaders = {
  button: "Toppliste",
  title: "Toppliste",
  game: "Spill",
  counts: "Partier",
  kinds: { rated: "rangerte", casual: "uformelle" },
  place: "Plass",
  player: "Spiller",
  rating: "Rating",
  matches: "Partier",
  you: "deg",
  range: (best: number, worst: number) => `${number(best)} til ${number(worst)}`,
  rangeSpoken: (best: number, worst: number) => `kan være ${number(best)} til ${number(worst)}`,
  margin: (points: number) => `± ${number(points)}`,
  /** How many have a place, and what that takes. */
  note: (players: number, needed: number, opponents: number) =>
    `${many(players, "spiller", "spillere")} er på listen. Det kreves ${matches(needed)} mot minst ${number(opponents)} spillere som selv har spilt ${matches(needed)}. Streken viser hvor sikker en rating er: Den krymper for hvert parti. Ratingene blir som de er hvis en spiller ikke har gjort noe trekk, eller to deler internettadresse.`,
  none: (needed: number, opponents: number) =>
    `Ingen er på listen ennå. Det kreves ${matches(needed)} mot minst ${number(opponents)} spillere som selv har spilt ${matches(needed)}. Ratingene blir som de er hvis en spiller ikke har gjort noe trekk, eller to deler internettadresse.`,
  provisional: "På vei inn på listen",
  needs: (left: number) => `${matches(left)} igjen`,
  needsOpponents: (left: number) => `${many(left, "motspiller", "motspillere")} igjen`,
};
