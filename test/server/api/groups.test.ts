/** Standing groups, by calls: who may see, change and invite. */
import { afterEach, describe, expect, it } from "vitest";
import { companyOf } from "../../../client/feed/company.ts";
import { callApi } from "../../../client/feed/live/api.ts";
import { newVapidKey } from "../../../server/push/vapid.ts";
import { NO_PEOPLE } from "../../../shared/core/wire/people.ts";
import { pushService, standInBrowser } from "../push/push-service.ts";
import { start, type Under } from "../server.ts";

const FOREIGN = "ab".repeat(16);
let under: Under;
afterEach(() => under.serving.close());

async function friday() {
  under = await start({ push: { key: newVapidKey(), contact: "mailto:quay@play.example", isOpen: true, retries: [] } });
  const [ada, ben, cleo] = ["Ada", "Ben", "Cleo"].map((name) => under.browser({ name }));
  await companyOf(ada!.people).foundGroup("Friday");
  const [group] = await companyOf(ada!.people).groups();
  await companyOf(ben!.people).joinGroup(group!.code);
  return { ada: ada!, ben: ben!, cleo: cleo!, ...group! };
}

describe("A group", () => {
  it("tells one who has its link its name and its members, and lets them in once", async () => {
    const { cleo, code } = await friday();
    expect(await companyOf(cleo.people).group(code.toLowerCase())).toEqual({ name: "Friday", members: ["Ada", "Ben"], joined: false });
    for (let twice = 0; twice < 2; twice++) await companyOf(cleo.people).joinGroup(code);
    expect(await companyOf(cleo.people).group(code)).toEqual({ name: "Friday", members: ["Ada", "Ben", "Cleo"], joined: true });
    expect((await companyOf(cleo.people).groups())[0]?.members).toHaveLength(3);
  });

  it("invites all members to a table, who need not know each other: on the page, and by push who is not there, but nobody who wishes to be away", async () => {
    const { ada, ben, id, code, cleo } = await friday();
    await companyOf(cleo.people).joinGroup(code);
    const service = await pushService();
    const browser = standInBrowser(`${service.address}/cleo`);
    await cleo.guest.subscribe(browser.subscription);
    let news = NO_PEOPLE;
    const stop = ben.people.onNews((told) => {
      news = told;
    });
    const dora = under.browser({ name: "Dora" });
    await companyOf(dora.people).joinGroup(code);
    const quiet = standInBrowser(`${service.address}/dora`);
    await dora.guest.subscribe(quiet.subscription);
    await dora.people.showAway(true);
    const table = await ada.createTable("duel", {}, 2);
    await companyOf(ada.people).inviteGroup(id, table.match);
    await expect.poll(() => news.invitations).toMatchObject([{ match: table.match, from: { name: "Ada" } }]);
    await expect
      .poll(() => service.received.map(({ body }) => JSON.parse(browser.read(body)) as unknown))
      .toEqual([{ call: "table", game: "duel", path: `/t/${table.code}`, names: ["Ada"] }]);
    table.feed.catch(() => undefined);
    table.cancel();
    stop();
  });

  it("is changed by its members alone, and others are removed by the longest member, with a new link", async () => {
    const { ada, ben, cleo, id, code, own } = await friday();
    const none = { key: "unknownGroup" };
    const table = await cleo.createTable("duel", {}, 2);
    table.feed.catch(() => undefined);
    await expect(companyOf(cleo.people).inviteGroup(id, table.match)).rejects.toMatchObject(none);
    await expect(companyOf(cleo.people).leaveGroup(id)).rejects.toMatchObject(none);
    await expect(companyOf(ben.people).leaveGroup(id, own)).rejects.toMatchObject(none);
    // A table of somebody else is none to invite to.
    await expect(companyOf(ada.people).inviteGroup(id, table.match)).rejects.toMatchObject({ key: "foreignSeat" });
    table.cancel();
    const his = (await companyOf(ben.people).groups())[0]!.own;
    await companyOf(ada.people).leaveGroup(id, his);
    expect(await companyOf(ben.people).groups()).toEqual([]);
    await expect(companyOf(ben.people).joinGroup(code)).rejects.toMatchObject(none);
    await companyOf(ada.people).leaveGroup(id);
    expect(await companyOf(ada.people).groups()).toEqual([]);
  });

  it("is refused with a foreign token and a name that nobody can read", async () => {
    const { code, id } = await friday();
    const guest = FOREIGN;
    for (const [name, call] of [
      ["groups", { guest }],
      ["foundGroup", { guest, name: "Friday" }],
      ["joinGroup", { guest, code }],
      ["leaveGroup", { guest, group: id }],
      ["inviteGroup", { guest, group: id, match: "m" }],
    ] as const)
      await expect(callApi(under.address, name, call as never)).rejects.toMatchObject({ key: "unknownGuest" });
    await expect(callApi(under.address, "foundGroup", { guest, name: " \u200b " })).rejects.toMatchObject({ key: "malformed" });
  });
});
