/** A moment of a match as one picture: the position, who plays, and what has just happened. */
import { FONT } from "../../picture/style.ts";
import { badgeDrawing } from "../common/seat-badge.ts";

export interface MomentWords {
  /** The game, and the round if it has rounds. */
  readonly title: string;
  readonly house: string;
  /** What has just happened. */
  readonly caption: string;
  /** By seat. */
  readonly names: readonly string[];
}

/** The size of the position in CSS pixels, and device pixels for one of them. */
export const MOMENT_SIZE = { width: 1280, height: 800, ratio: 1.5 } as const;

/** Sizes in the position's pixels. */
const BAND = { top: 56, names: 52, caption: 48, edge: 24, gap: 28, badge: 28 } as const;
const INK = { light: "#fff3d6", quiet: "#e2c79a", wood: "#2b170c", parchment: "#f3e3c1", dark: "#2a160a" } as const;

export async function momentPicture(position: HTMLCanvasElement, words: MomentWords): Promise<Blob> {
  const { ratio } = MOMENT_SIZE;
  const canvas = document.createElement("canvas");
  canvas.width = position.width;
  canvas.height = position.height + Math.round((BAND.top + BAND.names + BAND.caption) * ratio);
  const brush = canvas.getContext("2d");
  if (brush === null) throw new Error("no canvas to draw on");
  brush.fillStyle = INK.wood;
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.drawImage(position, 0, Math.round(BAND.top * ratio));
  brush.scale(ratio, ratio);
  brush.textBaseline = "middle";
  const { width, height } = MOMENT_SIZE;
  write(brush, words.title, { x: BAND.edge, y: BAND.top / 2, size: 28, weight: 700, colour: INK.light, width: width - 240 });
  brush.textAlign = "right";
  write(brush, words.house, { x: width - BAND.edge, y: BAND.top / 2, size: 22, weight: 500, colour: INK.quiet, width: 180 });
  brush.textAlign = "left";
  await paintNames(brush, words.names, BAND.top + height + BAND.names / 2);
  const captionTop = BAND.top + height + BAND.names;
  brush.fillStyle = INK.parchment;
  brush.fillRect(0, captionTop, width, BAND.caption);
  const line = { x: BAND.edge, y: captionTop + BAND.caption / 2, size: 22, weight: 500, colour: INK.dark, width: width - 2 * BAND.edge };
  write(brush, words.caption, line);
  return new Promise((made, failed) =>
    canvas.toBlob((blob) => (blob === null ? failed(new Error("no picture")) : made(blob)), "image/png"),
  );
}

async function paintNames(brush: CanvasRenderingContext2D, names: readonly string[], y: number): Promise<void> {
  const room = (MOMENT_SIZE.width - 2 * BAND.edge) / names.length;
  for (const [seat, name] of names.entries()) {
    const x = BAND.edge + seat * room;
    brush.drawImage(await decoded(badgeDrawing(seat)), x, y - BAND.badge / 2, BAND.badge, BAND.badge);
    const text = { x: x + BAND.badge + 10, y, size: 20, weight: 500, colour: INK.light, width: room - BAND.badge - BAND.gap };
    write(brush, name, text);
  }
}

interface Written {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight: number;
  readonly colour: string;
  /** Longer words are pressed together. */
  readonly width: number;
}

function write(brush: CanvasRenderingContext2D, text: string, { x, y, size, weight, colour, width }: Written): void {
  brush.font = `${weight} ${size}px ${FONT}, serif`;
  brush.fillStyle = colour;
  brush.fillText(text, x, y, width);
}

async function decoded(svg: string): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
}
