/** Tables with a time, by calls: who comes, who may sit down and when, reminders, and a restart in between. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { companyOf } from "../../../client/feed/company.ts";
import { callApi } from "../../../client/feed/live/api.ts";
import type { LiveLobby } from "../../../client/feed/live/live-lobby.ts";
import { time } from "../../../server/base/time.ts";
import { newVapidKey } from "../../../server/push/vapid.ts";
import { LATEST_APPOINTMENT, OPEN_AFTER, REMINDED_BEFORE } from "../../../shared/core/wire/appointments.ts";
import { NO_PEOPLE } from "../../../shared/core/wire/people.ts";
import { again, onFile } from "../database/on-file.ts";
import { newFile } from "../database/storage.ts";
import { pushService, standInBrowser } from "../push/push-service.ts";
import { roomsOf, start, type Under } from "../server.ts";

const HOUR = 3_600_000;
const FOREIGN = "ab".repeat(16);
let under: Under;
afterEach(async () => {
  vi.restoreAllMocks();
  await under.serving.close();
});

/** The date moves on; what is elapsed does not. */
function moveDate(): (milliseconds: number) => void {
  let ahead = 0;
  const real = time.now;
  vi.spyOn(time, "now").mockImplementation(() => real() + ahead);
  return (milliseconds) => {
    ahead += milliseconds;
  };
}
const appoint = (lobby: LiveLobby, at = time.now() + HOUR, seats = 2) => lobby.appointments.appoint("duel", at, {}, seats, {});
const refusal = (key: string) => ({ key });

