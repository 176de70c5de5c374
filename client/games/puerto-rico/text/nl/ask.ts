/** What is asked, the buttons that answer, and the icons beside them. */

import { type Args, isSome } from "../../../../text/grammar.ts";
import { are, asked, byAmount, many, upper, who } from "../../../../text/nl/grammar.ts";
import {
  barrels,
  buildingOf,
  casks,
  circles,
  coins,
  doubloons,
  fields,
  fromSpot,
  goodOf,
  inSpot,
  kinds,
  points,
  roleOf,
  tileName,
  workers,
} from "./phrases.ts";

export const ASK = {
  "prompt.role": asked(
    (a) => (Number(a.own) > 1 ? `Ronde ${a.round}: kies een rol, ${a.nth} van ${a.own}.` : `Ronde ${a.round}: kies een rol.`),
    (a) => `Ronde ${a.round}: ${who(a)} kiest een rol.`,
  ),
  "prompt.hacienda": asked(
    "Landbouwer: trek een gedekte plantage en neem er dan een uit de rij, of neem er meteen een.",
    (a) => `Landbouwer: ${who(a)} mag eerst een gedekte plantage trekken.`,
  ),
  "prompt.settler": asked(
    (a) => (isSome(a.quarry) ? "Landbouwer: neem een plantage of een steengroeve." : "Landbouwer: neem een plantage."),
    (a) => `Landbouwer: ${who(a)} neemt een plantage.`,
  ),
  "prompt.hospice": asked("Hospitium: een arbeider op je nieuwe tegel?", (a) => `Hospitium: ${who(a)} mag een arbeider nemen.`),
  "prompt.mayor": asked("Burgemeester: een extra arbeider nemen?", (a) => `Burgemeester: ${who(a)} mag een extra arbeider nemen.`),
  "prompt.lifting": asked(
    (a) =>
      isSome(a.placed)
        ? `Burgemeester: plaats ${workers(a.colonists)}, of pak eerst andere op.`
        : `Burgemeester: plaats ${workers(a.colonists)}.`,
    (a) => `Burgemeester: ${who(a)} plaatst arbeiders.`,
  ),
  "prompt.moving": asked("Burgemeester: verplaats je arbeiders of laat ze staan.", (a) => `Burgemeester: ${who(a)} plaatst arbeiders.`),
  "prompt.placing": asked(
    (a) => `Burgemeester: nog ${workers(a.colonists)} te plaatsen.`,
    (a) => `Burgemeester: ${who(a)} plaatst arbeiders.`,
  ),
  "prompt.builder": asked("Bouwmeester: kies een gebouw.", (a) => `Bouwmeester: ${who(a)} mag bouwen.`),
  "prompt.university": asked("Universiteit: een arbeider in je nieuwe gebouw?", (a) => `Universiteit: ${who(a)} mag een arbeider nemen.`),
  "prompt.craftsman": asked("Opzichter: kies je extra vat.", (a) => `Opzichter: ${who(a)} neemt een extra vat.`),
  "prompt.trader": asked("Handelaar: verkoop één vat.", (a) => `Handelaar: ${who(a)} mag een vat verkopen.`),
  "prompt.captain": asked(
    (a) => `Kapitein: laad één soort. Je hebt ${casks(a.barrels)}.`,
    (a) => `Kapitein: ${who(a)} laadt vaten.`,
  ),
  "prompt.wharf": asked(
    (a) => `Kapitein: je werf gebruiken? De anderen hebben ${casks(a.others)}.`,
    (a) => `Kapitein: ${who(a)} mag de werf gebruiken.`,
  ),
  "prompt.store": asked(
    (a) => `Kies ${kinds(a.kinds)} om op te slaan.`,
    (a) => `Kapitein: ${who(a)} kiest wat in opslag gaat.`,
  ),
  "prompt.keep": asked("Kies één vat om te houden.", (a) => `Kapitein: ${who(a)} houdt één vat.`),
  "prompt.over": "De partij is afgelopen.",

  "pick.role": (a: Args) => `${roleOf(a)} nemen`,
  "pick.draw": "Gedekte plantage trekken",
  "pick.tile": (a: Args) => `${upper(tileName(a))} nemen`,
  "pick.colonist.hospice": "Arbeider sturen",
  "pick.colonist.mayor": "Arbeider nemen",
  "pick.colonist.university": "Arbeider sturen",
  "pick.lift": (a: Args) => `Arbeider ${fromSpot(a)} pakken`,
  "pick.place": (a: Args) => `Arbeider ${inSpot(a)} zetten`,
  "pick.build": (a: Args) => `${upper(buildingOf(a))} bouwen`,
  "pick.extra": (a: Args) => `Vat ${goodOf(a)} nemen`,
  "pick.sell": (a: Args) => `Vat ${goodOf(a)} verkopen`,
  "pick.load": (a: Args) => `${a.barrels} ${goodOf(a)} laden op het schip van ${a.size}`,
  "pick.loadAll": (a: Args) => `Alle ${goodOf(a)} laden op het schip van ${a.size}`,
  "pick.wharf": (a: Args) => `Alle ${goodOf(a)} verschepen vanaf je werf`,
  "pick.brief.ship": (a: Args) => `Op het schip van ${a.size}`,
  "pick.brief.wharf": "Vanaf je werf",
  "pick.brief.some": (a: Args) => `${a.barrels} ${goodOf(a)}`,
  "pick.brief.all": (a: Args) => `Alle ${goodOf(a)}`,
  "pick.store": (a: Args) => `Alle ${goodOf(a)} opslaan`,
  "pick.keep": (a: Args) => `Vat ${goodOf(a)} houden`,
  "fill.again": "Zoals de vorige keer",
  "fill.first": "Vul de cirkels",
  "pick.pass.hacienda": "Helemaal geen plantage nemen",
  "pick.pass.settler": "Geen plantage nemen",
  "pick.pass.hospice": "Geen arbeider sturen",
  "pick.pass.mayor": "Geen arbeider nemen",
  "pick.pass.lifting": "Arbeiders laten staan",
  "pick.pass.builder": "Niets bouwen",
  "pick.pass.university": "Geen arbeider sturen",
  "pick.pass.craftsman": "Geen vat nemen",
  "pick.pass.trader": "Niets verkopen",
  "pick.pass.captain": "Werf niet gebruiken",

  "chip.pays": (a: Args) => (a.doubloons === 0 ? "gratis" : `kost je ${doubloons(a)}`),
  "chip.costs": (a: Args) => `kost ${coins(Math.abs(Number(a.doubloons)))}`,
  "chip.earns": (a: Args) => `levert ${doubloons(a)} op`,
  "chip.scores": (a: Args) => `levert ${points(a.points)} op`,
  "chip.barrels": (a: Args) => barrels(a),
  "chip.lost": (a: Args) => `${casks(a.barrels)} ${byAmount(a.barrels, "gaat", "gaan")} verloren`,
  "chip.tiles": (a: Args) => many(a.tiles, "tegel", "tegels"),
  "chip.colonists": (a: Args) => `${workers(a.colonists)} (kolonisten)`,
  "chip.money": (a: Args) => `${doubloons(a)} op zak`,
  "chip.points": (a: Args) => `${points(a.points)} als de partij nu eindigde`,
  "chip.covered": "punten blijven tot het einde geheim",
  "chip.circles": (a: Args) => circles(a.circles),
  "chip.spaces": (a: Args) => `${fields(a.spaces)} vrij in de stad`,

  "goal.score": "Wie de meeste punten heeft, wint: voor verscheepte vaten, voor gebouwen en voor bemande grote gebouwen.",
  "goal.colonists": (a: Args) =>
    `Einde 1 van 3: het arbeidersschip kan niet helemaal worden gevuld. Voor de cirkels die nu leeg zijn, zou het er ${a.wanted} nodig hebben; er ${are(a.left)} er nog ${a.left}.`,
  "goal.city": (a: Args) =>
    `Einde 2 van 3: een stad is vol. In de volste stad ${are(a.spaces)} ${a.spaces} van de ${a.citySpaces} velden bezet.`,
  "goal.points": (a: Args) => `Einde 3 van 3: de punten voor verschepen zijn op. Er ${are(a.left)} er nog ${a.left} van de ${a.start}.`,
} as const;

export const OPTIONS = {
  "option.victoryPoints": "Punten van anderen",
  "option.victoryPoints.covered": "geheim",
  "option.victoryPoints.open": "zichtbaar",
  "option.victoryPoints.note": "Bij ‘geheim’ zien spelers tot het einde van de partij alleen hun eigen punten.",
  "option.cornSeat": "Geld voor wie met maïs begint",
  "option.cornSeat.printed": "volgens de regels",
  "option.cornSeat.oneLess": (a: Args) => `${coins(a.cornSeatLess)} minder`,
  "option.cornSeat.note": "Beginnen met maïs is een voordeel. Minder geld maakt het eerlijker.",
  "option.factoryUniversity": "Manufactuur en universiteit",
  "option.factoryUniversity.printed": (a: Args) => `${a.factoryCost} en ${a.universityCost}`,
  "option.factoryUniversity.swapped": (a: Args) => `${a.universityCost} en ${a.factoryCost}`,
  "option.factoryUniversity.note": "Wat de twee gebouwen kosten: volgens de regels, of omgewisseld.",
} as const;
