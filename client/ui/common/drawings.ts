/** A game's drawings in the DOM: small beside digits, large on a card. */
import type { Chip, Drawing, Face, Plate } from "../../face/face.ts";
import { FONT } from "../../picture/style.ts";
import type { Say } from "../../text/say.ts";
import { h } from "./dom.ts";

/** How far from square a sign may be, as a logarithm. */
const SIGN = 0.24;
const SPACE = "http://www.w3.org/2000/svg";

export interface Looks {
  chip(chip: Chip): HTMLElement;
  /** A decoration beside the word for it. */
  small(look: string): HTMLElement;
  /** Drawn as large as its holder is wide. */
  large(look: string): HTMLElement;
}

export function openLooks(face: Face, say: Say): Looks {
  const drawings = new Map<string, { readonly drawing: Drawing; readonly source: string }>();
  const { fill, edge, ink } = face.plate;
  const style = `color: ${ink}; background: linear-gradient(${fill}); border-color: ${edge}`;
  const draw = (look: string) => {
    let found = drawings.get(look);
    if (found === undefined) {
      const drawing = face.draw(look);
      found = { drawing, source: `data:image/svg+xml,${encodeURIComponent(drawing.svg)}` };
      drawings.set(look, found);
    }
    return found;
  };
  return {
    chip({ look, digits, title, about }) {
      const { source } = draw(look);
      const name = say.line(title);
      return h(
        "span",
        { class: "chip", title: about === undefined ? name : undefined, "data-about": about },
        h("img", { src: source, alt: name }),
        digits !== undefined && h("b", { "aria-hidden": "true", style }, digits),
      );
    },
    small: (look) => h("img", { class: "pictured", src: draw(look).source, alt: "" }),
    large(look) {
      const { drawing, source } = draw(look);
      const ratio = drawing.width / drawing.height;
      // A drawing about as high as wide is a sign: readable when small.
      const kind = Math.abs(Math.log(ratio)) < SIGN ? "drawing sign" : "drawing";
      const holder = h("div", { class: kind, style: `--ratio: ${ratio}` });
      holder.append(h("img", { src: source, alt: "" }), wordsOn(drawing, say));
      return holder;
    },
  };
}

/** A picture in a picture has no fonts of the page, so its words lie above it. */
function wordsOn({ width, height, words = [] }: Drawing, say: Say): SVGSVGElement {
  const sheet = document.createElementNS(SPACE, "svg");
  sheet.setAttribute("viewBox", `0 0 ${width} ${height}`);
  const measure = document.createElement("canvas").getContext("2d");
  for (const { line, x, y, size, colour, width: room, weight = 400, plate } of words) {
    if (plate !== undefined) sheet.append(...plateUnder(plate));
    const text = document.createElementNS(SPACE, "text");
    text.textContent = say.line(line);
    if (measure !== null) measure.font = `${weight} ${size}px ${FONT}`;
    const wide = measure?.measureText(text.textContent).width ?? 0;
    const fitted = wide > room ? (size * room) / wide : size;
    const middle = { "text-anchor": "middle", "dominant-baseline": "central", "font-family": FONT };
    setAll(text, { ...middle, x, y, fill: colour, "font-size": fitted, "font-weight": weight });
    sheet.append(text);
  }
  return sheet;
}

function plateUnder({ x, y, width, height, radius, fill, edge }: Plate): readonly SVGElement[] {
  const element = (name: string, attributes: object): SVGElement => setAll(document.createElementNS(SPACE, name) as SVGElement, attributes);
  const place = { x, y, width, height, rx: radius, ...(edge !== undefined && { stroke: edge, "stroke-width": 1.4 }) };
  if (typeof fill === "string") return [element("rect", { ...place, fill })];
  const fade = element("linearGradient", { id: `fade-${++fades}`, x1: 0, y1: 0, x2: 0, y2: 1 });
  fade.append(...fill.map((colour, at) => element("stop", { offset: at / (fill.length - 1), "stop-color": colour })));
  return [fade, element("rect", { ...place, fill: `url(#${fade.id})` })];
}

/** Counts for all pictures: an id is known to the whole page. */
let fades = 0;

function setAll<E extends SVGElement>(element: E, attributes: object): E {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  return element;
}
