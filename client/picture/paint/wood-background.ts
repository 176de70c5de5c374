/** The table that everything lies on: warm planks at golden hour, light from the top left. Painted once for each size. */

const PLANK = 168;
const TONES = ["#7a4a28", "#82502c", "#744524", "#8a5730", "#7d4c2a"] as const;

export function paintWood(canvas: HTMLCanvasElement, width: number, height: number, ratio: number): void {
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
  // Read often: then the processor paints it, which takes the same short time whatever graphics there are.
  const brush = canvas.getContext("2d", { alpha: false, willReadFrequently: true });
  if (brush === null) return;
  brush.scale(ratio, ratio);
  const luck = dice(7);
  for (let top = 0; top < height; top += PLANK) {
    let left = -luck() * 700;
    while (left < width) {
      const long = 620 + luck() * 620;
      plank(brush, left, top, long, TONES[Math.floor(luck() * TONES.length)] as string, luck, width);
      left += long;
    }
  }
  light(brush, width, height);
}

function plank(
  brush: CanvasRenderingContext2D,
  left: number,
  top: number,
  long: number,
  tone: string,
  luck: () => number,
  width: number,
): void {
  brush.save();
  brush.beginPath();
  brush.rect(left, top, long, PLANK);
  brush.clip();
  const body = brush.createLinearGradient(0, top, 0, top + PLANK);
  body.addColorStop(0, tone);
  body.addColorStop(1, shade(tone, -10));
  brush.fillStyle = body;
  brush.fillRect(left, top, long, PLANK);
  if (left < width && left + long > 0) grain(brush, left, top, long, luck);
  // Edges: lit above and to the left, in shadow below and to the right.
  brush.fillStyle = "#ffdca028";
  brush.fillRect(left, top, long, 1.2);
  brush.fillRect(left, top, 1, PLANK);
  brush.fillStyle = "#1d0d0470";
  brush.fillRect(left, top + PLANK - 1.8, long, 1.8);
  brush.fillRect(left + long - 1.5, top, 1.5, PLANK);
  brush.restore();
}

/** Long fibres that flow around a knot, if the plank has one. */
function grain(brush: CanvasRenderingContext2D, left: number, top: number, long: number, luck: () => number): void {
  const knot =
    luck() < 0.4 ? { x: left + long * (0.2 + 0.6 * luck()), y: top + PLANK * (0.3 + 0.4 * luck()), r: 7 + luck() * 9 } : undefined;
  const sway = 4 + luck() * 7;
  const phase = luck() * 6;
  for (let fibre = 0; fibre < 34; fibre++) {
    const y = top + ((fibre + luck() * 0.9) * PLANK) / 34;
    const dark = luck() < 0.62;
    brush.strokeStyle = dark ? `rgba(48, 22, 6, ${0.05 + luck() * 0.15})` : `rgba(255, 205, 140, ${0.03 + luck() * 0.07})`;
    brush.lineWidth = 0.6 + luck() * 1.6;
    brush.beginPath();
    for (let x = left - 20; x <= left + long + 20; x += 26) {
      let at = y + Math.sin(x / 210 + phase + fibre * 0.05) * sway + Math.sin(x / 67 + fibre) * 0.8;
      if (knot !== undefined) {
        const near = Math.exp(-(((x - knot.x) / (knot.r * 4.5)) ** 2));
        const side = at < knot.y ? -1 : 1;
        at += side * near * knot.r * 1.3 * Math.exp(-Math.abs(at - knot.y) / (knot.r * 3));
      }
      brush.lineTo(x, at);
    }
    brush.stroke();
  }
  if (knot === undefined) return;
  for (let ring = 5; ring > 0; ring--) {
    brush.fillStyle = `rgba(44, 19, 6, ${0.1 + (5 - ring) * 0.05})`;
    brush.beginPath();
    brush.ellipse(knot.x, knot.y, (knot.r * ring * 1.25) / 5, (knot.r * ring * 0.8) / 5, 0.15, 0, Math.PI * 2);
    brush.fill();
  }
}

function light(brush: CanvasRenderingContext2D, width: number, height: number): void {
  const far = Math.hypot(width, height);
  const sun = brush.createRadialGradient(width * 0.16, height * 0.02, 0, width * 0.16, height * 0.02, far * 0.85);
  sun.addColorStop(0, "rgba(255, 190, 112, 0.46)");
  sun.addColorStop(0.35, "rgba(255, 166, 84, 0.2)");
  sun.addColorStop(1, "rgba(255, 160, 80, 0)");
  brush.globalCompositeOperation = "soft-light";
  brush.fillStyle = sun;
  brush.fillRect(0, 0, width, height);
  brush.globalCompositeOperation = "source-over";
  brush.globalAlpha = 0.45;
  brush.fillRect(0, 0, width, height);
  brush.globalAlpha = 1;
  const dusk = brush.createRadialGradient(
    width * 0.42,
    height * 0.4,
    Math.min(width, height) * 0.35,
    width * 0.45,
    height * 0.45,
    far * 0.66,
  );
  dusk.addColorStop(0, "rgba(20, 10, 14, 0)");
  dusk.addColorStop(1, "rgba(18, 9, 16, 0.62)");
  brush.fillStyle = dusk;
  brush.fillRect(0, 0, width, height);
}

function shade(hex: string, by: number): string {
  const parts = [1, 3, 5].map((at) => Math.min(255, Math.max(0, Number.parseInt(hex.slice(at, at + 2), 16) + by)));
  return `rgb(${parts.join(", ")})`;
}

/** The same table every time. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state >>> 8) / 2 ** 24;
  };
}
