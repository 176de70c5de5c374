/** The page in Dutch: what is kept about a guest, and how they are known again, whose words are fetched with it. */
import type * as English from "../en/account.ts";

export const account: typeof English.account = {
  title: "Mijn gegevens",
  device: "Een ander apparaat",
  deviceNote: "Je naam, ratings en partijen gaan mee. Je kunt dit apparaat ook blijven gebruiken.",
  giveCode: "Code maken",
  codeLasts: "Voer de code binnen vijf minuten in op het andere apparaat. Hij werkt één keer.",
  haveCode: "Code van een ander apparaat",
  useCode: "Code gebruiken",
  welcome: (name: string) => `Welkom terug, ${name}.`,
  devices: "Apparaten waarop je bent aangemeld",
  /** The name of a device, as it is. */
  named: (name: string) => name,
  unknownDevice: "Onbekende browser",
  thisDevice: "Dit apparaat",
  seen: (at: string) => `Laatst hier: ${at}`,
  signOutOne: "Afmelden",
  signOutNamed: (name: string) => `${name} afmelden`,
  signOutOneSure: (name: string) => `${name} raakt meteen je naam, je plaatsen en je partijen kwijt.`,
  signOut: "Alle andere apparaten afmelden",
  signOutSure: "Alleen dit apparaat blijft aangemeld. De andere raken meteen je naam, je plaatsen en je partijen kwijt.",
  signOutPasskeys: "Je toegangssleutels blijven: verwijder die je niet kent.",
  signOutDo: "Andere afmelden",
  signedOut: "Alle andere apparaten zijn afgemeld.",
  switchTitle: "Als een andere gast aanmelden?",
  switchKept: (name: string) =>
    `Dit apparaat is dan niet meer ${name}. Je kunt terugkomen met je toegangssleutel of met een code van een ander apparaat.`,
  switchLost: (name: string) =>
    `Dit apparaat is dan niet meer ${name}, en niets anders kent ${name}: die ratings en partijen ben je kwijt. Maak eerst een toegangssleutel als je ze wilt houden.`,
  switchDo: "Aanmelden",
  passkeys: {
    title: "Houd je naam",
    note: "Met een toegangssleutel meld je je op elk apparaat aan met vingerafdruk, gezicht of pincode, zonder wachtwoord. Je naam, ratings en partijen blijven van jou, ook als deze browser je vergeet.",
    make: "Toegangssleutel maken",
    use: "Aanmelden met toegangssleutel",
    made: "Je toegangssleutel is gemaakt.",
    /** `used`: undefined before the first time. */
    about: (made: string, used: string | undefined) =>
      used === undefined ? `Gemaakt op ${made}` : `Gemaakt op ${made}, laatst gebruikt op ${used}`,
    remove: "Verwijderen",
    removeNamed: (name: string) => `Toegangssleutel verwijderen die met ${name} is gemaakt`,
    removeSure: (name: string) =>
      `De toegangssleutel die met ${name} is gemaakt, meldt niemand meer aan. Verwijder hem ook in je browser of wachtwoordbeheerder.`,
    cannot:
      "Deze browser kent hier geen toegangssleutels: daarvoor is een nieuwere browser nodig en een adres dat met https begint. Een code werkt overal.",
    already: "Dit apparaat of deze wachtwoordbeheerder heeft al een toegangssleutel van je.",
    needsName: "Toegangssleutels hebben een adres met een naam nodig. Dit is een getal.",
    cancelled: "Er is niets gebeurd: het is afgebroken of het duurde te lang.",
  },
  kept: "Wat we over je bewaren",
  keptNote: "Er is geen account, geen e-mailadres en geen tracking. Dit is alles:",
  keptList: [
    "je naam, en wanneer je hier voor het eerst en voor het laatst was",
    "de apparaten waarop je bent aangemeld: browser, systeem, laatste bezoek, en een vingerafdruk van het geheim waaraan we elk herkennen",
    "je toegangssleutels: de openbare sleutel, waar en wanneer elk is gemaakt, en wanneer hij het laatst is gebruikt",
    "de partijen die je hebt afgemaakt, met zetten, plaatsen en punten",
    "waar je nu aan tafel zit en wat je daar hebt gezegd",
    "je rating in elk spel, nu en na elke partij, en de spelers die je mijdt",
    "de mensen die je kent of aan wie je een verzoek hebt gestuurd, en of je als afwezig wordt getoond",
    "je instellingen en je programma’s",
    "wat je met anderen hebt afgesproken",
    "de partijen met rating waar je uit bent gestapt, de meldingen die je hebt gestuurd, en wat de beheerder over je heeft besloten",
  ] as readonly string[],
  publish: {
    title: "Partijen voor iedereen",
    note: "Eens per maand publiceert deze site partijen met rating zonder namen en tijden, vrij te gebruiken (CC0): voor statistiek, onderzoek en programma’s. Een partij hoort daarbij als al haar spelers het goed vinden. Wat gepubliceerd is, blijft dat, ook als je van gedachten verandert of je gegevens wist.",
    agree: "Publiceer mijn partijen met rating zonder mijn naam",
  },
  save: "Mijn gegevens downloaden",
  erase: "Mijn gegevens wissen",
  eraseSure:
    "Je naam, je ratings en je lijst met partijen worden voorgoed gewist. Afgelopen partijen en wat je hebt gezegd blijven bij de andere spelers, zonder je naam.",
  eraseDo: "Mijn gegevens wissen",
  erased: "Je gegevens zijn gewist. Je bent nu een nieuwe gast.",
};

export const arms: typeof English.arms = {
  title: "Je wapenschild",
  note: "Het staat naast je naam, overal waar anderen die zien, vanaf je volgende tafel. Aan tafel blijven de kleuren van de plaatsen zoals ze zijn.",
  parts: { division: "Verdeling", first: "Eerste kleur", second: "Tweede kleur", charge: "Figuur" },
  divisions: {
    plain: "Eén veld",
    pale: "Staande helften",
    fess: "Boven- en onderhelft",
    bend: "Schuine helften",
    quarters: "Kwartieren",
    chevron: "Keper",
    saltire: "Schuin kruis",
    border: "Rand",
  },
  tinctures: { gold: "goud", silver: "zilver", red: "rood", blue: "blauw", green: "groen", purple: "paars", black: "zwart" },
  charges: {
    anchor: "anker",
    sun: "zon",
    wheat: "korenaar",
    star: "ster",
    shell: "schelp",
    tower: "toren",
    ship: "schip",
    key: "sleutel",
    fish: "vis",
    crown: "kroon",
    moon: "maan",
    oak: "eik",
  },
  spoken: (division: string, first: string, second: string, charge: string) =>
    `${division}, ${first} en ${second}, met als figuur: ${charge}`,
  random: "Verras me",
  byName: "Zoals mijn naam het heeft",
  wear: "Dragen",
  worn: "Je draagt dit wapenschild nu.",
};
