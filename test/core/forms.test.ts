import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { packEvent, unpackEvent } from "../../shared/core/wire/forms.ts";
import { randomSteps, UNDER_TEST } from "../contract/matches.ts";

const whole = fc.integer({ min: -1e6, max: 1e6 });
const anything = fc.letrec((tie) => ({
  data: fc.oneof(
    { depthSize: "small" },
    whole,
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.string(),
    fc.boolean(),
    tie("list"),
    tie("record"),
  ),
  list: fc.array(tie("data"), { maxLength: 5 }),
  record: fc.dictionary(fc.string(), tie("data"), { maxKeys: 5, noNullPrototype: true }),
})).record;
/** The data as JSON gives it back: it knows no -0. */
const plain = (data: unknown): unknown => JSON.parse(JSON.stringify(data));

describe("an event is read as it was written", () => {
  it("whatever it holds, and however many forms there were before", () => {
    const run = fc.property(fc.array(anything, { minLength: 1, maxLength: 150 }), (events) => {
      const forms: string[] = [];
      for (const event of events) expect(unpackEvent(forms, packEvent(forms, event))).toEqual(plain(event));
    });
    fc.assert(run, { numRuns: 300 });
  });

  it.each([{ type: "{" }, { type: "{x", n: 1 }, { type: "" }, { type: '"' }, { n: 1, type: "a" }, { type: 7 }, {}])("also %j", (event) => {
    const forms: string[] = [];
    expect(unpackEvent(forms, packEvent(forms, event))).toEqual(event);
  });

  it.each(UNDER_TEST)("also every event of $id, with the forms alone", (game) => {
    const forms: string[] = [];
    for (let deal = 0; deal < 10; deal++)
      for (const { frames } of randomSteps(game, deal))
        for (const event of frames.flatMap((frame) => [frame.event, ...(frame.privateEvent ? [frame.privateEvent.event] : [])]))
          expect(unpackEvent(forms, packEvent(forms, event))).toEqual(plain(event));
    // Every event of a real match is a known form soon.
    expect(forms.length).toBeLessThan(100);
  });
});

describe("the constant part of an event", () => {
  it("is sent once", () => {
    const forms: string[] = [];
    for (let seat = 0; seat < 5; seat++) expect(packEvent(forms, { type: "sold", seat, n: 100 })).toHaveLength(3);
    expect(forms).toEqual(['sold","seat":0,"n":0}']);
  });
  it("keeps words, and the lengths of lists that hold more than numbers", () => {
    const forms: string[] = [];
    packEvent(forms, { type: "turned", places: [1, 2, 3] });
    packEvent(forms, { type: "turned", places: [] });
    packEvent(forms, { type: "won", how: "points" });
    packEvent(forms, { type: "won", how: "science" });
    expect(forms).toHaveLength(3);
  });
  it("travels with the event when there are too many forms", () => {
    const forms: string[] = [];
    for (let at = 0; at < 1_000; at++) packEvent(forms, { type: "said", text: `${at}` });
    expect(forms).toHaveLength(100);
    expect(packEvent(forms, { type: "said", text: "new" })).toBe('{"type":"said","text":"new"}');
  });
});
