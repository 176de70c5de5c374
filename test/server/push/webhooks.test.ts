/** A chat service says whose move it is, at addresses that guests have entered: these stay a secret, and lead nowhere they should not. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { companyOf } from "../../../client/feed/company.ts";
import type { LiveFeed } from "../../../client/feed/live/live-lobby.ts";
import { LIMITS } from "../../../server/base/limits.ts";
import { setLog } from "../../../server/base/log.ts";
import { time } from "../../../server/base/time.ts";
import { storeIn } from "../../../server/database/store.ts";
import { bodyIn, formOf, harmless, lineIn } from "../../../server/push/webhook-form.ts";
import { type WebhookOptions, Webhooks } from "../../../server/push/webhooks.ts";
import { REMINDED_BEFORE } from "../../../shared/core/wire/appointments.ts";
import type { PostWords } from "../../../shared/core/wire/webhooks.ts";
import { eventually } from "../../eventually.ts";
import { moveOnce } from "../database/on-file.ts";
import { inFile } from "../database/storage.ts";
import { asked, memory, start, type Under } from "../server.ts";
import { chatService, type Poster, poster, WORDS } from "./chat-service.ts";

let under: Under;
afterEach(async () => {
  vi.restoreAllMocks();
  await under?.serving.close();
});

const GAP = 5;
const begin = async (webhooks: WebhookOptions | undefined = {}, more: object = {}): Promise<Under> =>
  (under = await start({ webhooks: { isOpen: true, retries: [1], gap: GAP, words: WORDS, ...webhooks }, ...more }));
const passed = (milliseconds = 60) => new Promise((over) => setTimeout(over, milliseconds));
const plain = (line: string | undefined): string => `${line}`.replace(/[\u2066-\u2069]/g, "");

/** Ada's and Ben's table; Ada has entered the address before it began. */
async function posted(address: string, { speed = "day" as const, language = "en" } = {}) {
  const [ada, ben] = [await poster(under, "Ada"), await poster(under, "Ben")];
  const host = await ada.lobby.createTable("duel", {}, 2, { speed });
  const subject = { type: "table", key: host.match } as const;
  await ada.ask("addWebhook", { subject, address, language });
  const feeds = (await Promise.all([host.feed, (await ben.lobby.joinTable(host.code)).feed])) as [LiveFeed, LiveFeed];
  return { ada, ben, host, subject, feeds };
}

/** The seat that is not asked leaves; gives the other's feed, and the name of who has left. */
async function oneLeaves(feeds: readonly LiveFeed[]): Promise<{ mover: LiveFeed; away: string }> {
  const { sight } = await Promise.race(feeds.map(asked));
  const [mover, other] = sight.seat === feeds[0]!.seat ? feeds : [...feeds].reverse();
  const away = mover!.presence().people[other!.seat]!.name;
  other!.leave();
  await eventually(() => expect(mover!.presence().people[other!.seat]!.here).toBe(false));
  return { mover: mover!, away };
}

