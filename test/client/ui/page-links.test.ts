import { describe, expect, it } from "vitest";
import { linkOf, momentLink } from "../../../client/ui/common/page-links.ts";

const link = (address: string) => linkOf(new URL(address, "https://quay.example"));

describe("a link asks for one thing", () => {
  it.each([
    ["/#join=AB12", { type: "join", code: "AB12" }],
    ["/r/a1_B-2#f=12&s=1", { type: "match", match: "a1_B-2", frame: 12, seat: 1 }],
    ["/r/a1", { type: "match", match: "a1", frame: 0, seat: -1 }],
    ["/#replay=/a.record&frame=12&seat=1", { type: "replay", address: "https://quay.example/a.record", frame: 12, seat: 1 }],
    ["/#rules=puerto-rico", { type: "rules", game: "puerto-rico" }],
    ["/#replay=/a.record", { type: "replay", address: "https://quay.example/a.record", frame: 0, seat: -1 }],
    ["/#replay=/a.record&frame=-3&seat=x", { type: "replay", address: "https://quay.example/a.record", frame: 0, seat: -1 }],
  ])("%s", (address, found) => expect(link(address)).toEqual(found));
});

describe("a link that is mangled or leads elsewhere asks for nothing", () => {
  const mangled = [
    "",
    "#",
    "#join=",
    "#other=1",
    "#replay=",
    "#rules=",
    "#rules=<b>",
    "#replay=//elsewhere/a",
    "#replay=/\\\\elsewhere",
    "#replay=https://elsewhere/a",
  ];
  it.each([...mangled, "r/", "r/a/b", "r/a%20b"])("/%s", (address) => expect(link(`/${address}`)).toBeUndefined());
});

describe("a link to a record stays on this server, however its path is spelled", () => {
  const outside = [
    "/%09/elsewhere.example/a",
    "/%0a/elsewhere.example/a",
    "/%0d%5C/other.example/a",
    "/%0d%0a%09//elsewhere.example/a",
    "%09//elsewhere.example/a",
    "%5C%5C/other.example/a",
    "/%5C/other.example/a",
    "blob:https://quay.example/a",
    "data:text/plain,a",
    "//quay.example:8443/a",
    "//quay.example@elsewhere.example/a",
  ];
  it.each(outside)("#replay=%s asks for nothing", (path) => expect(link(`/#replay=${path}`)).toBeUndefined());

  it.each(["/.//elsewhere.example/a", "/a/..//elsewhere.example/a", "/%2525/a", "/a?b=//elsewhere.example"])(
    "#replay=%s is fetched from this server",
    (path) => {
      const found = link(`/#replay=${path}`) as { address: string };
      expect(new URL(found.address, "https://other.example").origin).toBe("https://quay.example");
    },
  );
});

describe("a link to a moment", () => {
  it("opens the same match, frame and eyes", () => {
    expect(link(momentLink("https://quay.example", "a1", 7, 2))).toEqual({ type: "match", match: "a1", frame: 7, seat: 2 });
    expect(link(momentLink("https://quay.example", "a1", 7, -1))).toEqual({ type: "match", match: "a1", frame: 7, seat: -1 });
  });
});
