/** A browser that comes with the packages, for tests and for pictures: nothing has to be installed on the machine. */
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium as driver, type Page } from "playwright-core";
import { PATIENCE } from "../../patience.ts";
import { follow } from "./followed-pages.ts";

/** Our own arguments: those the package recommends switch the web's security off. */
const ARGUMENTS = [
  "--no-sandbox",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
];
/** A graphics card that software plays. It draws the picture alone: put together by it too, the whole page would cost twice as much. */
const CARD = ["--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--disable-gpu-compositing"];

/** Starts without WebGL, and without a graphics card for the rest of the page: for all tests that do not ask how the picture is drawn. */
export const PLAINLY = "--disable-3d-apis";
/** Without a graphics card a process of its own would have nothing to do. */
const WITHOUT_CARD = ["--disable-gpu", "--in-process-gpu"];

/** A guest who was offered every guided match and has read all tips: nobody is in their way. */
const SEASONED = `if (localStorage.getItem("quayside.first") === null)
  localStorage.setItem("quayside.first", JSON.stringify(Object.fromEntries(
    ["duel", "elasund", "puerto-rico", "toy"].map((game) => [game, { matches: 9, offered: true }]))));`;

/** The browser itself, unpacked the first time. */
export async function browserFile(): Promise<string> {
  // The package unpacks the libraries that a bare machine lacks only if it believes that it runs there.
  process.env.AWS_EXECUTION_ENV ??= "AWS_Lambda_nodejs22.x";
  const { default: chromium } = await import("@sparticuz/chromium");
  return chromium.executablePath();
}

export async function launch(...more: readonly string[]): Promise<Browser> {
  const executablePath = await browserFile();
  const drawn = more.includes(PLAINLY) ? WITHOUT_CARD : CARD;
  const begin = (): Promise<Browser> => driver.launch({ executablePath, args: [...ARGUMENTS, ...drawn, ...more] });
  // Once in hundreds of runs a browser crashed while it began, and with it every file that its process was to test.
  return begin().catch(begin);
}

/** A page with storage of its own, which collects the errors in it. */
export async function open(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
  prepare: (context: BrowserContext) => Promise<unknown> = async () => undefined,
): Promise<{ page: Page; wrong: string[] }> {
  // Pages that are kept for offline use would load all their code twice; the test that is about them allows it.
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, serviceWorkers: "block", ...options });
  context.setDefaultTimeout(PATIENCE);
  await context.addInitScript(SEASONED);
  await prepare(context);
  const page = await context.newPage();
  lookSeldom(page);
  hearOfSizes(page);
  return { page, wrong: await visit(page, address) };
}

/** Gives the errors of the page from now on. */
export async function visit(page: Page, address: string): Promise<string[]> {
  follow(page);
  const wrong: string[] = [];
  page.on("pageerror", (error) => wrong.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") wrong.push(`${message.text()} ${message.location().url}`.trim());
  });
  await page.goto(address);
  return wrong;
}

/** How often a page is looked at for what is waited for, in milliseconds: at each of its animation frames, it would draw for that alone. */
const POLLING = 40;

function lookSeldom(page: Page): void {
  const wait = page.waitForFunction.bind(page) as (look: unknown, given: unknown, options: object) => unknown;
  page.waitForFunction = ((look: unknown, given: unknown, options: object = {}) =>
    wait(look, given, { polling: POLLING, ...options })) as Page["waitForFunction"];
}

/** On a busy machine a page hears of its new size only after the keys that follow, and would close again what they opened. */
function hearOfSizes(page: Page): void {
  const give = page.setViewportSize.bind(page);
  page.setViewportSize = async (size) => {
    await give(size);
    // A page is told of its size before each frame.
    await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
  };
}
