/** Tips for the first matches, one for each kind of choice. */
import type { Args } from "../../../../text/grammar.ts";
import { coins } from "./phrases.ts";

export const TIPS = {
  "tip.draft": "Underverk med en ekstra tur er sterke: Du tar to kort på rad. Se hvilke ressurser et underverk krever.",
  "tip.turn": "Klikk på et kort, og velg så: Bygg det, kast det, eller klikk på underverket du vil bygge med det.",
  "tip.age1": "Bygg brune og grå kort tidlig, så sparer du mynter tur etter tur. Det bare motspilleren produserer, er dyrt for deg.",
  "tip.age2": "Et kort er gratis hvis du har kortet med samme kjedesymbol. Se etter kjeden blant prisene.",
  "tip.age3":
    "Det er ingen brune eller grå kort i tidsalder III. Lilla laug gir poeng etter byen som har mest av noe, selv om det er motspillerens.",
  "tip.poor": (a: Args) => `Lite penger? Kast et kort motspilleren har bruk for. Det gir ${coins(a, "discard")} eller mer.`,
  "tip.wonder": "Nå har du råd til et underverk. Bygg det med et kort motspilleren vil ha.",
  "tip.seven": (a: Args) => `Til sammen kan dere bare bygge ${a.wondersBuilt} underverk. Det siste går tapt, så ikke vent for lenge.`,
  "tip.uncover": "Noen kort her skjuler andre. Det du avdekker, kan motspilleren ta før deg.",
  "tip.war": "Hærføreren er nær hovedstaden din. Bygg røde kort, eller kast dem før motspilleren kan bygge dem.",
  "tip.science": "Motspilleren samler vitenskapssymboler. Hold nye grønne kort unna motspilleren.",
  "tip.token": "Tenk på hva du skal bygge fremover: Noen skiver sparer ressurser, noen gir mynter, noen er poeng.",
  "tip.library": "Disse skivene ligger ikke på brettet, så motspilleren kan ikke regne med dem.",
  "tip.mausoleum": "Ta det dyreste kortet du ikke kunne bygge, eller et symbol som gir et par.",
  "tip.zeus": "Det svir mest å miste en ressurs som ingenting annet i byen produserer.",
  "tip.circus": "Det svir mest å miste en ressurs som ingenting annet i byen produserer.",
  "tip.opener": "Start hvis et åpent kort er akkurat det du trenger. Hvis ikke, la motspilleren avdekke kort for deg.",
} as const;
