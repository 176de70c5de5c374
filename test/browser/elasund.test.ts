import { Decoder, type Schema } from "@colyseus/schema";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { eraseFace } from "../../client/face/face.ts";
import { elasundFace } from "../../client/games/elasund/face.ts";
import { eraseShape } from "../../shared/core/contract/game.ts";
import type { CoreEvent } from "../../shared/core/match/view.ts";
import { readFrame, rootClass } from "../../shared/core/wire/sync.ts";
import { elasund } from "../../shared/elasund/index.ts";
import { type Elasund, type Event, Secret } from "../../shared/elasund/state.ts";
import {
  anyGathered,
  arrive,
  expectPicture,
  gathered,
  isAsked,
  moveSensibly,
  nextToMove,
  type Person,
  shown,
  untilAsked,
} from "./harness/person.ts";
import { playOut } from "./harness/play-out.ts";
import { atTable, host, leave } from "./harness/players.ts";
import { PATIENCE, quay } from "./harness/quay.ts";

const face = eraseFace(elasundFace);
/** Moves that are made by clicks on the picture, and after them by the mirror, before the rest goes by itself. */
const CLICKED = 14;
const MIRRORED = 8;
/** Gathered on the way at least: in some deals they come late. */
const ROWS = 3;
const here = quay();

describe("two people play a whole short Elasund at a private table", () => {
  it(
    "by clicks first, then by the listed moves, then by themselves; both see the same end, and neither is ever sent the other's hand",
    async () => {
      const ada = await arrive(here.browser, here.address, "Ada");
      const ben = await arrive(here.browser, here.address, "Ben");
      const wires = [ada, ben].map(({ page }) => listen(page));
      await sitTogether(ada, ben);

      let rows = 0;
      for (let move = 0; move < CLICKED + MIRRORED || rows < ROWS || (await anyGathered([ada, ben])); move++) {
        const mover = await nextToMove(ada, ben);
        if (mover === undefined) break;
        await moveSensibly(mover.page, face, move, move < CLICKED ? "clicks" : "mirror");
        if ((await gathered(mover.page)) === 0) continue;
        rows++;
        if (rows % 10 === 1) await expectPicture(mover, face);
      }

      await playOut([ada, ben], face);
      const ends = await Promise.all([ada, ben].map(({ page }) => untilAsked(page).then(() => shown(page))));
      expect(rows).toBeGreaterThanOrEqual(ROWS);
      expect(ends[0]?.outcome?.how).toBe("cubes");
      expect(ends[1]?.outcome).toEqual(ends[0]?.outcome);
      expect(ends.map(({ sight }) => sight.seat).sort()).toEqual([0, 1]);
      for (const [at, person] of [ada, ben].entries()) {
        await expectPicture(person, face);
        expect(await isAsked(person.page)).toBe(false);
        await person.page.locator("dialog.score").waitFor();
        expectOwnHandOnly(wires[at]!, ends[at]!.sight.seat, ends[at]!.sight.secret as Secret);
        expect(person.wrong).toEqual([]);
      }
      await leave(ada, ben);
    },
    PATIENCE,
  );
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