describe("A table with the address of a channel", () => {
  it("is posted when its match begins, at each move of who is away, and when it ends, with its link", async () => {
    await begin();
    const chat = await chatService();
    const { host, feeds } = await posted(chat.discord);
    await expect.poll(() => chat.lines().map(plain)).toEqual(["7 Wonders Duel has begun: Ada and Ben."]);
    const { mover, away } = await oneLeaves(feeds);
    await passed();
    await moveOnce(mover);
    await expect.poll(() => chat.lines().map(plain)).toHaveLength(2);
    expect(plain(chat.lines()[1])).toBe(`It is ${away}’s move in 7 Wonders Duel, Wonder draft.`);
    await mover.resign();
    await expect.poll(() => chat.lines().map(plain)).toHaveLength(3);
    expect(plain(chat.lines()[2])).toBe(`7 Wonders Duel is over: ${away} won.`);
    expect(chat.links()).toEqual([
      `${under.address}/t/${host.code}`,
      `${under.address}/t/${host.code}`,
      `${under.address}/r/${host.match}`,
    ]);
    const { content: _content, ...more } = JSON.parse(chat.service.received[0]!.body.toString("utf8"));
    expect(more).toEqual({ allowed_mentions: { parse: [] } });
  });

  it("is posted in the language of who has entered it, and in Slack's form at other addresses, also once its match runs", async () => {
    await begin();
    const chat = await chatService();
    const { ada, subject, feeds } = await posted(chat.slack, { language: "nl" });
    await expect.poll(() => chat.lines().map(plain)).toEqual(["7 Wonders Duel is begonnen: Ada en Ben."]);
    await ada.ask("addWebhook", { subject, address: chat.discord, language: "en" });
    const { mover, away } = await oneLeaves(feeds);
    await passed();
    await moveOnce(mover);
    await expect
      .poll(() => chat.lines().slice(1).map(plain).sort())
      .toEqual([
        expect.stringMatching(`^Aan zet in 7 Wonders Duel, .*: ${away}\\.$`),
        `It is ${away}’s move in 7 Wonders Duel, Wonder draft.`,
      ]);
    expect(JSON.parse(chat.service.received[0]!.body.toString("utf8"))).toMatchObject({ text: expect.any(String), link_names: 0 });
  });

  it("says nothing of moves while all are there", async () => {
    await begin();
    const chat = await chatService();
    const { feeds } = await posted(chat.discord);
    await expect.poll(chat.lines).toHaveLength(1);
    await passed();
    await Promise.race(feeds.map((feed) => moveOnce(feed)));
    await passed();
    expect(chat.lines()).toHaveLength(1);
  });

  it("is posted once about a burst of moves, the newest, and not if that holds no more", async () => {
    under = await start();
    const chat = await chatService();
    const { guests } = storeIn(await inFile());
    const { person } = await guests.create("Ada");
    const subject = { type: "table", key: "m" } as const;
    await guests.addWebhook(person.id, subject, { address: chat.slack, origin: under.address, language: "en" });
    const ended = new AbortController();
    const webhooks = new Webhooks(
      { guests, sanctions: { isBanned: () => false } },
      { isOpen: true, retries: [], gap: 100 },
      WORDS,
      ended.signal,
    );
    const move = (name: string, holds = true) =>
      webhooks.postSpaced(
        subject,
        { type: "move", game: "duel", names: { names: [{ name, bot: false }] }, path: "/", people: [person.id] },
        () => holds,
      );
    for (const name of ["Ada", "Ben", "Cleo"]) move(name);
    await expect.poll(chat.lines).toHaveLength(2);
    expect(chat.lines().map(plain)).toEqual(["It is Ada’s move in 7 Wonders Duel.", "It is Cleo’s move in 7 Wonders Duel."]);
    move("Dora", false);
    await passed(250);
    expect(chat.lines()).toHaveLength(2);
    ended.abort();
  });

  it("is followed by its rematch", async () => {
    await begin();
    const chat = await chatService();
    const { feeds } = await posted(chat.discord);
    await expect.poll(chat.lines).toHaveLength(1);
    await feeds[0].resign();
    await expect.poll(chat.lines).toHaveLength(2);
    for (const feed of feeds) await feed.rematch();
    const next = await Promise.all(feeds.map(({ next }) => next));
    await expect.poll(() => chat.lines().map(plain).at(-1)).toMatch(/^7 Wonders Duel has begun: /);
    expect(chat.links().at(-1)).toBe(`${under.address}/m/${next[0]!.match}`);
  });
});

describe("A group with the address of a channel", () => {
  it("is posted when a member invites it, and how the match at that table goes", async () => {
    await begin();
    const chat = await chatService();
    const [ada, ben] = [await poster(under, "Ada"), await poster(under, "Ben")];
    await companyOf(ada.lobby.people).foundGroup("Friday <!here>");
    const [group] = await companyOf(ada.lobby.people).groups();
    await companyOf(ben.lobby.people).joinGroup(group!.code);
    const subject = { type: "group", key: group!.id } as const;
    await ben.ask("addWebhook", { subject, address: chat.slack, language: "en" });
    const host = await ada.lobby.createTable("duel", {}, 2);
    await companyOf(ada.lobby.people).inviteGroup(group!.id, host.match);
    await expect.poll(() => chat.lines().map(plain)).toEqual(["A table of 7 Wonders Duel is open for Friday ＜!here＞, by Ada."]);
    await Promise.all([host.feed, (await ben.lobby.joinTable(host.code)).feed]);
    await expect.poll(() => chat.lines().map(plain).at(-1)).toBe("7 Wonders Duel has begun: Ada and Ben.");
    expect((await ada.ask("webhooks", { subject })).webhooks).toMatchObject([{ by: "Ben", own: false }]);
    // Who leaves the group takes it along.
    await companyOf(ben.lobby.people).leaveGroup(group!.id);
    expect((await ada.ask("webhooks", { subject })).webhooks).toEqual([]);
  });
});

