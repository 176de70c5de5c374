/** Tips for the first matches, one for each kind of choice. */
import type { Args } from "../../../../text/grammar.ts";
import type * as English from "../en/tips.ts";
import { coins, wonders } from "./phrases.ts";

export const TIPS = {
  "tip.draft":
    "Wonderen met een extra beurt zijn sterk: je neemt twee kaarten achter elkaar. Kijk ook welke grondstoffen een wonder vraagt.",
  "tip.turn": "Klik op een kaart en kies dan: bouwen, afleggen, of klik op het wonder dat je ermee wilt bouwen.",
  "tip.age1":
    "Bouw vroeg bruine en grijze kaarten: die besparen je beurt na beurt munten. Wat alleen je tegenstander produceert, is duur voor jou.",
  "tip.age2": "Een kaart is gratis als je de kaart met hetzelfde schakelsymbool hebt. Zoek de ketting tussen de prijzen.",
  "tip.age3":
    "In tijdperk III zijn er geen bruine of grijze kaarten. Bij paarse gilden telt de stad die ergens het meeste van heeft, ook als dat die van je tegenstander is.",
  "tip.poor": (a: Args) =>
    `Krap bij kas? Leg een kaart af waar je tegenstander iets aan heeft. Dat levert ${coins(a, "discard")} of meer op.`,
  "tip.wonder": "Je kunt nu een wonder betalen. Bouw het met een kaart die je tegenstander wil hebben.",
  "tip.seven": (a: Args) => `Samen kunnen jullie maar ${wonders(a, "wondersBuilt")} bouwen. Het laatste valt af, dus wacht niet te lang.`,
  "tip.uncover": "Sommige kaarten hier liggen op andere. Wat je vrijmaakt, kan je tegenstander als eerste pakken.",
  "tip.war": "De pion staat dicht bij je hoofdstad. Bouw rode kaarten, of leg ze af voordat je tegenstander ze kan bouwen.",
  "tip.science": "Je tegenstander verzamelt wetenschapssymbolen. Zorg dat nieuwe groene kaarten niet die kant op gaan.",
  "tip.token": "Bedenk wat je straks gaat bouwen: sommige fiches besparen grondstoffen, andere geven munten of punten.",
  "tip.library": "Deze fiches liggen niet op het bord, dus je tegenstander kan er geen rekening mee houden.",
  "tip.mausoleum": "Neem de duurste kaart die je niet kon bouwen, of een groene kaart die je twee gelijke symbolen geeft.",
  "tip.zeus": "Het doet het meeste pijn als een grondstof verdwijnt die niets anders in die stad levert.",
  "tip.circus": "Het doet het meeste pijn als een grondstof verdwijnt die niets anders in die stad levert.",
  "tip.opener": "Begin als er een kaart open ligt die je goed kunt gebruiken. Laat anders je tegenstander kaarten voor je vrijmaken.",
} as const satisfies Record<keyof typeof English.TIPS, unknown>;
