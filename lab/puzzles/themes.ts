/** What a puzzle is about: the facts that speak for its solution, as players would sort them. Their names in words are `theme.<name>` of the game's reasons. */
import { reasonsFor } from "../../shared/core/analysis/reasons.ts";
import { must } from "../../shared/core/base/checked.ts";
import type { Game, View } from "../../shared/core/contract/game.ts";
import type { FactsOf } from "../../shared/core/contract/reasons.ts";
import type { Puzzle } from "../../shared/core/puzzles/puzzle.ts";
import { facts as duel } from "../../shared/duel/reasons.ts";
import { facts as elasund } from "../../shared/elasund/reasons.ts";
import type { GameId } from "../../shared/listed-games.ts";
import { facts as puertoRico } from "../../shared/puerto-rico/reasons.ts";

interface Themes {
  readonly factsOf: FactsOf;
  /** The kinds of facts of each theme; a kind stands for those that go on after it with a dot, too. */
  readonly kinds: Readonly<Record<string, readonly string[]>>;
}

const THEMES: Readonly<Record<string, Themes>> = {
  duel: {
    factsOf: duel as FactsOf,
    kinds: {
      win: ["wins"],
      stop: ["stops"],
      deny: ["denies", "deprives", "lessens", "destroys", "seventh"],
      uncover: ["uncoversNothing", "opens", "letsOpen"],
      tempo: ["again", "next"],
      science: ["symbol", "pair", "token", "library"],
      military: ["shields", "loot"],
      money: ["coins", "affords", "chain", "cheaper", "costsNothing", "flat", "frees", "poor"],
      resources: ["makes", "makesAny"],
      points: ["points", "mausoleum"],
    },
  },
  "puerto-rico": {
    factsOf: puertoRico as FactsOf,
    kinds: {
      ship: ["ships", "canShip", "first", "stores", "kept", "keepsBarrels", "dearest"],
      shipSpace: ["beforeFull", "blocksShip", "shutsOut", "fills", "spoils", "takesFrom"],
      trade: ["canSell", "sells", "lastSpace", "fillsHouse", "blocks", "keepsDear"],
      build: ["builds", "points", "quarries", "plant", "use", "lastCopy", "costsNothing"],
      largeBuilding: ["large"],
      workers: ["workers", "worker", "works", "lifts", "staffed", "half"],
      produce: ["makes", "fits", "barrel"],
      plantations: ["tile", "quarry", "corn", "newKind", "moreOf", "draw", "denies"],
      money: ["coins", "cardMoney", "affords", "savesFor"],
      end: ["ends", "nearEnd"],
    },
  },
  elasund: {
    factsOf: elasund as FactsOf,
    kinds: {
      win: ["wins"],
      stop: ["stops"],
      cubes: ["cube", "cubes", "trade", "tower", "towardsTower"],
      church: ["church", "affords.church", "savesFor.church"],
      displace: ["displaces"],
      permitWar: ["war", "outbids", "blocks", "paysNobody", "clears", "bonus.upgrade"],
      permits: ["site", "permit", "space", "row", "pays", "harbour", "gate", "bonus.extra", "bonus.move"],
      pirates: ["raids", "spared"],
      gold: ["gold", "affords", "savesFor", "keepsGold", "keepsForPermit", "takesGold", "earns.gold"],
      influence: ["spare", "keepsInfluence", "earns.influence", "completesEach", "completesPair", "keepsEach", "hasMost", "takesInfluence"],
    },
  },
} satisfies Readonly<Record<GameId, Themes>>;

/** `view`: the solver's. */
export function themesOf(game: Game, view: View, puzzle: Pick<Puzzle, "chances" | "solution">): string[] {
  const { factsOf, kinds } = must(THEMES[game.id], "themes");
  const estimates = Object.entries(puzzle.chances).map(([move, chance]) => ({ move, chance: chance / 100, visits: 1 }));
  const { facts } = reasonsFor(game, factsOf, view, [puzzle.solution], estimates);
  return [...new Set(facts.flatMap(({ kind }) => themeOf(kinds, kind) ?? []))];
}

/** Of two themes that a kind belongs to, the one that names more of it. */
function themeOf(kinds: Themes["kinds"], kind: string): string | undefined {
  const names = Object.entries(kinds).flatMap(([theme, list]) => list.map((name) => ({ theme, name })));
  const fits = names.filter(({ name }) => kind === name || kind.startsWith(`${name}.`));
  return fits.toSorted((a, b) => b.name.length - a.name.length)[0]?.theme;
}
