import { describe, expect, it } from "vitest";
import { linkOf } from "../../../client/ui/common/page-links.ts";
import { type Place, pathTo, placeAt } from "../../../shared/core/wire/addresses.ts";

const link = (address: string) => linkOf(new URL(address, "https://quay.example"));

describe("an older link asks for the same as ever", () => {
  it.each([
    ["/?x=1#join=AB12", { type: "join", code: "AB12" }],
    ["/index.html#join=AB12", { type: "join", code: "AB12" }],
    ["/#match=m-1_x", { type: "sit", match: "m-1_x" }],
    ["/r/a1#f=0&s=1", { type: "match", match: "a1", frame: 0, seat: 1 }],
    ["/r/a1#f=7", { type: "match", match: "a1", frame: 7, seat: -1 }],
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
    "#join=../x",
    "#match=a/b",
    "#other=1",
    "#replay=",
    "#rules=",
    "#rules=<b>",
    "#replay=//elsewhere/a",
    "#replay=/\\\\elsewhere",
    "#replay=https://elsewhere/a",
  ];
  it.each(mangled)("/%s", (address) => expect(link(`/${address}`)).toBeUndefined());
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

describe("each place has one path, which leads back to it", () => {
  const places: readonly (readonly [string, Place])[] = [
    ["/t/ABCDEF", { type: "join", code: "ABCDEF" }],
    ["/m/a1_B-2", { type: "sit", match: "a1_B-2" }],
    ["/r/a1", { type: "match", match: "a1", frame: 0, seat: -1 }],
    ["/r/a1/7", { type: "match", match: "a1", frame: 7, seat: -1 }],
    ["/r/a1/7/2", { type: "match", match: "a1", frame: 7, seat: 2 }],
    ["/r/a1/0/0", { type: "match", match: "a1", frame: 0, seat: 0 }],
    ["/rules/puerto-rico", { type: "rules", game: "puerto-rico" }],
    ["/statistics/puerto-rico", { type: "statistics", game: "puerto-rico" }],
    ["/puzzle/duel/5-67", { type: "puzzle", game: "duel", puzzle: "5-67" }],
    ["/puzzle", { type: "puzzleOfDay" }],
    ["/daily", { type: "daily" }],
    ["/arena/ABCDEFGHIJ", { type: "arena", code: "ABCDEFGHIJ" }],
    ["/d/ABCDEFGHIJ", { type: "deal", code: "ABCDEFGHIJ" }],
  ];
  it.each(places)("%s", (path, place) => {
    expect(pathTo(place)).toBe(path);
    expect(link(path)).toEqual(place);
  });
});

describe("a stream has an address, which this page leaves to the stream's own", () => {
  it.each([
    ["/stream", "", ""],
    ["/stream/duel", "", "duel"],
    ["/stream/table/a1_B-2", "a1_B-2", ""],
  ])("%s", (path, match, game) => {
    expect(placeAt(path)).toEqual({ type: "stream", match, game });
    expect(pathTo({ type: "stream", match, game })).toBe(path);
    expect(link(path)).toBeUndefined();
  });
});

describe("a path that is no place says so", () => {
  it.each(["/t/", "/t/a/b", "/t/a%2e", "/r/", "/r/a/b", "/r/a/1/2/3", "/r/a/123456", "/r/a%20b", "/puzzle/", "/daily/x", "/nothing"])(
    "%s",
    (path) => expect(link(path)).toEqual({ type: "nothing" }),
  );
  it("also if it has an older link behind it", () => expect(link("/nothing#join=AB12")).toEqual({ type: "nothing" }));
});
