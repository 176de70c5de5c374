import { describe, expect, it } from "vitest";
import { pictureGuard } from "../../client/scenes/picture-guard.ts";

const broken = (): never => {
  throw new Error("broken");
};

/** What was done about failures, in order. */
function watched() {
  const done: string[] = [];
  const made = pictureGuard({
    rebuild: () => done.push("rebuild"),
    simplify: () => done.push("simplify"),
    reportStatus: ({ type }) => done.push(type),
  });
  return { ...made, done };
}

describe("a failure of the picture", () => {
  it("first rebuilds the same picture", () => {
    const { guard, done } = watched();
    guard(broken, undefined);
    expect(done).toEqual(["rebuild"]);
  });

  it("is met by a simpler picture if it comes again", () => {
    const { guard, done } = watched();
    for (let failure = 0; failure < 3; failure++) guard(broken, undefined);
    expect(done).toEqual(["rebuild", "simplify", "simplify"]);
  });

  it("returns the fallback", () => {
    const { guard } = watched();
    expect([guard(() => 1, 0), guard<number>(broken, 0)]).toEqual([1, 0]);
  });
});

describe("a failure of the page around it", () => {
  it("is said, and the picture is left alone", () => {
    const { guardPage: tell, done } = watched();
    tell(broken);
    tell(broken);
    expect(done).toEqual(["page", "page"]);
  });
});
