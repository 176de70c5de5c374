import { describe, expect, it } from "vitest";
import { eraseFace } from "../../../client/face/face.ts";
import { puertoRicoFace } from "../../../client/games/puerto-rico/face.ts";
import { circlesOf } from "../../../client/games/puerto-rico/layout/spots.ts";
import { previewRow, type RowPreview } from "../../../client/picture/motion/gathered-row.ts";
import { below, quickLuck } from "../../../shared/core/base/random.ts";
import type { View } from "../../../shared/core/contract/game.ts";
import { viewOf } from "../../../shared/core/match/view.ts";
import { colonistsOf } from "../../../shared/puerto-rico/rules/board.ts";
import type { PuertoRico } from "../../../shared/puerto-rico/state.ts";
import { questionsOf } from "./sights.ts";

const face = eraseFace(puertoRicoFace);
const drag = puertoRicoFace.drag!;

/** Views of seats that are asked to place colonists, before their first move. */
const views: readonly View<PuertoRico>[] = [3, 4, 5].flatMap((seats) =>
  questionsOf(seats).flatMap(({ match }) => {
    const { table } = match.state as { table: PuertoRico["table"] };
    return table.phase === "lifting" ? [viewOf(match.state, table.turn) as unknown as View<PuertoRico>] : [];
  }),
);
const playerOf = ({ table, seat }: View<PuertoRico>) => table.players[seat]!;
const placesOf = (view: View<PuertoRico>): string[] => [
  ...circlesOf(playerOf(view), view.seat).map(({ key }) => key),
  `sanJuan:${view.seat}`,
];
/** The board after a row, as the picture shows it. */
const after = (view: View<PuertoRico>, row: readonly string[]): RowPreview => {
  const seen = previewRow(face, view as View, row);
  if (seen === undefined) throw new Error(`not legal: ${row.join(", ")}`);
  return seen;
};

describe("workers go to their places at one press", () => {
  it("as last time: no placed worker moves, and no circle stays free while a worker waits", () => {
    let kept = 0;
    for (const view of views) {
      const filled = puertoRicoFace.fill!(view);
      const player = playerOf(view);
      expect(filled === undefined).toBe(player.sanJuan === 0);
      if (filled === undefined) continue;
      const done = playerOf({ ...(after(view, filled.row).view as View<PuertoRico>), seat: view.seat });
      const [before, now] = [circlesOf(player, view.seat), circlesOf(done, view.seat)];
      const stays = ({ key, manned }: (typeof now)[number]): boolean => !manned || now.some((one) => one.key === key && one.manned);
      expect(before.every(stays)).toBe(true);
      expect(done.sanJuan === 0 || now.every(({ manned }) => manned)).toBe(true);
      expect(filled.label).toEqual([before.some(({ manned }) => manned) ? "fill.again" : "fill.first"]);
      if (filled.label[0] === "fill.again") kept++;
    }
    expect(kept).toBeGreaterThan(5);
  });
});

describe("a colonist may be dragged from anywhere to any empty circle, any number of times", () => {
  it("and the result is always a legal row that loses no colonist", () => {
    expect(views.length).toBeGreaterThan(10);
    const luck = quickLuck(5);
    for (const view of views.slice(0, 60)) {
      let row: readonly string[] = [];
      for (let step = 0; step < 8; step++) {
        const now = row.length === 0 ? view : (after(view, row).view as View<PuertoRico>);
        const places = placesOf({ ...now, seat: view.seat });
        const [from, to] = [places[below(luck, places.length)]!, places[below(luck, places.length)]!];
        const next = drag(view, row, from, to);
        if (next === undefined) continue;
        if (next.length > 0)
          expect(colonistsOf(playerOf({ ...(after(view, next).view as View<PuertoRico>), seat: view.seat }))).toBe(
            colonistsOf(playerOf(view)),
          );
        row = next;
      }
    }
  });

  it("wherever on a building it is dropped, and nowhere else on the table", () => {
    let tried = 0;
    for (const view of views) {
      const circles = circlesOf(playerOf(view), view.seat);
      const full = circles.find(({ manned }) => manned);
      const empty = circles.findLast(({ key, spot, manned }) => /:c:\d+:[12]$/.test(key) && !manned && spot !== full?.spot);
      if (full === undefined || empty === undefined) continue;
      const first = empty.key.replace(/\d+$/, "0");
      expect(drag(view, [], full.key, first)).toEqual(drag(view, [], full.key, empty.key));
      for (const elsewhere of ["bank", `lot:${view.seat}:3`]) expect(drag(view, [], full.key, elsewhere)).toBeUndefined();
      tried++;
    }
    expect(tried).toBeGreaterThan(0);
  });

  it("and dragging it back leaves an empty row", () => {
    let tried = 0;
    for (const view of views) {
      const circles = circlesOf(playerOf(view), view.seat);
      const full = circles.find(({ manned }) => manned);
      if (full === undefined) continue;
      const row = drag(view, [], full.key, `sanJuan:${view.seat}`)!;
      expect(row.length).toBe(1);
      const lifted = circlesOf(playerOf(after(view, row).view as View<PuertoRico>), view.seat);
      const empty = lifted.find(({ spot, manned }) => spot === full.spot && !manned)!;
      expect(drag(view, row, `sanJuan:${view.seat}`, empty.key)).toEqual([]);
      tried++;
    }
    expect(tried).toBeGreaterThan(0);
  });

  it("but not onto a manned circle, from an empty one, or on another seat's board", () => {
    let tried = 0;
    for (const view of views.slice(0, 20)) {
      const circles = circlesOf(playerOf(view), view.seat);
      const [full, empty] = [circles.find(({ manned }) => manned), circles.find(({ manned }) => !manned)];
      if (full === undefined || empty === undefined) continue;
      tried++;
      const other = (view.seat + 1) % view.table.players.length;
      expect(drag(view, [], empty.key, full.key)).toBeUndefined();
      expect(drag(view, [], full.key, full.key)).toBeUndefined();
      expect(drag(view, [], full.key, `sanJuan:${other}`)).toBeUndefined();
    }
    expect(tried).toBeGreaterThan(0);
  });
});
