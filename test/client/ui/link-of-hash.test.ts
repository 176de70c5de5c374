import { describe, expect, it } from "vitest";
import { linkOf } from "../../../client/ui/lobby/link-of-hash.ts";

describe("a link asks for one thing", () => {
  it.each([
    ["#join=AB12", { type: "join", code: "AB12" }],
    ["#replay=/a.record&frame=12&seat=1", { type: "replay", path: "/a.record", frame: 12, seat: 1 }],
    ["#replay=/a.record", { type: "replay", path: "/a.record", frame: 0, seat: -1 }],
    ["#replay=/a.record&frame=-3&seat=x", { type: "replay", path: "/a.record", frame: 0, seat: -1 }],
  ])("%s", (hash, link) => expect(linkOf(hash)).toEqual(link));
});

describe("a link that is mangled or leads elsewhere asks for nothing", () => {
  it.each(["", "#", "#join=", "#other=1", "#replay=", "#replay=//elsewhere/a", "#replay=/\\\\elsewhere", "#replay=https://elsewhere/a"])(
    "%s",
    (hash) => expect(linkOf(hash)).toBeUndefined(),
  );
});
