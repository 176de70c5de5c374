/** A tab that plays one match after the other, as one guest. */
import type { Browser, Page } from "playwright-core";
import type { Face } from "../../../client/face/face.ts";
import { open } from "../../../test/browser/harness/browser.ts";
import { FACES } from "../../../test/client/listed-faces.ts";
import { rounded } from "../common/figures.ts";
import { type Hands, setSettings, setWindow } from "./deeds.ts";
import { changeCard, slowDrawings, watchPicture, whereItIs } from "./in-page.ts";
import { type MatchPlan, windowOf } from "./plan.ts";
import { flourishesIn, playToEnd, sitDown, toLobby } from "./player.ts";
import type { TabMatch } from "./results.ts";

export interface SoakTab {
  play(plan: MatchPlan): Promise<TabMatch>;
  close(): Promise<void>;
}

/**
 * The longest wait for anything, in milliseconds; after it the match counts as stuck. A guard, not a measure: others may use the machine.
 */
const PATIENCE = 600_000;

/** Between two drawings: those of a slow machine, for several pages share one. */
const PAUSE = 60;

/** Said of the browser that is driven here: by the driver, and by the software that plays the graphics card. */
const NOT_OURS = /Service Worker registration blocked by Playwright|GPU stall due to ReadPixels/;

/** What the page complains of. */
interface Complaints {
  readonly errors: string[];
  /** Lines of its log at warning or above. */
  readonly warnings: string[];
}

/** `texture`: the edge of the largest texture; 0 leaves it as it is. */
export async function openTab(browser: Browser, address: string, texture: number): Promise<SoakTab> {
  const { page } = await open(browser, "about:blank", {}, async (context) => {
    await context.addInitScript(watchPicture);
    await context.addInitScript(changeCard, texture);
    await context.addInitScript(slowDrawings, PAUSE);
  });
  page.setDefaultTimeout(PATIENCE);
  const complaints = listenTo(page);
  await page.goto(address);
  const hands = { page, cdp: await page.context().newCDPSession(page) };
  return {
    play: (plan) => play(hands, complaints, plan),
    close: () => page.context().close(),
  };
}

function listenTo(page: Page): Complaints {
  const errors: string[] = [];
  const warnings: string[] = [];
  page.on("pageerror", (error) => errors.push(error.stack ?? String(error)));
  page.on("crash", () => errors.push("the page has crashed"));
  page.on("console", (message) => {
    const line = `${message.text()} ${message.location().url}`.trim();
    if (["warning", "error"].includes(message.type()) && !NOT_OURS.test(line)) warnings.push(line);
  });
  return { errors, warnings };
}

async function play(hands: Hands, { errors, warnings }: Complaints, plan: MatchPlan): Promise<TabMatch> {
  const { page } = hands;
  const { luck, ...planned } = plan;
  const { game, drawing, speed } = plan;
  const face = FACES.find((one) => one.game.id === game) as Face;
  const begun = performance.now();
  const played = { moves: 0, deeds: 0 };
  let flourishes = 0;
  let stuck: string | undefined;
  try {
    await setSettings(page, { plain: drawing === "canvas", speed, motion: "full", confirm: "never", muted: true });
    await page.evaluate((blind) => (globalThis.soak.blind = blind), plan.blind);
    await setWindow(hands, windowOf(luck));
    await sitDown(page, plan);
    await playToEnd(hands, plan, face, played);
    const drawn = await page.evaluate(() => globalThis.quayside.table?.drawing);
    if (drawn !== drawing) stuck = `it ends drawn as ${drawn}`;
    if (speed !== "instant") flourishes = await flourishesIn(page, face);
    await toLobby(page);
  } catch (error) {
    stuck = `${String(error).slice(0, 300)} ${await page.evaluate(whereItIs).catch(() => "")}`.trim();
  }
  const failures = await page.evaluate(() => globalThis.soak.failures.splice(0)).catch(() => []);
  const seconds = rounded((performance.now() - begun) / 1_000);
  return { ...planned, ...played, flourishes, seconds, errors: errors.splice(0), failures, warnings: warnings.splice(0), stuck };
}
