/** What a lobby room reads and tells, with a store that answers when the test says. */
import type { Client } from "@colyseus/core";
import { describe, expect, it } from "vitest";
import { invites } from "../../../server/people/invites.ts";
import { LobbyPeople } from "../../../server/people/lobby-people.ts";
import type { Contacts } from "../../../server/store/contacts.ts";

const TOKEN = "0123456789abcdef0123456789abcdef";
const NOBODY: Contacts = { away: false, known: [], requests: [], asked: [] };
const NOBODY_ONLINE = { here: new Set<string>(), playing: new Map(), waiting: new Set<string>() };
/** Waits until every answered promise has had its effect. */
const settled = () => new Promise((passed) => setImmediate(passed));

function lobby() {
  const reads: ((contacts: Contacts) => void)[] = [];
  const isKnown = { now: true };
  let listener: (guests: readonly string[], isOut: boolean) => void = () => undefined;
  const context = {
    guests: {
      appointmentsOf: async () => [],
      contacts: () => new Promise<Contacts>((answer) => reads.push(answer)),
    },
    allGuests: { byToken: async () => (isKnown.now ? { id: "ann", name: "Ann" } : undefined) },
    sanctions: { confirm: async () => undefined, isBanned: () => false, noticesFor: () => [] },
    people: {
      invites: invites(),
      listen(told: typeof listener) {
        listener = told;
        return () => undefined;
      },
    },
  };
  const told: unknown[] = [];
  const closed: Client[] = [];
  const newClient = (): Client => {
    const client = { send: (_: string, news: unknown) => told.push(news), leave: () => closed.push(client) } as unknown as Client;
    return client;
  };
  const client = newClient();
  const people = new LobbyPeople(context);
  const tick = async () => {
    people.read();
    people.tell(NOBODY_ONLINE);
    await settled();
  };
  return { reads, told, client, newClient, closed, isKnown, people, tick, change: (...guests: string[]) => listener(guests, false) };
}

describe("News about a guest", () => {
  it.each([
    ["that comes while the guest is read for the first time is read too", 0],
    ["that comes while the guest is read again is read too", 1],
  ])("%s", async (_, readsBefore) => {
    const { reads, told, client, people, tick, change } = lobby();
    people.identify(client, TOKEN);
    for (let read = 0; read < readsBefore; read++) {
      await tick();
      reads.pop()!(NOBODY);
      await settled();
      change("ann");
    }
    await tick();
    change("ann");
    reads.pop()!(NOBODY);
    await settled();
    await tick();
    expect(reads).toHaveLength(1);
    reads.pop()!({ ...NOBODY, requests: [{ id: "bob", name: "Bob" }] });
    await settled();
    await tick();
    expect(told.at(-1)).toMatchObject({ requests: [{ id: "bob", name: "Bob" }] });
  });

  it("is not read for others", async () => {
    const { reads, client, people, tick, change } = lobby();
    people.identify(client, TOKEN);
    await tick();
    reads.pop()!(NOBODY);
    await settled();
    change("bob");
    await tick();
    expect(reads).toEqual([]);
  });
});

describe("A page whose guest was signed out from another device", () => {
  it("is disconnected, once; a page that comes with a void token is not", async () => {
    const { reads, client, newClient, closed, isKnown, people, tick, change } = lobby();
    people.identify(client, TOKEN);
    await tick();
    reads.pop()!(NOBODY);
    await settled();
    expect(closed).toEqual([]);
    isKnown.now = false;
    change("ann");
    await tick();
    await tick();
    expect(closed).toEqual([client]);
    people.identify(newClient(), TOKEN);
    await tick();
    expect(closed).toEqual([client]);
  });
});