describe("An appointed table", () => {
  it("is seen by its link, tells who comes, and tells each of them of every change", async () => {
    under = await start();
    const [ada, ben] = [under.browser({ name: "Ada" }), under.browser({ name: "Ben" })];
    let news = NO_PEOPLE;
    const stop = ada.people.onNews((told) => {
      news = told;
    });
    const { code } = await appoint(ada);
    await expect.poll(() => news.appointments).toMatchObject([{ code, people: ["Ada"] }]);
    expect(await ben.appointments.look(code.toLowerCase())).toMatchObject({ host: "Ada", people: ["Ada"], coming: false, seats: 2 });
    await ben.appointments.come(code, true);
    expect(await ben.appointments.look(code)).toMatchObject({ people: ["Ada", "Ben"], coming: true });
    await expect.poll(() => news.appointments).toMatchObject([{ code, people: ["Ada", "Ben"] }]);
    await ben.appointments.come(code, false);
    await expect.poll(() => news.appointments).toMatchObject([{ code, people: ["Ada"] }]);
    expect(JSON.stringify(news.appointments)).not.toMatch(/[0-9a-f]{16}/);
    stop();
  });

  it("opens at its time and not before, for whoever comes first, and seats all of them at one table", async () => {
    const pass = moveDate();
    under = await start();
    const [ada, ben, cleo] = [under.browser({ name: "Ada" }), under.browser({ name: "Ben" }), under.browser({ name: "Cleo" })];
    const { code } = await appoint(ada);
    await ben.appointments.come(code, true);
    await expect(ben.appointments.takeSeat(code)).rejects.toMatchObject(refusal("tooEarly"));
    pass(HOUR);
    const [one, other] = await Promise.all([ben.appointments.takeSeat(code), ada.appointments.takeSeat(code)]);
    const feeds = await Promise.all([one.feed, other.feed]);
    expect(feeds[0]!.match).toBe(feeds[1]!.match);
    expect((await ada.appointments.look(code)).people).toEqual([]);
    await expect(cleo.appointments.takeSeat(code)).rejects.toMatchObject(refusal("tableFull"));
    // Who has a seat there comes back to it.
    expect((await ada.appointments.takeSeat(code)).match).toBe(feeds[0]!.match);
    pass(OPEN_AFTER + 1);
    await expect(cleo.appointments.takeSeat(code)).rejects.toMatchObject(refusal("tooEarly"));
  });

  it("is kept over a restart", async () => {
    const pass = moveDate();
    const file = newFile();
    const before = await onFile(file);
    const ada = before.browser({ name: "Ada" });
    const { code } = await appoint(ada);
    const after = await again(before, file);
    under = after;
    pass(HOUR);
    const waiting = await ada.appointments.takeSeat(code);
    expect(waiting.seats).toBe(2);
    waiting.feed.catch(() => undefined);
    waiting.cancel();
  });

  it("reminds those who come ten minutes before, once, and leaves nothing when nobody came", async () => {
    const pass = moveDate();
    under = await start({
      push: { key: newVapidKey(), contact: "mailto:quay@play.example", isOpen: true, retries: [] },
      timings: { dueInterval: 10 },
    });
    const service = await pushService();
    const browser = standInBrowser(`${service.address}/ben`);
    const [ada, ben] = [under.browser({ name: "Ada" }), under.browser({ name: "Ben" })];
    await ben.guest.subscribe(browser.subscription);
    const { code } = await appoint(ada);
    await ben.appointments.come(code, true);
    pass(HOUR - REMINDED_BEFORE);
    const told = () => service.received.map(({ body }) => JSON.parse(browser.read(body)) as unknown);
    await expect.poll(told).toEqual([{ call: "soon", game: "duel", path: `/a/${code}`, names: ["Ada"] }]);
    pass(REMINDED_BEFORE + OPEN_AFTER + 1);
    await expect.poll(() => ada.appointments.look(code).catch(({ key }) => key)).toBe("linkOver");
    expect(told()).toHaveLength(1);
    expect(await roomsOf(code)).toBe(0);
  });

  it("is told to friends who are invited, on the page or by push, and its maker is told who comes", async () => {
    under = await start({
      push: { key: newVapidKey(), contact: "mailto:quay@play.example", isOpen: true, retries: [] },
      timings: { dueInterval: 10 },
    });
    const service = await pushService();
    const [ada, ben, cleo] = [under.browser({ name: "Ada" }), under.browser({ name: "Ben" }), under.browser({ name: "Cleo" })];
    const { link } = await companyOf(ada.people).contactLink(false);
    for (const friend of [ben, cleo]) await companyOf(friend.people).useContactLink(link!.code);
    let [own, theirs] = [NO_PEOPLE, NO_PEOPLE];
    const leave = ada.people.onNews((told) => {
      own = told;
    });
    const stop = ben.people.onNews((told) => {
      theirs = told;
    });
    const at = time.now() + HOUR;
    const { code } = await appoint(ada, at);
    await expect.poll(() => own.people.map(({ state }) => state)).toEqual(["here", "away"]);
    const invite = (lobby: LiveLobby, friend: string) =>
      lobby.people.call("inviteTo", { person: own.people.find(({ name }) => name === friend)!.id, code });
    await expect(invite(ben, "Cleo")).rejects.toMatchObject(refusal("unknownGuest"));
    await invite(ada, "Ben");
    await expect.poll(() => theirs.invitations).toMatchObject([{ code, game: "duel", at, from: { name: "Ada" } }]);
    await expect.poll(() => own.invited).toMatchObject([{ match: code, declined: false }]);
    await ben.appointments.come(code, true);
    await expect.poll(() => theirs.invitations).toEqual([]);
    // Who is not here is called, if their browser can be.
    await expect(invite(ada, "Cleo")).rejects.toMatchObject(refusal("notHere"));
    const browsers = { cleo: standInBrowser(`${service.address}/cleo`), ada: standInBrowser(`${service.address}/ada`) };
    await cleo.guest.subscribe(browsers.cleo.subscription);
    await ada.guest.subscribe(browsers.ada.subscription);
    await invite(ada, "Cleo");
    const told = (at: number, by: "ada" | "cleo") => JSON.parse(browsers[by].read(service.received[at]!.body)) as unknown;
    await expect.poll(() => service.received).toHaveLength(1);
    expect(told(0, "cleo")).toEqual({ call: "invited", game: "duel", path: `/a/${code}`, names: ["Ada"] });
    leave();
    await expect.poll(() => theirs.people.map(({ state }) => state)).toEqual(["away"]);
    await cleo.appointments.come(code, true);
    await cleo.appointments.come(code, true);
    await expect.poll(() => service.received).toHaveLength(2);
    expect(told(1, "ada")).toEqual({ call: "comes", game: "duel", path: `/a/${code}`, names: ["Cleo"] });
    stop();
  });

  it("is refused with a foreign token, a time that is past or far, an unknown game, days a move, or a code that is none", async () => {
    under = await start();
    const ada = under.browser({ name: "Ada" });
    const guest = FOREIGN;
    const at = time.now() + HOUR;
    const call = { guest, game: "duel", at };
    await expect(callApi(under.address, "appoint", call)).rejects.toMatchObject(refusal("unknownGuest"));
    const { code } = await appoint(ada);
    for (const name of ["comeTo", "takeSeat"] as const)
      await expect(callApi(under.address, name, { guest, code, yes: true } as never)).rejects.toMatchObject(
        refusal(name === "comeTo" ? "unknownGuest" : "malformed"),
      );
    await expect(callApi(under.address, "takeSeat", { guest, code })).rejects.toMatchObject(refusal("unknownGuest"));
    for (const wrong of [at - 2 * HOUR, at + LATEST_APPOINTMENT])
      await expect(appoint(ada, wrong)).rejects.toMatchObject(refusal("badOptions"));
    await expect(appoint(ada, at, 5)).rejects.toMatchObject(refusal("badOptions"));
    await expect(ada.appointments.appoint("whist", at, {}, 2, {})).rejects.toMatchObject(refusal("unknownGame"));
    await expect(ada.appointments.appoint("duel", at, { wrong: 1 }, 2, {})).rejects.toMatchObject(refusal("badOptions"));
    await expect(ada.appointments.appoint("duel", at, {}, 2, { speed: "day" })).rejects.toMatchObject(refusal("badOptions"));
    for (const name of ["look", "takeSeat"] as const)
      await expect(ada.appointments[name]("NONE")).rejects.toMatchObject(refusal("linkOver"));
  });
});
