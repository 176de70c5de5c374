import { Decoder, type Schema } from "@colyseus/schema";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eraseFace } from "../../client/face/face.ts";
import { elasundFace } from "../../client/games/elasund/face.ts";
import { eraseShape } from "../../shared/core/contract/game.ts";
import type { CoreEvent } from "../../shared/core/match/view.ts";
import { readFrame, rootClass } from "../../shared/core/wire/sync.ts";
import { elasund } from "../../shared/elasund/index.ts";
import { type Elasund, type Event, Secret } from "../../shared/elasund/state.ts";
import { anyGathered, arrive, expectPicture, gathered, moveSensibly, type Person, shown } from "./harness/person.ts";
import { expectSameEnd } from "./harness/play-out.ts";
import { asked, atTable, host, leave } from "./harness/players.ts";
import { PATIENCE, quay } from "./harness/quay.ts";

const face = eraseFace(elasundFace);
/** Moves that are made by clicks on the picture, and after them by the mirror, before the rest goes by itself. */
const CLICKED = 14;
const MIRRORED = 8;
/** Gathered on the way at least: in some deals they come late. */
const ROWS = 3;
const here = quay();

describe("Two people at a private table of a short Elasund", () => {
  let [ada, ben]: Person[] = [];
  let wires: Buffer[][] = [];
  beforeAll(async () => {
    [ada, ben] = await Promise.all(["Ada", "Ben"].map((name) => arrive(here.browser, here.address, name)));
    wires = both().map(({ page }) => listen(page));
    await sitTogether(...both());
  }, PATIENCE);
  afterAll(() => leave(...both()));
  const both = (): readonly [Person, Person] => [ada!, ben!];

  let moves = 0;
  let rows = 0;
  /** One move; counts the rows of small moves that are gathered on the way. */
  const moveBy = async (by: "clicks" | "mirror"): Promise<void> => {
    const mover = await asked(both());
    await moveSensibly(mover.page, face, moves++, by);
    if ((await gathered(mover.page)) > 0 && rows++ % 10 === 0) await expectPicture(mover, face);
  };

  it(
    "play by clicks on the picture",
    async () => {
      while (moves < CLICKED || (await anyGathered(both()))) await moveBy("clicks");
      for (const person of both()) await expectPicture(person, face);
    },
    PATIENCE,
  );

  it(
    "play on by the listed moves, and have gathered small moves into rows",
    async () => {
      while (moves < CLICKED + MIRRORED || rows < ROWS || (await anyGathered(both()))) await moveBy("mirror");
      for (const person of both()) await expectPicture(person, face);
    },
    PATIENCE,
  );

  it(
    "come to the same end: one has laid all cubes",
    async () => {
      for (const { outcome } of await expectSameEnd(both(), face)) expect(outcome?.how).toBe("cubes");
    },
    PATIENCE,
  );

  it("were never sent the other's hand", async () => {
    for (const [at, { page }] of both().entries()) {
      const { sight } = await shown(page);
      expectOwnHandOnly(wires[at]!, sight.seat, sight.secret as Secret);
    }
  });
});

/** Ada opens a table of two for a short match, Ben comes by its code. */
async function sitTogether(ada: Person, ben: Person): Promise<void> {
  const code = await host(ada.page, "elasund", { seats: "2", cubes: "7" });
  await ben.page.locator("#code").fill(code);
  await ben.page.locator("form.join button").click();
  await Promise.all([atTable(ada.page), atTable(ben.page)]);
}

/** Everything that comes to a page over its sockets. */
function listen(page: Page): Buffer[] {
  const heard: Buffer[] = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => heard.push(Buffer.from(payload))));
  return heard;
}

/** What Colyseus calls a message with the whole state, and one with a patch. */
const STATE_MESSAGES = [14, 15];

/** Reads what came as the page did: it knows one secret, its own, and of private events none that was meant for another. */
function expectOwnHandOnly(wire: readonly Buffer[], seat: number, secret: Secret): void {
  const Root = rootClass(eraseShape(elasund));
  let root = new Root();
  let decoder = new Decoder(root);
  let patches = 0;
  const told = new Map<number, Event | CoreEvent>();
  for (const message of wire) {
    const code = message[0] ?? 0;
    if (!STATE_MESSAGES.includes(code)) continue;
    if (code === STATE_MESSAGES[0]) {
      root = new Root();
      decoder = new Decoder(root);
    }
    decoder.decode(message, { offset: 1 });
    patches++;
    const secrets = [...decoder.root.refs.values()].filter((known) => known instanceof Secret);
    expect(secrets.length).toBeLessThanOrEqual(1);
    // Before the match begins there is no event.
    if (!root.event) continue;
    const { number, event } = readFrame<Elasund>(root, seat);
    told.set(number, event);
  }
  expect(patches).toBeGreaterThan(100);
  const known = [...decoder.root.refs.values()].filter((one) => one instanceof Secret);
  expect(known.map((one) => (one as Schema).toJSON())).toEqual([secret]);
  const drawn = [...told.values()].filter(({ type }) => type === "drew" || type === "laid" || type === "peeked");
  const foreign = drawn.filter((event) => "seat" in event && event.seat !== seat);
  expect(foreign.length).toBeGreaterThan(10);
  expect(foreign.filter((event) => "card" in event || "cards" in event || "tiles" in event)).toEqual([]);
}