describe("An appointed table with the address of a channel", () => {
  it("is posted once before it begins, and then as any table", async () => {
    let ahead = 0;
    const real = time.now;
    vi.spyOn(time, "now").mockImplementation(() => real() + ahead);
    await begin({}, { timings: { dueInterval: 20 } });
    const chat = await chatService();
    const [ada, ben] = [await poster(under, "Ada"), await poster(under, "Ben")];
    const { code } = await ada.lobby.appointments.appoint("duel", time.now() + 2 * REMINDED_BEFORE, {}, 2, {});
    const subject = { type: "appointment", key: code } as const;
    await expect(ben.ask("webhooks", { subject })).rejects.toMatchObject({ key: "linkOver" });
    await ada.ask("addWebhook", { subject, address: chat.discord, language: "en" });
    ahead = 1.5 * REMINDED_BEFORE;
    await expect.poll(() => chat.lines().map(plain)).toEqual(["7 Wonders Duel begins in ten minutes: Ada."]);
    expect(chat.links()).toEqual([`${under.address}/a/${code}`]);
    await passed();
    ahead = 2 * REMINDED_BEFORE;
    const seats = [await ada.lobby.appointments.takeSeat(code), await ben.lobby.appointments.takeSeat(code)];
    await Promise.all(seats.map(({ feed }) => feed));
    await expect.poll(() => chat.lines().slice(1).map(plain)).toEqual(["7 Wonders Duel has begun: Ada and Ben."]);
  });
});

