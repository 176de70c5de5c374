/**
 * Drawings as pictures, each at exactly the size and pixel ratio it is shown at, so that nothing is ever blurred. The SVG is
 * decoded once; setting it at a size is then immediate. Silhouettes serve as shadow, glow and mark; digits are cached too.
 */
import type { CountPlate, Drawing, Face, Plate, Words } from "../../face/face.ts";
import type { Line } from "../../text/grammar.ts";
import { type Catalogue, spoken } from "../../text/grammar.ts";
import { lettering, plateOf, type Ruler } from "../lettering.ts";
import { COLOURS, FONT, fontOf, HAN_FONT, isEvening, LAMP, LIGHT, POOL } from "../style.ts";

export interface Atlas {
  readonly plate: CountPlate;
  /** Decodes drawings; what is already known costs nothing. */
  load(looks: readonly string[], progress?: (done: number, all: number) => void): Promise<void>;
  /** The drawing at a size in device pixels; undefined until it is decoded. */
  bake(look: string, width: number, height: number): HTMLCanvasElement | undefined;
  /** Draws words in this language from now on. */
  speak(texts: Catalogue): void;
}

/** A browser opens a document of its own for each SVG, so several drawings lie side by side in one. */
const IN_ONE_SVG = 8;
const AT_ONCE = 4;
/** Between two drawings, in their units. */
const GAP = 8;
const BLANK: Drawing = { svg: "", width: 1, height: 1 };

/** A drawing that can be painted: a part of an image, or of none if it cannot be read. */
interface Decoded {
  readonly drawing: Drawing;
  readonly image: HTMLImageElement | undefined;
  /** Where it lies in the image, from the left. */
  readonly left: number;
}

export function makeAtlas(face: Face, firstTexts: Catalogue): Atlas {
  let texts = firstTexts;
  const decoded = new Map<string, Decoded>();
  const decoding = new Map<string, Promise<void>>();

  /** A drawing that fails is a blank piece, not the end of the table. */
  function tryDraw(look: string): Drawing | undefined {
    try {
      return face.draw(look);
    } catch (error) {
      globalThis.reportError?.(error);
      decoded.set(look, { image: undefined, drawing: BLANK, left: 0 });
      return undefined;
    }
  }

  async function decode(looks: readonly string[]): Promise<void> {
    const fresh = looks.filter((look) => !decoded.has(look) && !decoding.has(look));
    const others = looks.map((look) => decoding.get(look));
    const running = decodeNow(fresh).finally(() => {
      for (const look of fresh) decoding.delete(look);
    });
    for (const look of fresh) decoding.set(look, running);
    await Promise.all([running, ...others]);
  }

  async function decodeNow(looks: readonly string[]): Promise<void> {
    let left = 0;
    const row = looks.flatMap((look) => {
      const drawing = tryDraw(look);
      if (drawing === undefined) return [];
      const placed = { look, drawing, left };
      left += Math.ceil(drawing.width) + GAP;
      return [placed];
    });
    if (row.length === 0) return;
    try {
      const image = await imageOf(row, left);
      for (const { look, ...placed } of row) decoded.set(look, { ...placed, image });
    } catch (error) {
      // One of them cannot be read: each alone, the others can.
      if (row.length > 1) return void (await Promise.all(row.map(({ look }) => decodeNow([look]))));
      for (const { look, ...placed } of row) {
        decoded.set(look, { ...placed, image: undefined });
        globalThis.reportError?.(new Error(`the drawing of ${look} cannot be read`, { cause: error }));
      }
    }
  }

  return {
    plate: face.plate,

    async load(looks, progress) {
      const wanted = [...new Set(looks)].filter((look) => !decoded.has(look));
      let next = 0;
      let done = 0;
      const worker = async () => {
        while (next < wanted.length) {
          const row = wanted.slice(next, next + IN_ONE_SVG);
          next += IN_ONE_SVG;
          await decode(row);
          done += row.length;
          progress?.(done, wanted.length);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, worker));
    },

    bake(look, width, height) {
      const known = decoded.get(look);
      if (known === undefined) return undefined;
      const { canvas, brush } = sheet(width, height);
      const { drawing, left } = known;
      if (known.image === undefined) blank(brush);
      else brush.drawImage(known.image, left, 0, drawing.width, drawing.height, 0, 0, canvas.width, canvas.height);
      if (isEvening()) dusk(brush, drawing.ground === true);
      brush.scale(canvas.width / drawing.width, canvas.height / drawing.height);
      const scale = canvas.width / drawing.width / pixelRatio();
      for (const words of drawing.words ?? []) write(brush, words, textOf(texts, words.line), scale, drawing.height);
      return canvas;
    },

    speak(next) {
      texts = next;
    },
  };
}

