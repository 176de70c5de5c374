/** Ways to guests one has not met, by calls. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { companyOf } from "../../../client/feed/company.ts";
import { callApi } from "../../../client/feed/live/api.ts";
import { NO_PEOPLE } from "../../../shared/core/wire/people.ts";
import { start, type Under } from "../server.ts";

const FOREIGN = "ab".repeat(16);
let under: Under;
beforeEach(async () => {
  under = await start();
});
afterEach(() => under.serving.close());

async function two() {
  const [ada, ben] = [under.browser({ name: "Ada" }), under.browser({ name: "Ben" })];
  for (const { guest } of [ada, ben]) await guest.name();
  let news = NO_PEOPLE;
  const stop = ada.people.onNews((told) => {
    news = told;
  });
  return { ada, ben, news: () => news, stop };
}

describe("A link that makes a contact", () => {
  it("says whose it is, works, and both are told at once", async () => {
    const { ada, ben, news, stop } = await two();
    expect(await companyOf(ada.people).contactLink()).toEqual({ link: null, findable: false });
    const { link } = await companyOf(ada.people).contactLink(true);
    expect(await companyOf(ben.people).byContactLink(link!.code.toLowerCase())).toBe("Ada");
    await companyOf(ben.people).useContactLink(link!.code);
    await expect.poll(() => news().people).toMatchObject([{ name: "Ben" }]);
    await expect(companyOf(ben.people).useContactLink(link!.code)).rejects.toMatchObject({ key: "linkOver" });
    stop();
  });

  it("is taken back, and is of no use to its owner", async () => {
    const { ada, ben, stop } = await two();
    const { link } = await companyOf(ada.people).contactLink(false);
    await expect(companyOf(ada.people).useContactLink(link!.code)).rejects.toMatchObject({ key: "linkOver" });
    await companyOf(ada.people).endContactLink();
    await expect(companyOf(ben.people).byContactLink(link!.code)).rejects.toMatchObject({ key: "linkOver" });
    stop();
  });
});

describe("A search by name", () => {
  it("finds who allows it, who can then be asked, and nobody else", async () => {
    const { ada, ben, news, stop } = await two();
    expect(await companyOf(ben.people).find("Ada")).toEqual([]);
    await companyOf(ada.people).setFindable(true);
    const [found] = await companyOf(ben.people).find("ada");
    expect(found?.name).toBe("Ada");
    await companyOf(ben.people).ask(found!.id);
    await expect.poll(() => news().requests).toMatchObject([{ name: "Ben" }]);
    // Ben has not allowed it, though his id is known by now.
    await expect(companyOf(ada.people).ask(news().requests[0]!.id)).rejects.toMatchObject({ key: "unknownGuest" });
    stop();
  });

  it("takes three characters, and a token that is known", async () => {
    const { ada, stop } = await two();
    await expect(companyOf(ada.people).find("Ad")).rejects.toMatchObject({ key: "malformed" });
    const guest = FOREIGN;
    for (const [name, call] of [
      ["contactLink", { guest, once: true }],
      ["endContactLink", { guest }],
      ["useContactLink", { guest, code: "NONE" }],
      ["findable", { guest, on: true }],
      ["findPeople", { guest, name: "Ada" }],
      ["askPerson", { guest, person: "ab".repeat(8) }],
    ] as const)
      await expect(callApi(under.address, name, call as never)).rejects.toMatchObject({ key: "unknownGuest" });
    stop();
  });
});
