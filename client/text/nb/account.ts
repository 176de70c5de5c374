/** The page in Norwegian: what is kept about a guest, and how they are known again, whose words are fetched with it. */
import type * as English from "../en/account.ts";

export const account: typeof English.account = {
  title: "Mine data",
  device: "En annen enhet",
  deviceNote: "Navnet, ratingene og partiene dine blir med. Du kan fortsatt bruke denne enheten også.",
  giveCode: "Lag en kode",
  codeLasts: "Skriv den inn på den andre enheten innen fem minutter. Den virker én gang.",
  haveCode: "Kode fra en annen enhet",
  useCode: "Bruk koden",
  welcome: (name: string) => `Velkommen tilbake, ${name}.`,
  devices: "Enheter der du er logget inn",
  /** The name of a device, as it is. */
  named: (name: string) => name,
  unknownDevice: "Ukjent nettleser",
  thisDevice: "Denne enheten",
  seen: (at: string) => `Sist her: ${at}`,
  signOutOne: "Logg ut",
  signOutNamed: (name: string) => `Logg ut ${name}`,
  signOutOneSure: (name: string) => `${name} mister straks navnet ditt, plassene og partiene dine.`,
  signOut: "Logg ut alle andre enheter",
  signOutSure: "Bare denne enheten forblir innlogget. De andre mister straks navnet ditt, plassene og partiene dine.",
  signOutPasskeys: "Passnøklene dine blir værende: Fjern dem du ikke kjenner.",
  signOutDo: "Logg ut de andre",
  signedOut: "Alle andre enheter er logget ut.",
  switchTitle: "Logge inn som en annen gjest?",
  switchKept: (name: string) =>
    `Da er denne enheten ikke lenger ${name}. Du kan komme tilbake med passnøkkelen din, eller med en kode fra en annen enhet.`,
  switchLost: (name: string) =>
    `Da er denne enheten ikke lenger ${name}, og ingen annen kjenner ${name}: Ratingene og partiene går tapt for deg. Lag en passnøkkel først hvis du vil beholde dem.`,
  switchDo: "Logg inn",
  passkeys: {
    title: "Behold navnet ditt",
    note: "Med en passnøkkel logger du inn på alle enheter med fingeravtrykk, ansikt eller PIN-kode, uten passord. Navnet, ratingene og partiene forblir dine, selv om denne nettleseren glemmer deg.",
    make: "Lag en passnøkkel",
    use: "Logg inn med passnøkkel",
    made: "Passnøkkelen er laget.",
    /** `used`: undefined before the first time. */
    about: (made: string, used: string | undefined) => (used === undefined ? `Laget ${made}` : `Laget ${made}, sist brukt ${used}`),
    remove: "Fjern",
    removeNamed: (name: string) => `Fjern passnøkkelen som ble laget med ${name}`,
    removeSure: (name: string) =>
      `Passnøkkelen som ble laget med ${name}, logger ikke lenger inn. Slett den i nettleseren eller passordbehandleren også.`,
    cannot:
      "Her kjenner nettleseren ingen passnøkler: De krever en nyere nettleser og en adresse som begynner med https. En kode virker overalt.",
    already: "Denne enheten eller passordbehandleren har allerede en passnøkkel for deg.",
    needsName: "Passnøkler krever en adresse med navn. Denne er et tall.",
    cancelled: "Ingenting ble gjort: Det ble avbrutt, eller det tok for lang tid.",
  },
  kept: "Dette lagrer vi om deg",
  keptNote: "Ingen konto, ingen e-postadresse, ingen sporing. Vi lagrer bare dette:",
  keptList: [
    "navnet ditt, og når du var her første og siste gang",
    "enhetene der du er logget inn: nettleser, system, siste besøk og et avtrykk av hemmeligheten som kjennetegner hver av dem",
    "passnøklene dine: den offentlige nøkkelen, hvor og når hver ble laget, og når den sist ble brukt",
    "partiene du har fullført, med trekk, plasseringer og poeng",
    "hvor du sitter nå, og hva du har sagt der",
    "ratingen din i hvert spill, nå og etter hvert parti, og hvem du unngår",
    "hvem du kjenner eller har spurt, og om du vises som borte",
    "innstillingene og programmene dine",
    "det du har avtalt med andre",
    "rangerte partier du har forlatt, rapporter du har sendt, og hva driftsansvarlig har gjort overfor deg",
  ] as readonly string[],
  save: "Last ned dataene mine",
  erase: "Slett dataene mine",
  eraseSure:
    "Navnet, ratingene og partilisten din slettes for godt. Fullførte partier og det du har sagt, blir hos de andre spillerne, uten navnet ditt.",
  eraseDo: "Slett dataene mine",
  erased: "Dataene dine er slettet. Du er en ny gjest nå.",
};