/**
 * The words of the pieces are set in the page's own type, once it is there; without it they are set in another. `sample`: in the letters of
 * the language.
 */
export async function typeReady(sample: string): Promise<void> {
  const isHan = HAN.test(sample);
  const sizes = [400, 700, 800].map((weight) =>
    document.fonts.load(`${weight} 16px ${isHan ? HAN_FONT : FONT}`, isHan ? `${sample}0` : sample),
  );
  const patience = new Promise((resolve) => setTimeout(resolve, 2_500));
  await Promise.race([Promise.all(sizes).catch(() => undefined), patience]);
}

/** The light of the evening on a drawing. Words are written after it: they stay as bright as they are. */
function dusk(brush: CanvasRenderingContext2D, isGround: boolean): void {
  const { width, height } = brush.canvas;
  const before = sheet(width, height);
  before.brush.drawImage(brush.canvas, 0, 0);
  brush.globalCompositeOperation = isGround ? "multiply" : "darken";
  brush.fillStyle = isGround ? pool(brush, width, height) : LAMP;
  brush.fillRect(0, 0, width, height);
  // It has filled the empty corners too.
  brush.globalCompositeOperation = "destination-in";
  brush.drawImage(before.canvas, 0, 0);
  brush.globalCompositeOperation = "source-over";
}

function pool(brush: CanvasRenderingContext2D, width: number, height: number): CanvasGradient {
  const light = brush.createRadialGradient(width / 2, height * 0.4, 0, width / 2, height * 0.4, Math.hypot(width, height) * 0.6);
  for (const [at, colour] of POOL.entries()) light.addColorStop(at / (POOL.length - 1), colour);
  return light;
}

const textOf = (texts: Catalogue, [key, args = {}]: Line): string => {
  const text = texts[key];
  return text === undefined ? key : spoken(text, args);
};

const pixelRatio = (): number => Math.min(3, Math.max(1, globalThis.devicePixelRatio ?? 1));

/** A piece whose drawing cannot be read is still a piece. */
function blank(brush: CanvasRenderingContext2D): void {
  const { width, height } = brush.canvas;
  brush.fillStyle = COLOURS.ink;
  brush.fillRect(0, 0, width, height);
  brush.fillStyle = COLOURS.parchment;
  brush.fillRect(width * 0.04, height * 0.04, width * 0.92, height * 0.92);
}

/** Han characters fill their box, where Latin small letters stand in its lower half: they are set so much lower, in parts of their size. */
const HAN_LOWER = 0.08;
const HAN = /\p{Script=Han}/u;

/** What does not fit even when pressed together is left to the large card. */
function write(brush: CanvasRenderingContext2D, words: Words, text: string, scale: number, height: number): void {
  // Letters lie between whole pixels: set to whole ones, they leave gaps within a word.
  brush.textRendering = "geometricPrecision";
  const isHan = HAN.test(text);
  const font = isHan ? HAN_FONT : FONT;
  const ruler: Ruler = (line, size, weight) => {
    brush.font = fontOf(RULED, weight, font);
    return (brush.measureText(line).width * size) / RULED;
  };
  const set = lettering(words, text, scale, ruler, height);
  if (set === undefined) return;
  const plate = (set.lines.length > 1 ? words.underTwo : undefined) ?? words.plate;
  if (plate !== undefined) layPlate(brush, plate);
  brush.textAlign = "center";
  brush.textBaseline = "middle";
  brush.fillStyle = (isEvening() ? words.evening : undefined) ?? words.colour;
  brush.font = fontOf(set.size, words.weight, font);
  const middle = set.y + (isHan ? set.size * HAN_LOWER : 0);
  for (const [n, line] of set.lines.entries()) {
    brush.fillText(line, words.x, middle + (n - (set.lines.length - 1) / 2) * set.leading, words.width);
  }
}

function layPlate(brush: CanvasRenderingContext2D, { x, y, width, height, radius, fill, edge }: Plate, line = 1.4): void {
  brush.beginPath();
  brush.roundRect(x, y, width, height, radius);
  brush.fillStyle = typeof fill === "string" ? fill : fadeOf(brush, y, height, fill);
  brush.fill();
  if (edge === undefined) return;
  brush.strokeStyle = edge;
  brush.lineWidth = line;
  brush.stroke();
}

function fadeOf(brush: CanvasRenderingContext2D, y: number, height: number, colours: readonly string[]): CanvasGradient {
  const fade = brush.createLinearGradient(0, y, 0, y + height);
  for (const [at, colour] of colours.entries()) fade.addColorStop(at / (colours.length - 1), colour);
  return fade;
}

/** Letters are measured at this size, where hinting does not count. */
const RULED = 100;

