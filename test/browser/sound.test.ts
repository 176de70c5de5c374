/** Sounds in a browser: what is played is noted where the page hands it to the audio of the browser. */
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { open } from "./harness/browser.ts";
import { moveByMirror, untilAsked } from "./harness/person.ts";
import { BRISK, PATIENCE, quay } from "./harness/quay.ts";
import { besideTable } from "./harness/table-menu.ts";

const at = quay({ timings: BRISK });
const MOST_MOVES = 60;
const SETTINGS = JSON.stringify({ speed: "fast", confirm: "never", volume: 0.5 });

/** A sound that was started: the volume of its kind as it is now, and whether it repeats. */
interface Played {
  readonly volume: number;
  readonly loops: boolean;
  readonly seconds: number;
  readonly stopped: boolean;
}
interface Noted {
  contexts: number;
  workers: number;
  played(): Played[];
}
declare global {
  var noted: Noted;
}

/** Runs in the page, before its own code. */
function note(settings: string): void {
  localStorage.setItem("quayside.settings", settings);
  const next = new Map<AudioNode, AudioNode>();
  const sources: AudioBufferSourceNode[] = [];
  const stopped = new Set<AudioNode>();
  const busOf = (node: AudioNode): GainNode => {
    const to = next.get(node);
    return to === undefined || to instanceof DynamicsCompressorNode ? (node as GainNode) : busOf(to);
  };
  const connect = AudioNode.prototype.connect as (to: AudioNode) => AudioNode;
  Object.defineProperty(AudioNode.prototype, "connect", {
    value(this: AudioNode, to: AudioNode): AudioNode {
      next.set(this, to);
      return connect.call(this, to);
    },
  });
  const { start, stop } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function (...when) {
    sources.push(this);
    start.apply(this, when);
  };
  AudioBufferSourceNode.prototype.stop = function (...when) {
    stopped.add(this);
    stop.apply(this, when);
  };
  globalThis.noted = {
    ...{ contexts: 0, workers: 0 },
    played: () =>
      sources.map((node) => ({
        volume: busOf(node).gain.value,
        loops: node.loop,
        seconds: node.buffer?.duration ?? 0,
        stopped: stopped.has(node),
      })),
  };
  globalThis.AudioContext = class extends AudioContext {
    constructor() {
      super();
      globalThis.noted.contexts++;
    }
  };
  globalThis.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      if (String(url).includes("render-worker")) globalThis.noted.workers++;
    }
  };
}

const played = (page: Page): Promise<Played[]> => page.evaluate(() => globalThis.noted.played());

const goingRound = async (page: Page): Promise<number> => (await played(page)).filter(({ loops, stopped }) => loops && !stopped).length;

async function slide(page: Page, kind: string, value: number): Promise<void> {
  await page.locator(`#volume-${kind}`).evaluate((slider, to) => {
    (slider as HTMLInputElement).value = String(to);
    slider.dispatchEvent(new Event("input"));
    // Let go, it plays a sample.
    slider.dispatchEvent(new Event("change"));
  }, value);
}

it(
  "nothing is rendered or played before the first gesture; then pieces, surroundings and alerts follow their own sliders, and V mutes all",
  async () => {
    const { page, wrong } = await open(at.browser, at.address, {}, (context) => context.addInitScript(note, SETTINGS));
    const play = page.locator('[data-game="duel"] [data-do="play"]');
    await play.waitFor();
    await page.waitForFunction(() => globalThis.quayside !== undefined);
    expect(await page.evaluate(() => [globalThis.noted.contexts, globalThis.noted.workers])).toEqual([0, 0]);
    await play.click();
    await untilAsked(page);
    // The market goes round.
    await page.waitForFunction(() => globalThis.noted.played().some(({ loops }) => loops));
    // A piece that lands before its sound is rendered is silent, and an alert that is late is not given: on a busy machine the first ones.
    const heard = async (): Promise<boolean> => {
      const lengths = (await played(page)).filter(({ loops }) => !loops).map(({ seconds }) => seconds);
      // Strokes of cards are short, a bell is not.
      return lengths.some((seconds) => seconds < 0.5) && lengths.some((seconds) => seconds > 1 && seconds < 3);
    };
    for (let move = 0; move < MOST_MOVES && !(await heard()) && (await untilAsked(page)); move++) await moveByMirror(page, 0);
    expect(await heard()).toBe(true);
    await expect.poll(async () => (await played(page)).every(({ volume }) => Math.abs(volume - 0.25) < 0.005)).toBe(true);
    expect(await page.evaluate(() => globalThis.noted.contexts)).toBe(1);

    await (await besideTable(page, "Settings")).click();
    await slide(page, "pieces", 100);
    await slide(page, "alerts", 20);
    await page.waitForFunction(() => {
      const volumes = globalThis.noted.played().map(({ volume }) => Math.round(volume * 100));
      return volumes.includes(100) && volumes.includes(4);
    });
    expect((await played(page)).find(({ loops }) => loops)).toMatchObject({ stopped: false });
    // Music is off at first; turned up, a phrase begins.
    const music = async (): Promise<Played[]> => (await played(page)).filter(({ volume, seconds }) => volume > 0.8 && seconds > 5);
    expect(await music()).toEqual([]);
    await slide(page, "music", 95);
    await expect.poll(async () => (await music()).length).toBe(1);
    expect((await music())[0]).toMatchObject({ loops: false, stopped: false });
    await page.evaluate(() => {
      Object.defineProperty(document, "hidden", { value: true, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await expect.poll(async () => (await music()).every(({ stopped }) => stopped)).toBe(true);
    await page.evaluate(() => {
      Object.defineProperty(document, "hidden", { value: false, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await expect.poll(async () => (await music()).length).toBe(2);
    await slide(page, "music", 0);
    // Its bus falls silent, so that none is loud any more.
    await expect.poll(async () => (await music()).length).toBe(0);
    await slide(page, "ambience", 0);
    await expect.poll(() => goingRound(page)).toBe(0);
    await slide(page, "ambience", 30);
    await expect.poll(() => goingRound(page)).toBe(1);
    await page.keyboard.press("Escape");

    await page.keyboard.press("v");
    await expect.poll(() => goingRound(page)).toBe(0);
    const { length } = await played(page);
    for (let move = 0; move < 3 && (await untilAsked(page)); move++) await moveByMirror(page, move);
    expect(await played(page)).toHaveLength(length);
    await page.keyboard.press("v");
    await expect.poll(() => goingRound(page)).toBe(1);
    expect(wrong).toEqual([]);
    await page.context().close();
  },
  PATIENCE,
);
