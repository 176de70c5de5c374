/** What must hold of the picture of a live table and of what lies over it, from the poses that it shows and the letters that it paints. */
import type { Page } from "playwright-core";
import type { Face } from "../../../../client/face/face.ts";
import type { Size } from "../../../../client/face/pose.ts";
import { type Box, litPieceAt } from "../../../../client/picture/hit-test.ts";
import { LEAST_TYPE } from "../../../../client/picture/lettering.ts";
import type { Sight } from "../../../../shared/core/contract/game.ts";

declare global {
  /** The smallest size at which a text has been painted since the list was last emptied, in CSS pixels of the picture. */
  var painted: Map<string, number>;
}

/** Points of a piece are tried so far apart, in CSS pixels. */
const GRAIN = 8;
/** A card beside a piece may touch its edge. */
const TOUCH = 2;

/** Runs in a page before it is opened, and notes what is painted. */
export function notePainting(): void {
  globalThis.painted = new Map();
  const { fillText } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.fillText = function (text, ...rest) {
    const { a, b } = this.getTransform();
    const size = (Number.parseFloat(/([\d.]+)px/.exec(this.font)?.[1] ?? "0") * Math.hypot(a, b)) / devicePixelRatio;
    if (text.trim() !== "") globalThis.painted.set(text, Math.min(size, globalThis.painted.get(text) ?? Infinity));
    fillText.call(this, text, ...rest);
  };
}

interface Shown {
  readonly sight: Sight;
  readonly size: Size;
  readonly lit: readonly string[];
  readonly small: readonly (readonly [string, number])[];
  /** The hovered piece, as the page points at it. */
  readonly card: DOMRectReadOnly | undefined;
  /** All that floats over the table, but for what a move would change: that belongs to its piece. */
  readonly floats: readonly (DOMRectReadOnly & { readonly name: string })[];
  readonly at: { readonly x: number; readonly y: number };
}

/** `about`: the piece that the open card is about. */
export async function brokenPictureLaws(page: Page, face: Face, about?: string): Promise<string[]> {
  const shown = await look(page);
  const boxes = face.layout(shown.sight, shown.size).map((pose): Box => ({ ...pose, angle: pose.angle ?? 0 }));
  return [
    ...shown.small.map(([text, size]) => `"${text}" is painted in ${size.toFixed(1)} px`),
    ...(await covered(page, boxes, new Set(shown.lit), shown.at)),
    ...cardOver(boxes, shown, about),
    ...floatsOver(boxes, shown, face.compared?.(about ?? "", shown.sight) ?? []),
  ];
}

const look = (page: Page): Promise<Shown> =>
  page.evaluate((least) => {
    const { table } = globalThis.quayside;
    const picture = document.querySelector(".picture") as HTMLElement;
    const { x, y } = picture.getBoundingClientRect();
    const card = document.querySelector(".detail:not([hidden])")?.getBoundingClientRect();
    // No frame is drawn before the veil is back.
    const lifted = new CSSStyleSheet();
    lifted.replaceSync(":root { opacity: 1 !important; }");
    document.adoptedStyleSheets.push(lifted);
    const floats = [...document.querySelectorAll("[data-floats]:not(.change)")].flatMap((float) => {
      const box = float.getBoundingClientRect();
      const seen = float.checkVisibility({ opacityProperty: true }) && box.width > 0;
      return seen ? [{ ...box.toJSON(), x: box.x - x, y: box.y - y, name: float.className }] : [];
    });
    document.adoptedStyleSheets.pop();
    return {
      sight: table!.shown!.sight,
      size: { width: picture.clientWidth, height: picture.clientHeight },
      lit: [...table!.lit],
      small: [...globalThis.painted].filter(([, size]) => size < least - 0.05),
      card: card && { ...card.toJSON(), x: card.x - x, y: card.y - y },
      floats,
      at: { x, y },
    };
  }, LEAST_TYPE) as Promise<Shown>;

/** Lit pieces with something of the page over the part of them that is seen. */
async function covered(page: Page, boxes: readonly Box[], lit: ReadonlySet<string>, at: Shown["at"]): Promise<string[]> {
  const points: { piece: string; x: number; y: number }[] = [];
  for (const box of boxes.filter(({ key }) => lit.has(key)))
    for (let x = box.x - box.width / 2 + 2; x < box.x + box.width / 2; x += GRAIN)
      for (let y = box.y - box.height / 2 + 2; y < box.y + box.height / 2; y += GRAIN)
        if (litPieceAt(boxes, lit, x, y) === box.key) points.push({ piece: box.key, x: at.x + x, y: at.y + y });
  // As text: the driver would take thousands of points apart and check them number by number.
  const over = await page.evaluate((all) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { pointer-events: auto !important; }");
    document.adoptedStyleSheets.push(sheet);
    const found = new Map<string, number>();
    for (const { piece, x, y } of JSON.parse(all) as { piece: string; x: number; y: number }[]) {
      const top = document.elementsFromPoint(x, y).find((one) => one.closest(".preview, .walker") === null);
      if (top === undefined || top.closest(".picture, dialog[open]") !== null) continue;
      const name = `${piece} lies under ${[...(top.closest("[class]")?.classList ?? [])].join(".")}`;
      found.set(name, (found.get(name) ?? 0) + 1);
    }
    document.adoptedStyleSheets.pop();
    return [...found.keys()];
  }, JSON.stringify(points));
  return over;
}

/** What the hovered piece is weighed against, such as prices. */
function floatsOver(boxes: readonly Box[], { floats }: Pick<Shown, "floats">, compared: readonly string[]): string[] {
  const wanted = new Set(compared);
  return boxes
    .filter(({ key }) => wanted.has(key))
    .flatMap((box) =>
      floats.flatMap((float) => {
        const [left, top] = [box.x - box.width / 2, box.y - box.height / 2];
        const across = Math.min(float.x + float.width, left + box.width) - Math.max(float.x, left);
        const down = Math.min(float.y + float.height, top + box.height) - Math.max(float.y, top);
        return across > TOUCH && down > TOUCH ? [`${box.key} lies under ${float.name}`] : [];
      }),
    );
}

/** What of the picture is more than ground and lies under the floats of this class. */
export async function piecesUnder(page: Page, face: Face, name: string): Promise<string[]> {
  // A float is placed in the frame after the one that has changed what is under it.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn)))));
  const { sight, size, floats } = await look(page);
  const pieces = face.layout(sight as never, size).filter(({ kind, depth }) => depth >= 0 && face.ground?.includes(kind) !== true);
  const boxes = pieces.map((pose): Box => ({ ...pose, key: pose.key || pose.kind, angle: 0 }));
  const shown = floats.filter((float) => float.name === name);
  return floatsOver(
    boxes,
    { floats: shown },
    boxes.map(({ key }) => key),
  );
}

function cardOver(boxes: readonly Box[], { card }: Shown, about: string | undefined): string[] {
  const box = boxes.find(({ key }) => key === about && key !== "");
  if (card === undefined || box === undefined) return [];
  const [left, top] = [box.x - box.width / 2, box.y - box.height / 2];
  const across = Math.min(card.x + card.width, left + box.width) - Math.max(card.x, left);
  const down = Math.min(card.y + card.height, top + box.height) - Math.max(card.y, top);
  return across > TOUCH && down > TOUCH ? [`the card about ${about} covers ${Math.round(across)} x ${Math.round(down)} px of it`] : [];
}
