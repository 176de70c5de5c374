/** Every client gets the bytes that Colyseus's own serializer would send, however much of a patch is shared. */
import { type Client, type ClientPrivate, ClientState, SchemaSerializer } from "@colyseus/core";
import { Encoder, type Schema, StateView, schema, t } from "@colyseus/schema";
import { describe, expect, it } from "vitest";
import { SharedPatches } from "../../../server/rooms/shared-patches.ts";
import { WATCHER } from "../../../shared/core/match/view.ts";
import { admit, makeRoot, type Root, writeFrame, writeSeats } from "../../../shared/core/wire/sync.ts";
import { randomSteps, UNDER_TEST } from "../../contract/matches.ts";

type AnyClient = Client & ClientPrivate;

/** A client that copies what it is sent. */
class Listener {
  state: ClientState = ClientState.JOINED;
  readonly heard: string[] = [];
  /** Messages that share their buffer with another client's. */
  readonly messages: Uint8Array[] = [];
  view: StateView | undefined;
  constructor(view = true) {
    if (view) this.view = new StateView();
  }
  raw(message: Uint8Array): void {
    this.heard.push(Buffer.from(message).toString("hex"));
    this.messages.push(message);
  }
}
const asClients = (listeners: readonly Listener[]) => listeners as unknown as AnyClient[];

/** A state, its serializer, and its clients. */
class Side {
  readonly root: Root;
  readonly serializer: SchemaSerializer<Schema>;
  readonly listeners: Listener[] = [];
  constructor(root: Root, serializer: SchemaSerializer<Schema>) {
    this.root = root;
    this.serializer = serializer;
    serializer.reset(root);
  }
  join(seat: number, view = true): void {
    const listener = new Listener(view);
    if (listener.view !== undefined) admit(this.root, listener.view, seat);
    listener.raw(this.serializer.getFullState(asClients([listener])[0]));
    this.listeners.push(listener);
  }
  tell(): boolean {
    return this.serializer.applyPatches(asClients(this.listeners));
  }
}

describe.each(UNDER_TEST)("$id: every client gets what Colyseus would send", (game) => {
  it.each([1, 2])("in random match %i: seats, watchers, latecomers, and a client that is still joining", (deal) => {
    let sides: Side[] = [];
    const both = (work: (side: Side) => unknown) => {
      const [theirs, ours] = sides.map(work);
      expect(ours).toEqual(theirs);
    };
    let frames = 0;
    for (const { match, frames: told } of randomSteps(game, deal)) {
      const { seats } = match.record;
      if (sides.length === 0) {
        sides = [new SchemaSerializer(), new SharedPatches()].map(
          (serializer) => new Side(makeRoot(game, [...Array(seats).keys()]), serializer),
        );
        // No clients yet: changes are only recorded.
        both((side) => side.tell());
        for (let seat = 0; seat < seats; seat++) both((side) => side.join(seat));
        both((side) => side.join(WATCHER));
        both((side) => side.join(WATCHER, false));
      }
      for (const frame of told) {
        frames++;
        both((side) => writeFrame(side.root, frame, match));
        if (frames === 20) both((side) => side.join(0));
        if (frames === 21) both((side) => writeSeats(side.root, []));
        both((side) => {
          const { listeners } = side;
          if (listeners[0] !== undefined) listeners[0].state = frames % 10 === 9 ? ClientState.JOINING : ClientState.JOINED;
        });
        both((side) => side.tell());
        both((side) => side.tell());
      }
      if (frames > 150) break;
    }
    expect(frames).toBeGreaterThan(5);
    both((side) => side.listeners.map(({ heard }) => heard));
    // Two watchers share one message, which is framed once.
    const [one, other] = (sides[1] as Side).listeners.slice(-3, -1);
    expect(one?.messages.at(-1)).toBe(other?.messages.at(-1));
  });
});

const Hand = schema({ card: t.number() }, "PatchesTestHand");
const Table = schema({ text: t.string(), open: t.number(), hands: t.array(Hand).view(), own: t.number().view() }, "PatchesTestTable");

describe("A filtered change", () => {
  const side = (serializer: SchemaSerializer<Schema>) => {
    const table = new Table();
    serializer.reset(table);
    const listeners = [new Listener(), new Listener(), new Listener(false)];
    serializer.applyPatches(asClients(listeners));
    return { table, listeners, tell: () => serializer.applyPatches(asClients(listeners)) };
  };
  const sides = () => [side(new SchemaSerializer()), side(new SharedPatches())] as const;
  type AnySide = ReturnType<typeof side>;
  const heardOf = ({ listeners }: AnySide) => listeners.map(({ heard }) => heard);

  it.each<[string, (of: AnySide) => void]>([
    ["a hand that is shown to one later", ({ table, listeners }) => listeners[0]?.view?.add(table.hands[0] as Schema)],
    ["a hand that changes", ({ table }) => Object.assign(table.hands[0] as object, { card: 7 })],
    ["a new hand", ({ table }) => table.hands.push(new Hand())],
    ["a hand that goes", ({ table }) => table.hands.pop()],
    ["a field of the table's own", ({ table }) => Object.assign(table, { own: 5 })],
    ["what is open beside what is not", ({ table }) => Object.assign(table, { open: 3, own: 6 })],
  ])("reaches the same clients as with Colyseus: %s", (_what, change) => {
    const [theirs, ours] = sides();
    for (const one of [theirs, ours]) {
      one.table.hands.push(new Hand());
      one.listeners[0]?.view?.add(one.table);
      one.tell();
      one.listeners[1]?.view?.add(one.table.hands[0] as Schema);
      one.tell();
      change(one);
      one.tell();
    }
    expect(heardOf(ours)).toEqual(heardOf(theirs));
    expect(heardOf(ours)[0]?.length).toBeGreaterThan(1);
  });

  it("may be longer than the shared buffer, without affecting the next room", () => {
    const [theirs, ours] = sides();
    const other = side(new SharedPatches());
    for (const one of [theirs, ours]) {
      one.table.text = "long ".repeat(Encoder.BUFFER_SIZE);
      one.tell();
      other.table.open = 1;
      other.tell();
      one.table.text = "short";
      one.tell();
    }
    expect(heardOf(ours)).toEqual(heardOf(theirs));
  });
});
