/** The table in words, for players who do not see it. What the seats' panel shows is not repeated. */
import { at } from "../../../../shared/core/base/checked.ts";
import type { Sight } from "../../../../shared/core/contract/game.ts";
import { CARDS, TOKENS, WONDERS } from "../../../../shared/duel/catalog.ts";
import { COLOURS, SYMBOLS } from "../../../../shared/duel/printed/vocabulary.ts";
import { hasSymbol } from "../../../../shared/duel/rules/fast-count.ts";
import { BACK, GUILD_BACK, isFree } from "../../../../shared/duel/rules/pyramid.ts";
import { type City, type Duel, type Table, UNBUILT } from "../../../../shared/duel/state.ts";
import type { TableInWords } from "../../../face/face.ts";
import type { Line } from "../../../text/grammar.ts";

export const inWords = ({ table }: Sight<Duel>): TableInWords => ({ seats: table.cities.map(cityLines), middle: middleOf(table) });

/** One sentence for all ids there are. */
const listing = (key: string, ids: readonly string[], more: Readonly<Record<string, string>> = {}): readonly Line[] =>
  ids.length === 0 ? [] : [[key, { ...more, ids: ids.join(" ") }]];
const cards = (numbers: readonly number[]): readonly string[] => numbers.map((card) => at(CARDS, card).id);
const wonders = (numbers: readonly number[]): readonly string[] => numbers.map((wonder) => at(WONDERS, wonder).id);
const tokens = (numbers: readonly number[]): readonly string[] => numbers.map((token) => at(TOKENS, token).id);

function cityLines(city: City): readonly Line[] {
  const built = city.wonders.filter((_wonder, i) => at(city.under, i) >= 0);
  const open = city.wonders.filter((_wonder, at) => city.under[at] === UNBUILT);
  return [
    ...COLOURS.flatMap((colour) =>
      listing("words.cards", cards(city.cards.filter((card) => at(CARDS, card).colour === colour)), { colour }),
    ),
    ...listing(
      "words.symbols",
      SYMBOLS.filter((_symbol, at) => hasSymbol(city, at)),
    ),
    ...listing("words.wonders", wonders(built)),
    ...listing("words.wondersOpen", wonders(open)),
    ...listing("words.tokens", tokens(city.tokens)),
  ];
}

function middleOf(table: Table): readonly Line[] {
  const places = table.pyramid.map((card, place) => ({ card, place }));
  const known = places.filter(({ card }) => card >= 0);
  const free = known.filter(({ place }) => isFree(table, place)).map(({ card }) => card);
  const covered = known.filter(({ place }) => !isFree(table, place)).map(({ card }) => card);
  const hidden = places.filter(({ card }) => card === BACK || card === GUILD_BACK).length;
  const { pawn } = table;
  return [
    ...listing("words.offer", wonders(table.offer)),
    ...listing("words.free", cards(free)),
    ...listing("words.covered", cards(covered)),
    ...(hidden > 0 ? [["words.hidden", { count: hidden }] as const] : []),
    ["detail.pawnAt", { spaces: Math.abs(pawn), seat: pawn > 0 ? 1 : 0 }],
    ...listing("words.tokensLeft", tokens(table.tokens)),
    ...listing("words.discard", cards(table.discard)),
  ];
}
