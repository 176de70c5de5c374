/** Runs in the page: what it shows, what is asked of the player, and what has gone wrong with its picture. */
import type { Feed, Moment } from "../../../client/feed/feed.ts";

export interface SoakPage {
  /** The feed that is listened to: another one after the page was made again. */
  feed: Feed | undefined;
  newest: Moment | undefined;
  stop(): void;
  /** What the page has said of its picture. */
  failures: string[];
  /** Draw calls stop before the graphics card, which is software here; everything before them is done. */
  blind: boolean;
}

declare global {
  var soak: SoakPage;
}

/** Runs before the page's own code, and notes what the page says of its picture. */
export function watchPicture(): void {
  const soak: SoakPage = { feed: undefined, newest: undefined, stop: () => undefined, failures: [], blind: false };
  globalThis.soak = soak;
  let said = "";
  const look = (): void => {
    const strip = document.querySelector(".strip.picture-status:not([hidden]) b")?.textContent ?? "";
    if (strip !== "" && strip !== said) soak.failures.push(strip);
    said = strip;
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributeFilter: ["hidden"] });
}

/** `texture`: the edge of the largest texture that the graphics card is said to take; 0 leaves it. */
export function changeCard(texture: number): void {
  for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext] as { prototype: WebGL2RenderingContext }[]) {
    const { getParameter, drawElements, clear } = prototype;
    prototype.drawElements = function (...args) {
      if (!globalThis.soak.blind) drawElements.apply(this, args);
    };
    prototype.clear = function (mask) {
      if (!globalThis.soak.blind) clear.call(this, mask);
    };
    if (texture === 0) continue;
    prototype.getParameter = function (name) {
      const value = getParameter.call(this, name);
      return name === this.MAX_TEXTURE_SIZE ? Math.min(texture, value) : value;
    };
  }
}

/** `pause`: between two drawings, in milliseconds. */
export function slowDrawings(pause: number): void {
  const { requestAnimationFrame: request, cancelAnimationFrame: cancel } = globalThis;
  const waiting = new Map<number, number>();
  globalThis.requestAnimationFrame = (draw) => {
    const drawNow = (now: number): void => {
      waiting.delete(id);
      draw(now);
    };
    const id = Number(setTimeout(() => waiting.set(id, request(drawNow)), pause));
    return id;
  };
  globalThis.cancelAnimationFrame = (id) => {
    clearTimeout(id);
    cancel(waiting.get(id) ?? 0);
  };
}

export interface Question extends Pick<Moment, "ask" | "sight" | "number"> {
  readonly over: false;
  /** Moves of a row that are chosen and not sent. */
  readonly gathered: number;
}

/** What the player is asked, once the picture has come to it; false until then. */
export type Asked = false | { readonly over: true } | Question;

/** `answered`: the last ask that was answered. */
export function whatIsAsked(answered: number): Asked {
  const { soak } = globalThis;
  const { feed, table } = globalThis.quayside ?? {};
  if (feed === undefined || table === undefined) return false;
  if (soak.feed !== feed) {
    soak.stop();
    soak.feed = feed;
    soak.newest = undefined;
    soak.stop = feed.listen({ presence: () => undefined, frame: (moment) => (soak.newest = moment) });
  }
  const { newest } = soak;
  if (newest === undefined || table.shown?.number !== newest.number) return false;
  if (newest.outcome !== undefined) return { over: true };
  if (newest.ask <= answered) return false;
  const gathered = Number(document.querySelector("[data-row]")?.getAttribute("data-row") ?? 0);
  return { over: false, ask: newest.ask, sight: newest.sight, number: newest.number, gathered };
}

/** Presses a move of the list, or the one of this number; if the row is complete, the button that sends it. False if there is none. */
export function pressListed({ move, nth }: { readonly move: string; readonly nth: number }): boolean {
  const listed = [...document.querySelectorAll<HTMLElement>("[data-move]")];
  const found = listed.find(({ dataset }) => dataset.move === move) ?? listed[nth % listed.length];
  const button = found ?? document.querySelector<HTMLElement>(".choices button");
  button?.click();
  return button !== null;
}

/** Says where the page is, for the report of a match that does not come to its end. */
export function whereItIs(): string {
  const { soak, quayside } = globalThis;
  const { shown, drawing } = quayside?.table ?? {};
  const { newest } = soak;
  const open = [...document.querySelectorAll("dialog[open], .strip:not([hidden])")].map(({ className }) => className);
  const listed = document.querySelectorAll("[data-move]").length;
  return JSON.stringify({ drawing, shown: shown?.number, past: shown?.past, newest: newest?.number, ask: newest?.ask, listed, open });
}
