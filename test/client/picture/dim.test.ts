import { expect, test } from "vitest";
import type { Pose } from "../../../client/face/pose.ts";
import { isDim } from "../../../client/picture/paint/painter.ts";

const place: Pose = { key: "space:1", kind: "space", look: "site:north", x: 0, y: 0, width: 1, height: 1, depth: 0 };

test("An empty place shines only while it can be chosen; what is not to be had is dim whatever lights it", () => {
  const lights = ["none", "marked", "lit", "pointed"] as const;
  const shining = (dim: Pose["dim"]) => lights.filter((light) => !isDim({ ...place, ...(dim === undefined ? {} : { dim }) }, light));
  expect([shining("unlit"), shining(true), shining(undefined)]).toEqual([["lit", "pointed"], [], [...lights]]);
});
