/** Puerto Rico in Norwegian (bokmål): the lessons on one topic each. Bots and barrels are those of their prepared deals. */
import type { Args, Translated } from "../../../../text/grammar.ts";
import type * as English from "../en/topics.ts";
import { dublons, extraDublons, extraPoints, someBarrels } from "./phrases.ts";

export const topics: Translated<typeof English.topics> = {
  "lesson.trading": "Handelshuset",
  "lesson.trading.about": "Hva du kan selge der, og hva du lar de andre få selge.",
  "lesson.trading.house": (a: Args) =>
    `Handelshuset har ${a.houseSpaces} plasser. Det kjøper hvert vareslag én gang, eller igjen av en spiller med et bemannet kontor. Nå har det mais og kaffe. Det tømmes bare hvis alle de ${a.houseSpaces} plassene er opptatt når en handelsfase er over.`,
  "lesson.trading.others":
    "Bot 2 har kaffe, det dyreste vareslaget, og Bot 1 har mye mais. Men huset har begge allerede, og ingen har et kontor. Alt hver av botene kan selge, er 1 tønne indigo.",
  "lesson.trading.trader": (a: Args) =>
    `Du har også indigo, og sukker. Som handelsmann selger du først og får ${extraDublons(a.traderBonus)}.`,
  "lesson.trading.trader.do": "Ta handelsmannen.",
  "lesson.trading.puzzle":
    "En oppgave. Indigo ville gi deg 2 dubloner, sukker 3. Bot 1 står for tur, og det lille markedet gir den 1 dublon ekstra for salget.",
  "lesson.trading.puzzle.do": "Etter hvilket valg kan ingen av botene selge noe?",
  "lesson.trading.puzzle.wrong": "Etter det kunne Bot 1 fortsatt selge indigoen sin, for 2 dubloner.",
  "lesson.trading.praise":
    "Du ga fra deg 1 dublon, og Bot 1 gikk glipp av 2. Hadde du solgt sukker, ville indigoen til Bot 1 ha fylt huset, og det tømte huset ville ha tatt imot kaffen til Bot 2 igjen.",
  "lesson.trading.praise.do":
    "Før du tar handelsmannen, bør du se hva huset har, og hvem som selger etter deg. Se så hvordan du blokkerer skip.",

  "lesson.shipping": "Å blokkere skip",
  "lesson.shipping.about": "Slik blir tønnene til de andre stående uten skip.",
  "lesson.shipping.ships":
    "Hvert skip tar ett vareslag, og to skip tar aldri det samme. Dette har indigo, så all annen indigo må på det. Et vareslag som ikke er på noe skip ennå, må på et tomt skip som tar så mye av det som mulig.",
  "lesson.shipping.captain": (a: Args) =>
    `Alle laster etter tur, og må hvis de kan. Som kaptein begynner du og får ${extraPoints(a.captainBonus)}. Det viktigste er at du kommer før Bot 1 med sine 5 tønner mais.`,
  "lesson.shipping.captain.do": "Ta kapteinen.",
  "lesson.shipping.corn":
    "Den ene maistønnen din kan stå på begge de tomme skipene. På det lille lar den Bot 1 få 3 plasser til sine 5 tønner, og da kan ikke noe annet skip ta mais.",
  "lesson.shipping.corn.do": "Last maisen din på skipet med plass til 4 tønner.",
  "lesson.shipping.full":
    "Bot 1 fikk plass til 3 av sine 5 tønner. Skipet er fullt nå, men det seiler ikke før all lasting er over. Til da kan ingen laste mais.",
  "lesson.shipping.puzzle":
    "En oppgave. Det er din tur igjen, og du kan laste indigo, sukker eller kaffe. Se på hva botene har igjen, og på skipene.",
  "lesson.shipping.puzzle.do": "Etter hvilket valg kan ingen av botene laste noe?",
  "lesson.shipping.puzzle.wrong": "Etter det kunne Bot 1 fortsatt laste kaffen sin.",
  "lesson.shipping.praise": (a: Args) =>
    `Sukkeret ditt tok det siste tomme skipet, så det er ikke noe igjen til kaffen til Bot 1. Etter lastingen beholder hver spiller ${someBarrels(a.freeBarrels)}: Bot 1 mister 2. Du laster indigoen din nå, og beholder kaffen.`,
  "lesson.shipping.praise.do":
    "Bare fulle skip seiler. Én tønne kan holde på et stort skip til neste kapteinsfase, eller lenger. Se så hvordan en fabrikk betaler.",

  "lesson.factory": "Fabrikken",
  "lesson.factory.about": "Dubloner for å produsere mange vareslag.",
  "lesson.factory.pays": (a: Args) =>
    `En bemannet fabrikk betaler deg hver gang du produserer, uansett hvem som tok oppmannen: ${dublons(a.factory2)} for 2 vareslag, ${a.factory3} for 3 vareslag, ${a.factory4} for 4 vareslag og ${a.factory5} for alle 5. Den teller vareslag, ikke tønner.`,
  "lesson.factory.kinds":
    "Du kan produsere mais, indigo, sukker og tobakk: 4 vareslag. Kaffeplantasjen din har også en arbeider, men byen din har ikke noe kafferøsteri, så kaffe blir det ikke.",
  "lesson.factory.worker":
    "Bot 2 tok borgermesteren, og du fikk 2 arbeidere. Fabrikken din har ingen ennå. De andre ledige sirklene er på tobakkslageret, men du har ingen tobakksplantasje til for dem.",
  "lesson.factory.worker.do": "Plasser en arbeider i fabrikken.",
  "lesson.factory.puzzle":
    "En oppgave. Det er din tur til å ta en rolle. På noen kort ligger det dubloner: 2 på nybyggeren, 1 på kapteinen.",
  "lesson.factory.puzzle.do": "Hvilken rolle gir deg flest dubloner med en gang?",
  "lesson.factory.puzzle.wrong": "En annen rolle gir deg mer. Hvor mange vareslag ville du produsere, og hva betaler fabrikken for dem?",
  "lesson.factory.praise": (a: Args) =>
    `4 vareslag: Fabrikken betalte ${dublons(a.factory4)}, 1 mer enn det ligger på nybyggeren. Den betaler igjen hver gang noen tar oppmannen, så en bot kan gjøre det for deg.`,
  "lesson.factory.praise.do": (a: Args) =>
    `Bygg et kafferøsteri og sett en arbeider der, så gir 5 vareslag deg ${a.factory5}. Nå kan du ta oppmannens ekstra tønne.`,
};
