/** The page in Norwegian: what guests arrange with each other, whose words are fetched with it. */
import type * as English from "../en/company.ts";
import { list, many, number } from "./grammar.ts";

const matches = (count: number): string => many(count, "parti", "partier");

/** Tables with a time. */
const appointments = {
  waits: (game: string) => `Noen venter på å spille ${game}.`,
  by: (name: string) => `Satt opp av ${name}`,
  come: (names: readonly string[]) => `Kommer: ${list(names)}`,
  nobody: "Ingen har sagt at de kommer ennå.",
  yes: "Jeg kommer",
  no: "Jeg kan ikke",
  take: "Ta plassen din",
  share: "Send vennene dine denne lenken:",
  open: "Vis avtalen",
  soon: (game: string, at: string, people: number) => `${game} begynner kl. ${at}, ${many(people, "spiller", "spillere")} kommer.`,
  isOpen: (game: string) => `Nå er det tid: Bordet deres for ${game} er åpent.`,
  pushed: (game: string, names: string) =>
    names === "" ? `${game} begynner om ti minutter.` : `${game} med ${names} begynner om ti minutter.`,
  drop: "Avlys avtalen",
  dropped: "Avtalen er avlyst.",
  inviteKnown: "Inviter folk du kjenner:",
  invites: (name: string, game: string, when: string) => `${name} inviterer deg til ${game}: ${when}.`,
  comes: (name: string, game: string) => `${name} kommer til bordet ditt for ${game}.`,
  zone: (zone: string) => `Tidene gjelder din tidssone, ${zone}.`,
  kept: "Avtalen står på forsiden din. Ti minutter før blir du minnet på den her, og med et varsel hvis du har tillatt det.",
  pushedInvited: (game: string, names: string) => `${names} inviterer deg til en avtale: ${game}.`,
};

/** Standing groups. */
const groups = {
  title: "Grupper",
  name: "Navn på den nye gruppen",
  example: "Fredag",
  create: "Lag gruppe",
  open: "Åpne",
  members: "Medlemmer",
  invite: "Inviter alle til et bord",
  results: "Resultater",
  none: "Ingen partier ennå. Et parti teller når minst to medlemmer spiller det.",
  played: (game: string, count: number) => `${game}, ${matches(count)}`,
  won: (name: string, wins: number) => `${name} ${number(wins)}`,
  series: (wins: string) => `Best av tre: ${wins}`,
  share: "Send denne lenken til dem som hører til gruppen:",
  leave: "Forlat gruppen",
  leaveSure: (name: string) => `Forlate ${name}? Du kan komme tilbake med lenken.`,
  remove: "Fjern medlem",
  removeSure: (name: string) => `Fjerne ${name} fra gruppen? Lenken blir en annen, så den gamle ikke slipper inn noen.`,
  asks: (name: string, members: readonly string[]) => `Du er invitert til gruppen ${name}. Medlemmer: ${list(members)}.`,
  join: "Bli med i gruppen",
  pushed: (game: string, names: string) => `${names} har et bord for gruppen din: ${game}.`,
};

/** Ways to people one has not met at a table. */
const finding = {
  title: "Legg til noen",
  name: "Hvordan navnet begynner",
  find: "Finn etter navn",
  nobody: "Ingen funnet. Spillere blir bare funnet hvis de tillater det her.",
  findable: "La andre finne meg etter navn",
  link: "Eller send en lenke som legger deg til:",
  make: { once: "Lenke for én person", often: "Lenke for en dag" },
  works: { once: (until: string) => `Virker én gang, til ${until}.`, often: (until: string) => `Virker for alle til ${until}.` },
  end: "Trekk tilbake lenken",
  asks: (name: string) => `${name} vil bli kjent med deg: Dere ser når den andre er her, og kan invitere hverandre.`,
  known: (name: string) => `Du og ${name} står nå på hverandres lister.`,
  inList: (name: string) => `${name} står på listen din.`,
};

/** Posting to a channel of a chat service. */
const channels = {
  title: "Post i en kanal",
  about: {
    table: "Discord eller Slack sier at partiet begynner, hvem som er i tur mens de er borte, og hvordan det ender.",
    appointment:
      "Discord eller Slack sier ti minutter før at bordet begynner, så hvem som er i tur mens de er borte, og hvordan det ender.",
    group:
      "Discord eller Slack sier fra når et medlem inviterer gruppen til et bord, hvem som er i tur mens de er borte, og hvordan det ender.",
  },
  address: "Webhook-adresse",
  where: "I Discord: Rediger kanal, Integrasjoner, Webhooks. I Slack: en app med Incoming Webhooks.",
  secret: "Adressen er hemmelig: Den vises ikke igjen, for noen. Navn og en lenke til bordet postes, på språket du har nå.",
  add: "Post dit",
  none: "Ingenting postes ennå.",
  off: "Denne serveren poster ikke i kanaler.",
  line: (service: string, host: string) => `${service} (${host})`,
  services: { discord: "Discord", slack: "Slacks form" },
  by: (name: string) => `Av ${name}`,
  refused: "Slått av, fordi adressen avviser. En prøve som kommer fram, slår den på.",
  try: "Send en prøve",
  sent: "Sendt: Se etter den i kanalen.",
  answered: (status: number) => `Adressen avviste den, med kode ${number(status)}. Kopier den fra kanalen en gang til.`,
  unreachable: "Adressen svarte ikke. Sjekk den, eller prøv senere.",
  remove: "Slutt",
  removeSure: (service: string) => `Slutte å poste til ${service}? For å begynne igjen trenger du adressen.`,
};

const contacts = {
  none: "Du kjenner ingen her ennå. Spill med andre, og legg dem til her, eller klikk på navnet deres ved bordet.",
  added: (name: string) => `${name} har fått en forespørsel. Dere ser hverandre under Folk når du også blir lagt til.`,
  removeSure: (name: string) => `Vil du fjerne ${name} fra listen? Da forsvinner du også fra listen til ${name}, som ikke får beskjed.`,
  showAwayNote: "De du kjenner, ser ikke at du er her og kan ikke invitere deg. Du ser fortsatt dem.",
};

export const company: typeof English.company = { appointments, contacts, groups, finding, channels };
