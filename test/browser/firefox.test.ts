/** The match without a graphics card in another engine: Firefox without a screen has no WebGL. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eraseFace } from "../../client/face/face.ts";
import type { Size } from "../../client/face/pose.ts";
import { duelFace } from "../../client/games/duel/face.ts";
import { poseHash } from "../../client/picture/pose-hash.ts";
import { buildClient } from "../../scripts/client.ts";
import { clientFolder } from "../../scripts/settings.ts";
import { type Serving, serve } from "../../server/main.ts";
import type { View } from "../../shared/core/contract/game.ts";
import { type Firefox, firefoxHere, launchFirefox } from "./harness/firefox.ts";

const face = eraseFace(duelFace);
const MOST_MOVES = 100;
/** Clicked on the picture; the others are chosen from the list. */
const CLICKED = 6;
const PATIENCE = 280_000;
const SETTINGS = JSON.stringify({ speed: "instant", confirm: "never" });

if (firefoxHere === undefined) console.log("There is no Firefox on this machine, so no Duel is played in it.");

let serving: Serving;
let firefox: Firefox;

const SIGHT = "quayside.table.shown.sight";
const STATE = `\`\${quayside.table?.shown?.number} \${document.querySelector("[data-row]")?.getAttribute("data-row")}\``;
const ASKED = `document.querySelector("[data-move]") !== null ? "asked" : quayside.table?.shown?.outcome !== undefined ? "over" : ""`;

async function click(piece: string): Promise<void> {
  const middle = `(({ x, y }, box) => ({ x: x + box.x + box.width / 2, y: y + box.y + box.height / 2 }))
    (document.querySelector(".picture").getBoundingClientRect(), quayside.table.boxOf(${JSON.stringify(piece)}))`;
  const { x, y } = await firefox.value<{ x: number; y: number }>(middle);
  await firefox.click(x, y);
}

async function moveByClicks(choose: number): Promise<void> {
  const picks = face.picks(await firefox.value<View>(SIGHT));
  const pick = picks[choose % picks.length] as (typeof picks)[number];
  for (const piece of pick.pieces) await click(piece);
  const alone = picks.filter(({ pieces }) => pick.pieces.every((piece, at) => pieces[at] === piece)).length === 1;
  if (!alone) await firefox.value(`document.querySelector('[data-choice="${pick.move}"]').click()`);
}

describe.skipIf(firefoxHere === undefined)("Firefox without WebGL", () => {
  beforeAll(async () => {
    await buildClient();
    serving = await serve({ port: 0, clientFolder, timings: { botDelay: () => 0, animationTime: () => 0 } });
    firefox = await launchFirefox(firefoxHere as string);
  }, PATIENCE);
  afterAll(async () => {
    await firefox?.close();
    await serving?.close();
  }, PATIENCE);

  it(
    "plays a Duel to its end, by clicks on the picture and by the listed moves",
    async () => {
      // A page without a connection, which leaving it would interrupt.
      await firefox.goto(`http://localhost:${serving.port}/nothing`);
      await firefox.value(`localStorage.setItem("quayside.settings", ${JSON.stringify(SETTINGS)})`);
      // No guided match is offered.
      await firefox.value(`localStorage.setItem("quayside.first", '{"duel":{"offered":true}}')`);
      await firefox.goto(`http://localhost:${serving.port}/`);
      const play = `document.querySelector('[data-game="duel"] [data-do="play"]')`;
      await firefox.until(play);
      await firefox.value(`${play}.click()`);
      // Read, and put away: it lies over the picture.
      await firefox.until(`(document.querySelector(".toast")?.click(), quayside.table?.drawing === "canvas")`);
      for (let move = 0; move < MOST_MOVES && (await firefox.until(ASKED)) === "asked"; move++) {
        const before = await firefox.value<string>(STATE);
        if (move < CLICKED) await moveByClicks(7 * move + 3);
        else await firefox.value(`((all) => all[${7 * move + 3} % all.length].click())(document.querySelectorAll("[data-move]"))`);
        await firefox.until(`${STATE} !== ${JSON.stringify(before)}`);
      }
      expect(await firefox.value("quayside.table.drawing")).toBe("canvas");
      expect(await firefox.value("quayside.table.shown.outcome")).not.toBe(null);
      const size = await firefox.value<Size>(
        `(({ clientWidth: width, clientHeight: height }) => ({ width, height }))(document.querySelector(".picture"))`,
      );
      expect(await firefox.value("quayside.table.poseHash()")).toBe(poseHash(face.layout(await firefox.value<View>(SIGHT), size)));
      await firefox.until(`document.querySelector("dialog.score") !== null`);
      expect(firefox.wrong).toEqual([]);
    },
    PATIENCE,
  );
});