/** Reads drawings that lie side by side. */
async function imageOf(row: readonly Omit<Decoded, "image">[], width: number): Promise<HTMLImageElement> {
  const height = Math.max(...row.map(({ drawing }) => drawing.height));
  const parts = row.map(({ drawing, left }) => measured(drawing, left)).join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts}</svg>`;
  const image = new Image();
  // Read in this process: through an object URL the browser would fetch each of hundreds as it does a file.
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

/** An SVG with a place and a size of its own. */
function measured({ svg, width, height }: Drawing, left: number): string {
  const inner = svg.trimStart().startsWith("<svg") ? svg.trimStart() : `<svg>${svg}</svg>`;
  const end = inner.indexOf(">");
  let head = inner.slice(0, inner[end - 1] === "/" ? end - 1 : end).replace(/\s(width|height)="[^"]*"/g, "");
  if (!head.includes("viewBox")) head += ` viewBox="0 0 ${width} ${height}"`;
  return `${head} x="${left}" width="${width}" height="${height}"${inner.slice(inner[end - 1] === "/" ? end - 1 : end)}`;
}

/** How far a silhouette's soft edge reaches beyond the drawing, as a part of its longer side. */
export const SOFT = 0.18;
const SOFT_SIZE = 96;

/** The shape of a drawing in white with a soft edge, small: tinted, it is a shadow or a glow. */
export function softShape(drawing: HTMLCanvasElement): HTMLCanvasElement {
  const longer = Math.max(drawing.width, drawing.height);
  const scale = SOFT_SIZE / longer;
  const edge = longer * SOFT;
  const { canvas, brush } = sheet((drawing.width + 2 * edge) * scale, (drawing.height + 2 * edge) * scale);
  brush.filter = `blur(${LIGHT.softness * SOFT_SIZE * 0.5}px)`;
  brush.drawImage(drawing, edge * scale, edge * scale, drawing.width * scale, drawing.height * scale);
  brush.filter = "none";
  brush.globalCompositeOperation = "source-in";
  brush.fillStyle = "#fff";
  brush.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}

/** A clear line around a drawing in white, this many pixels wide; the sheet is larger by twice that on each side. */
export function rim(drawing: HTMLCanvasElement, line: number): HTMLCanvasElement {
  const { canvas, brush } = sheet(drawing.width + 4 * line, drawing.height + 4 * line);
  // There are as many copies as the circle has pixels: more of them look the same.
  const steps = Math.max(8, Math.min(24, 6 * line));
  for (let step = 0; step < steps; step++) {
    const turn = (step / steps) * Math.PI * 2;
    brush.drawImage(drawing, 2 * line + Math.cos(turn) * line, 2 * line + Math.sin(turn) * line);
  }
  brush.globalCompositeOperation = "source-in";
  brush.fillStyle = "#fff";
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.globalCompositeOperation = "destination-out";
  brush.drawImage(drawing, 2 * line, 2 * line);
  return canvas;
}

/** Measures, and draws nothing. */
let probe: CanvasRenderingContext2D | undefined;

/** Digits, light with a dark edge, so that they are read on any piece, or on the plate of a count. Size in device pixels. */
export function digitSheet(digits: string, size: number, plate?: CountPlate): HTMLCanvasElement {
  probe ??= sheet(1, 1).brush;
  probe.font = fontOf(size, 800);
  const edge = Math.max(2, size * 0.14);
  const { width, height } = plate
    ? plateOf(digits, size)
    : { width: probe.measureText(digits).width + 2 * edge, height: size * 1.1 + 2 * edge };
  const { canvas, brush } = sheet(width, height);
  if (plate !== undefined) {
    const line = Math.max(1, size * 0.09);
    const [wide, high] = [width - line, height - line];
    layPlate(brush, { x: line / 2, y: line / 2, width: wide, height: high, radius: high / 2, ...plate }, line);
    if (isEvening()) dusk(brush, false);
  }
  brush.font = fontOf(size, 800);
  brush.textAlign = "center";
  brush.textBaseline = "alphabetic";
  brush.lineJoin = "round";
  brush.lineWidth = edge;
  brush.strokeStyle = "#2a160a";
  // The font's figures have different heights: they are centred by their ink.
  const { actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } = brush.measureText(digits);
  const base = (canvas.height + above - below) / 2;
  if (plate === undefined) brush.strokeText(digits, canvas.width / 2, base);
  brush.fillStyle = plate?.ink ?? "#fff4d8";
  brush.fillText(digits, canvas.width / 2, base);
  return canvas;
}

function sheet(width: number, height: number): { canvas: HTMLCanvasElement; brush: CanvasRenderingContext2D } {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  // A texture is read once anyway; painted by the processor it need not come back from the graphics card.
  const brush = canvas.getContext("2d", { willReadFrequently: true });
  if (brush === null) throw new Error("no canvas to draw on");
  brush.imageSmoothingQuality = "high";
  return { canvas, brush };
}