describe("The address of a channel", () => {
  const tableOf = async (ada: Poster) =>
    ({ type: "table", key: (await ada.lobby.createTable("duel", {}, 2, { speed: "day" })).match }) as const;

  it("is a secret: no answer, no export and no line of the log has it", async () => {
    await begin();
    const chat = await chatService();
    const logged: string[] = [];
    const restore = setLog("debug", (line) => void logged.push(line));
    const { ada, ben, subject } = await posted(chat.discord);
    chat.service.statuses = [400];
    const { webhooks } = await ben.ask("webhooks", { subject });
    expect(webhooks).toEqual([{ id: expect.any(String), host: "127.0.0.1", form: "discord", by: "Ada", own: false, off: false }]);
    await ada.ask("tryWebhook", { webhook: webhooks[0]!.id });
    await ada.ask("addWebhook", { subject, address: `${chat.discord} not an address`, language: "en" }).catch(() => undefined);
    const kept = JSON.stringify([await ada.ask("kept", {}), await ben.ask("kept", {})]);
    restore();
    expect(kept).toContain('"host":"127.0.0.1"');
    expect(logged.join("")).toContain("webhook refused");
    for (const told of [kept, JSON.stringify(webhooks), logged.join("")]) expect(told).not.toContain("discord-secret");
  });

  it("is entered by who has a seat there, and tried and removed by who has entered it", async () => {
    await begin();
    const chat = await chatService();
    const { ada, ben, subject } = await posted(chat.discord);
    const zoe = await poster(under, "Zoe");
    await expect(zoe.ask("webhooks", { subject })).rejects.toMatchObject({ key: "foreignSeat" });
    const added = zoe.ask("addWebhook", { subject, address: chat.slack, language: "en" });
    await expect(added).rejects.toMatchObject({ key: "foreignSeat" });
    const [webhook] = (await ben.ask("webhooks", { subject })).webhooks;
    await expect(ben.ask("tryWebhook", { webhook: webhook!.id })).rejects.toMatchObject({ key: "unknownWebhook" });
    await ben.ask("removeWebhook", { webhook: webhook!.id });
    expect((await ada.ask("webhooks", { subject })).webhooks).toHaveLength(1);
    await ada.ask("removeWebhook", { webhook: webhook!.id });
    expect((await ada.ask("webhooks", { subject })).webhooks).toEqual([]);
  });

  it.each([
    "http://chat.example/x",
    "https://127.0.0.1/x",
    "https://localhost/x",
    "https://chat.example:8443/x",
    "https://user:pw@chat.example/x",
    "https://169.254.169.254/latest/meta-data",
    "https://[::1]/x",
    "https://2130706433/x",
    "file:///etc/passwd",
    "nonsense",
  ])("is refused if it is not a public one: %s", async (address) => {
    await begin({ isOpen: false });
    const ada = await poster(under, "Ada");
    const subject = await tableOf(ada);
    await expect(ada.ask("addWebhook", { subject, address, language: "en" })).rejects.toMatchObject({ key: "badWebhook" });
  });

  it("that the operator once allowed is not posted to once it is not allowed any more", async () => {
    const store = storeIn(await inFile());
    await begin({}, store);
    const chat = await chatService();
    const storage = memory();
    const ada = await poster(under, "Ada", storage);
    const subject = await tableOf(ada);
    await ada.ask("addWebhook", { subject, address: chat.discord, language: "en" });
    const [webhook] = (await ada.ask("webhooks", { subject })).webhooks;
    await ada.ask("tryWebhook", { webhook: webhook!.id });
    await under.serving.close();
    await begin({ isOpen: false }, store);
    const later = await poster(under, "Ada", storage);
    await expect(later.ask("tryWebhook", { webhook: webhook!.id })).rejects.toMatchObject({ key: "badWebhook" });
    expect(chat.lines()).toHaveLength(1);
  });

  it("is tried, and its answer is said; a redirect is an answer like others and is not followed", async () => {
    await begin();
    const chat = await chatService();
    const { ada, subject } = await posted(chat.discord);
    const [webhook] = (await ada.ask("webhooks", { subject })).webhooks;
    await expect.poll(chat.lines).toHaveLength(1);
    const answers: unknown[] = [];
    for (const status of [204, 301, 404, 500]) {
      chat.service.statuses = [status];
      answers.push(await ada.ask("tryWebhook", { webhook: webhook!.id }));
    }
    expect(answers).toEqual([
      { outcome: "sent", status: 204 },
      { outcome: "refused", status: 301 },
      { outcome: "refused", status: 404 },
      { outcome: "unreachable", status: 0 },
    ]);
    expect(chat.service.received.map(({ path }) => path)).not.toContain("/elsewhere");
    expect(plain(chat.lines()[1])).toBe("Whose move it is will be posted here.");
  });

  it("is tried a few times a minute only", async () => {
    await begin();
    const chat = await chatService();
    const { ada, subject } = await posted(chat.discord);
    const [webhook] = (await ada.ask("webhooks", { subject })).webhooks;
    for (let tries = 0; tries < LIMITS.maxWebhookTrials; tries++) await ada.ask("tryWebhook", { webhook: webhook!.id });
    await expect(ada.ask("tryWebhook", { webhook: webhook!.id })).rejects.toMatchObject({ key: "tooOften" });
  });

  it("that refuses is switched off, which its maker is told, and on again by a try that arrives", async () => {
    await begin();
    const chat = await chatService();
    chat.service.statuses = [404];
    const { ada, subject, feeds } = await posted(chat.discord);
    const shown = async () => (await ada.ask("webhooks", { subject })).webhooks[0]!;
    await expect.poll(async () => (await shown()).off).toBe(true);
    chat.service.statuses = [204];
    await feeds[0].resign();
    await passed();
    expect(chat.lines()).toHaveLength(1);
    await ada.ask("tryWebhook", { webhook: (await shown()).id });
    expect((await shown()).off).toBe(false);
  });

  it("is posted to for those only whom it still concerns, and who are not banned", async () => {
    under = await start();
    const chat = await chatService();
    const { guests } = storeIn(await inFile());
    const [ada, ben, cleo] = await Promise.all(["Ada", "Ben", "Cleo"].map(async (name) => (await guests.create(name)).person.id));
    const group = { type: "group", key: (await guests.foundGroup(cleo!, { name: "Friday", code: "CODE" })) as string } as const;
    const subject = { type: "table", key: "m" } as const;
    const add = (person: string, of: typeof subject | typeof group, language: string) =>
      guests.addWebhook(person, of, { address: chat.slack, origin: under.address, language });
    await add(ada!, subject, "en");
    await add(ben!, subject, "nl");
    await add(cleo!, group, "en");
    await guests.alsoPost(group, "m");
    const ended = new AbortController();
    const banned = new Set<string>();
    const sanctions = { isBanned: (person: string) => banned.has(person) };
    const webhooks = new Webhooks({ guests, sanctions }, { isOpen: true, retries: [] }, WORDS, ended.signal);
    const posted = async (people: readonly string[], count: number): Promise<string[]> => {
      const before = chat.lines().length;
      webhooks.post(subject, { type: "ended", game: "duel", names: { names: [{ name: "Eva", bot: false }] }, path: "/", people });
      await expect.poll(() => chat.lines().length - before).toBe(count);
      await passed();
      return chat.lines().slice(before).map(plain).sort();
    };
    const [dutch, english] = ["7 Wonders Duel is afgelopen: Eva.", "7 Wonders Duel is over: Eva."];
    expect(await posted([ada!, ben!], 3)).toEqual([dutch, english, english]);
    expect(await posted([ben!], 2)).toEqual([dutch, english]);
    banned.add(ben!);
    expect(await posted([ada!, ben!], 2)).toEqual([english, english]);
    ended.abort();
  });

  it("is one of a few, for a table and for a guest", async () => {
    await begin();
    const chat = await chatService();
    const { ada, ben, subject } = await posted(chat.discord);
    const add = (who: Poster, of = subject as { readonly type: "table"; readonly key: string }) =>
      who.ask("addWebhook", { subject: of, address: chat.slack, language: "en" });
    for (let count = 1; count < LIMITS.maxWebhooksOfSubject; count++) await add(ben);
    await expect(add(ada)).rejects.toMatchObject({ key: "tooManyArranged" });
    await expect(ada.ask("addWebhook", { subject, address: chat.slack, language: "xx" })).rejects.toMatchObject({ key: "malformed" });
  });

  it("is of no use where the operator has it off", async () => {
    under = await start();
    const ada = await poster(under, "Ada");
    const subject = await tableOf(ada);
    expect(await ada.ask("webhooks", { subject })).toEqual({ on: false, webhooks: [] });
    const added = ada.ask("addWebhook", { subject, address: "https://chat.example/x", language: "en" });
    await expect(added).rejects.toMatchObject({ key: "malformed" });
  });
});

