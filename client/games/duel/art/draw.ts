/** A look's drawing. */
import { CARDS, TOKENS, WONDERS } from "../../../../shared/duel/catalog.ts";
import { RESOURCES, SYMBOLS } from "../../../../shared/duel/printed/vocabulary.ts";
import type { Drawing } from "../../../face/face.ts";
import { SURFACES } from "./board.ts";
import { drawBack, drawCard } from "./card.ts";
import { drawCoin, drawIcon, drawLoot, drawMedal, drawMedallion, drawPawn, drawPrice, drawToken } from "./pieces.ts";
import { drawWonder } from "./wide.ts";

/** Surfaces with figures of their own. */
const FIGURED: ReadonlySet<string> = new Set(["label", "prices", "rail"]);

export function draw(look: string): Drawing {
  const parts = look.split(":");
  const [kind = "", what = "", how = ""] = parts;
  const surface = SURFACES[kind];
  if (surface !== undefined) return { ...surface(Number(parts.at(-2)), Number(parts.at(-1)), what), ground: !FIGURED.has(kind) };
  switch (kind) {
    case "card":
      return drawCard(Number(what));
    case "back":
      return drawBack(what);
    case "wonder":
    case "plan":
      return drawWonder(Number(what), kind === "plan");
    case "token":
      return drawToken(what === "back" ? -1 : Number(what));
    case "medallion":
      return drawMedallion(Number(what));
    case "loot":
      return drawLoot(Number(what));
    case "pawn":
      return drawPawn();
    case "coin":
      return drawCoin();
    case "price":
      return drawPrice(Number(what), how);
    case "purse":
    case "score":
      return drawMedal(kind);
    default:
      return drawIcon(what);
  }
}

/** What a match needs, without the surfaces, whose size is not known before there is a window. */
export function looks(): readonly string[] {
  const numbered = (kind: string, rows: readonly unknown[]): string[] => rows.map((_row, at) => `${kind}:${at}`);
  return [
    ...["1", "2", "3", "guild"].map((which) => `back:${which}`),
    ...["pawn", "coin", "purse", "score", "loot:2", "loot:5", "token:back"],
    ...[0, 1].flatMap((seat) => ["can", "dear", "chain"].map((how) => `price:${seat}:${how}`)),
    ...[...RESOURCES, "coin", "laurel", "shield", "discard", "wonder", "chain", "pawn", "deck", "raw", "grey"].map(
      (icon) => `icon:${icon}`,
    ),
    ...SYMBOLS.map((symbol) => `icon:science.${symbol}`),
    ...numbered("wonder", WONDERS),
    ...numbered("plan", WONDERS),
    ...numbered("token", TOKENS),
    ...numbered("medallion", TOKENS),
    ...numbered("card", CARDS),
  ];
}
