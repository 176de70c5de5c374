/** Why something did not happen: what went wrong, what is safe, what to do. */
import type { RefusalArgs, RefusalKey } from "../../../shared/core/base/refusal.ts";
import { many } from "./grammar.ts";

export const refusals: Readonly<Record<RefusalKey, string | ((args: RefusalArgs) => string)>> = {
  badOptions: "Zo kan deze tafel niet worden geopend.",
  badRecord: "Dit partijverslag is beschadigd of niet compleet.",
  unknownGame: "Dat spel kent deze server niet.",
  unknownRules: "Deze partij is gespeeld met regels die we niet kennen. Een nieuwere versie van Quayside kent ze misschien wel.",
  malformed: "De server begreep dat niet. Probeer het opnieuw.",
  matchOver: "De partij is afgelopen.",
  foreignSeat: "Die plek is van een andere speler.",
  notAsked: "Je bent niet aan de beurt.",
  staleAsk: "De tafel is veranderd. Kies opnieuw.",
  badPledge: "Dit getal past niet bij zijn vingerafdruk, of een andere plek heeft dezelfde. Er is niets veranderd.",
  notOpened: "Je browser heeft zijn getal niet op tijd geopend. Er wordt opnieuw gedeeld en je plek is vrij. Je kunt weer aanschuiven.",
  badPledges:
    "De server liet je browser vingerafdrukken zien die niet bij elkaar passen. Je getal is niet geopend en je hebt de tafel verlaten.",
  illegalMove: "Dat kan nu niet.",
  rowPastReveal: "Er is iets nieuws onthuld. Kies de rest opnieuw.",
  rowPastTurn: "Je beurt was voorbij voordat alle stappen waren gezet.",
  undoNothing: "Je hebt niets om terug te nemen.",
  undoReveal: "Dat kun je niet terugnemen: er is daarna gedobbeld, getrokken of omgedraaid.",
  notOver: "Deze partij loopt nog. Je krijgt het verslag als de partij is afgelopen.",
  tooLong: "Deze partij heeft het maximale aantal zetten bereikt. Beëindigen kan nog wel.",
  undoTooMany: "In deze partij kan niet vaker worden teruggenomen. Je kunt verder spelen of de partij beëindigen.",
  undoRated: "Dit is een partij met rating: wat onthuld of beantwoord is, kun je niet terugnemen.",
  undoOthers: "Dat kun je niet terugnemen: een andere speler heeft intussen gespeeld.",
  proposalOpen: "Er ligt al een verzoek op tafel. Beantwoord dat eerst.",
  noProposal: "Dat verzoek is al afgehandeld.",
  tooFast: "Je stuurt te snel berichten. Wacht even.",
  paused: "De partij is gepauzeerd. Iedere speler kan de partij hervatten.",
  notBegun: "De partij is nog niet begonnen.",
  matchStopped: "We moesten deze partij stoppen door een fout. Daar kon jij niets aan doen.",
  notSaved: "De server kan nu geen zetten opslaan, dus het spel ligt stil. Partijen gaan vanzelf verder zodra het weer kan.",
  unknownTable: "Deze tafel bestaat niet meer. Die is gesloten, of de server is opnieuw gestart.",
  tableFull: "Alle plekken aan deze tafel zijn bezet.",
  takenElsewhere: "Je hebt deze partij in een ander venster geopend. Je plek is nu daar.",
  left: "Je bent van deze tafel weggegaan.",
  unknownGuest: "De server kent je niet meer. Laad de pagina opnieuw om als nieuwe gast verder te gaan.",
  badCode: "Deze code klopt niet, is al gebruikt of is meer dan vijf minuten oud.",
  tooOften: "Te veel verzoeken vanaf jouw netwerk. Wacht een paar seconden.",
  diskFull:
    "De schijf van de server is bijna vol, dus er kunnen geen nieuwe tafels bij. Lopende partijen gaan door. Laat het de beheerder weten.",
  tooManyGuests:
    "Er zijn vandaag te veel nieuwe gasten vanaf jouw netwerk gekomen. Wie hier al was, kan gewoon spelen; nieuwe gasten kunnen morgen weer terecht.",
  heldBack: ({ seconds }) =>
    `Kijkers zien deze partij met vertraging, dus het verslag is nog niet openbaar. Probeer het over ${seconds} s opnieuw.`,
  tooManyTables: ({ most }) =>
    `Op jouw netwerk ${Number(most) === 1 ? "loopt" : "lopen"} al ${many(most, "partij", "partijen")}. Maak er een af, of geef er een op met de × in je lijst. Een lege partij telt na een paar minuten niet meer mee.`,
  tooManyUnfinished: ({ most }) =>
    `Op jouw netwerk ${Number(most) === 1 ? "staat" : "staan"} nog ${many(most, "onafgemaakte partij", "onafgemaakte partijen")}. Maak er een paar af, of geef ze op met de × in je lijst.`,
  tooManyInDays: ({ most }) =>
    `Je speelt al ${many(most, "langlopende partij", "langlopende partijen")}. Maak er een af, of geef er een op met de × in je lijst.`,
  ratedTable: "Deze tafel is met rating, en daar heb je nog geen ja op gezegd.",
  ratedPrivate: "Een tafel met rating is open voor alle spelers. Een tafel voor vrienden met een code is vriendschappelijk.",
  mustWait: ({ seconds }) =>
    `Je bent te vroeg uit partijen met rating gestapt. Over ${Math.ceil(Number(seconds) / 60)} min kun je er weer een zoeken. Vriendschappelijk spelen kan nu al.`,
  closing: "De server start zo opnieuw, dus je kunt nu geen tafels openen. Probeer het over een minuutje opnieuw.",
  foreignOrigin: "Deze pagina mag deze server niet gebruiken.",
  failed: "Er ging iets mis op de server. Probeer het opnieuw.",
  avoided: "Je mijdt deze speler. Wil je die toevoegen, stop dan eerst met mijden bij ‘Mijn partijen’.",
  tooManyContacts: "Je hebt al veel spelers een verzoek gestuurd. Verwijder iemand uit je lijst of probeer het morgen opnieuw.",
  notHere: "Deze speler is er nu niet. Stuur de code of de link.",
  tooManyInvites: "Je hebt veel uitnodigingen verstuurd. Wacht een paar minuten of stuur de link.",
  dailyPlayed: "Je hebt deze partij van de dag al gespeeld. De volgende komt om middernacht UTC.",
  dailySecret: "Dit is een partij van de dag, dus die blijft geheim tot middernacht UTC. Daarna kun je kijken.",
  needsCode: "Deze tafel is besloten. Voer in de lobby de code in om te kijken.",
  noWatchers: "Niemand mag meekijken zolang deze partij loopt.",
  noHints: "Aan deze tafel zijn geen hints toegestaan.",
  undoDaily: "In een partij van de dag kun je niets terugnemen: iedereen speelt één keer, onder dezelfde voorwaarden.",
  unreachable: "De server antwoordt niet. Tot die terug is, kun je offline oefenen.",
};