describe("A name in a posted line", () => {
  it.each([
    ["@everyone", "＠everyone"],
    ["<!channel>", "＜!channel＞"],
    ["<@U123>", "＜＠U123＞"],
    ["**bold** _and_ ~struck~ `code`", "＊＊bold＊＊ ＿and＿ ～struck～ ｀code｀"],
    ["[here](https://evil.example)", "［here］(https：／／evil．example)"],
    ["# Title", "＃ Title"],
    ["> quote", "＞ quote"],
    ["- item", "－ item"],
    ["a & b \\ c | d", "a ＆ b ＼ c ｜ d"],
    ["Ann-Mari O’Neill Jr.", "Ann-Mari O’Neill Jr."],
    ["阿娜", "阿娜"],
  ])("can do nothing there: %s", (name, shown) => expect(harmless(name)).toBe(shown));

  it("takes no place of another: braces are wide too, and who has no name is called a player", () => {
    const names = {
      names: [
        { name: "{game}", bot: false },
        { name: "", bot: false },
        { name: "x", bot: true },
      ],
    };
    expect(plain(lineIn(WORDS.en as PostWords, "en", { type: "begun", game: "duel", names }))).toBe(
      "7 Wonders Duel has begun: ｛game｝, a player, and a bot.",
    );
  });

  it("stands in a game without rounds, and one that has no name here", () => {
    const names = { names: [{ name: "Ada", bot: false }] };
    expect(plain(lineIn(WORDS.en as PostWords, "en", { type: "moveInRound", game: "toy", names }))).toBe("It is Ada’s move in toy.");
  });
});

describe("The form of what is posted", () => {
  it.each([
    ["https://discord.com/api/webhooks/1/abc", "discord"],
    ["https://discord.com/api/v10/webhooks/1/abc", "discord"],
    ["https://discord.com/api/webhooks/1/abc/slack", "slack"],
    ["https://hooks.slack.com/services/T/B/x", "slack"],
    ["https://mattermost.example/hooks/x", "slack"],
  ])("of %s is that of %s", (address, form) => expect(formOf(address)).toBe(form));
  it("lets nobody be mentioned", () => {
    expect(JSON.parse(bodyIn("discord", "x").toString())).toEqual({ content: "x", allowed_mentions: { parse: [] } });
    expect(JSON.parse(bodyIn("slack", "x").toString())).toEqual({ text: "x", link_names: 0 });
  });
});
