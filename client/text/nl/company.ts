/** The page in Dutch: what guests arrange with each other, whose words are fetched with it. */
import type * as English from "../en/company.ts";
import { list, many, number } from "./grammar.ts";

const matches = (count: number): string => many(count, "partij", "partijen");

/** Tables with a time. */
const appointments = {
  waits: (game: string) => `Er wacht iemand om ${game} te spelen.`,
  by: (name: string) => `Opgezet door ${name}`,
  come: (names: readonly string[]) => `Komen: ${list(names)}`,
  nobody: "Nog niemand heeft gezegd te komen.",
  yes: "Ik kom",
  no: "Ik kan niet",
  take: "Aanschuiven",
  share: "Stuur je vrienden deze link:",
  open: "Bekijken",
  soon: (game: string, at: string, people: number) => `${game} begint om ${at}; ${many(people, "speler komt", "spelers komen")}.`,
  isOpen: (game: string) => `Het is tijd: jullie tafel voor ${game} is open.`,
  pushed: (game: string, names: string) =>
    names === "" ? `${game} begint over tien minuten.` : `${game} met ${names} begint over tien minuten.`,
  drop: "Afspraak afzeggen",
  dropped: "De afspraak is afgezegd.",
  inviteKnown: "Nodig mensen uit die je kent:",
  invites: (name: string, game: string, when: string) => `${name} nodigt je uit voor ${game}: ${when}.`,
  comes: (name: string, game: string) => `${name} komt naar jullie tafel voor ${game}.`,
  zone: (zone: string) => `Tijden gelden in jouw tijdzone, ${zone}.`,
  kept: "De afspraak staat op je beginpagina. Tien minuten van tevoren krijg je hier een herinnering, en een melding als je die hebt toegestaan.",
  pushedInvited: (game: string, names: string) => `${names} nodigt je uit voor een afspraak: ${game}.`,
};

/** Standing groups. */
const groups = {
  title: "Groepen",
  name: "Naam van de nieuwe groep",
  example: "Vrijdag",
  create: "Groep maken",
  open: "Openen",
  members: "Leden",
  invite: "Iedereen uitnodigen aan tafel",
  results: "Uitslagen",
  none: "Nog geen partijen. Een partij telt mee als minstens twee leden meespelen.",
  played: (game: string, count: number) => `${game}, ${matches(count)}`,
  won: (name: string, wins: number) => `${name} ${number(wins)}`,
  series: (wins: string) => `Best of three: ${wins}`,
  share: "Stuur deze link aan wie bij de groep hoort:",
  leave: "Groep verlaten",
  leaveSure: (name: string) => `${name} verlaten? Met de link kun je terugkomen.`,
  remove: "Lid verwijderen",
  removeSure: (name: string) => `${name} uit de groep verwijderen? De link verandert, zodat de oude niemand meer binnenlaat.`,
  asks: (name: string, members: readonly string[]) => `Je bent uitgenodigd voor de groep ${name}. Leden: ${list(members)}.`,
  join: "Lid worden",
  pushed: (game: string, names: string) => `${names} heeft een tafel voor je groep: ${game}.`,
};

/** Ways to people one has not met at a table. */
const finding = {
  title: "Iemand toevoegen",
  name: "Begin van de naam",
  find: "Zoeken op naam",
  nobody: "Niemand gevonden. Spelers worden alleen gevonden als ze dat hier toestaan.",
  findable: "Anderen mogen mij op naam vinden",
  link: "Of stuur een link die jou toevoegt:",
  make: { once: "Link voor één persoon", often: "Link voor een dag" },
  works: { once: (until: string) => `Werkt één keer, tot ${until}.`, often: (until: string) => `Werkt voor iedereen tot ${until}.` },
  end: "Link intrekken",
  asks: (name: string) => `${name} wil jou als bekende: je ziet wanneer de ander er is, en jullie kunnen elkaar uitnodigen.`,
  known: (name: string) => `Jij en ${name} staan nu op elkaars lijst.`,
  inList: (name: string) => `${name} staat op je lijst.`,
};

/** Posting to a channel of a chat service. */
const channels = {
  title: "In een kanaal plaatsen",
  about: {
    table: "Discord of Slack meldt dat deze partij begint, wie aan zet is terwijl die weg is, en hoe het afloopt.",
    appointment:
      "Discord of Slack meldt tien minuten vooraf dat deze tafel begint, daarna wie aan zet is terwijl die weg is, en hoe het afloopt.",
    group:
      "Discord of Slack meldt wanneer een lid deze groep aan een tafel uitnodigt, wie daar aan zet is terwijl die weg is, en hoe het afloopt.",
  },
  address: "Webhookadres",
  where: "In Discord: Kanaal bewerken, Integraties, Webhooks. In Slack: een app met Incoming Webhooks.",
  secret: "Het adres is geheim: het wordt aan niemand meer getoond. Namen en een link naar de tafel worden geplaatst, in je taal van nu.",
  add: "Daar plaatsen",
  none: "Er wordt nog niets geplaatst.",
  off: "Deze server plaatst niets in kanalen.",
  line: (service: string, host: string) => `${service} (${host})`,
  services: { discord: "Discord", slack: "Vorm van Slack" },
  by: (name: string) => `Van ${name}`,
  refused: "Uitgezet, omdat het adres weigert. Een proef die aankomt zet het weer aan.",
  try: "Proef sturen",
  sent: "Verstuurd: kijk in het kanaal.",
  answered: (status: number) => `Het adres weigerde, met code ${number(status)}. Kopieer het nog eens uit het kanaal.`,
  unreachable: "Het adres antwoordde niet. Controleer het of probeer het later.",
  remove: "Stoppen",
  removeSure: (service: string) => `Niets meer plaatsen bij ${service}? Om opnieuw te beginnen heb je het adres nodig.`,
};

const contacts = {
  none: "Je kent hier nog niemand. Speel met anderen en voeg ze hier toe, of klik aan tafel op hun naam.",
  added: (name: string) => `${name} heeft je verzoek. Jullie zien elkaar bij Contacten zodra het wordt aangenomen.`,
  removeSure: (name: string) => `${name} verwijderen? Jullie verdwijnen dan uit elkaars lijst. De ander krijgt daar geen bericht van.`,
  showAwayNote: "Mensen die je kent, zien dan niet dat je er bent en kunnen je niet uitnodigen. Jij ziet hen nog wel.",
};

export const company: typeof English.company = { appointments, contacts, groups, finding, channels };
