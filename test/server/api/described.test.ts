/** Each call is held against its own description: what fits it is answered or refused with a reason, and what does not is malformed. */
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Schema } from "../../../shared/core/base/plain.ts";
import { REFUSALS } from "../../../shared/core/base/refusal.ts";
import { callSchemas, isCallName, readCall } from "../../../shared/core/wire/calls.ts";
import { start, type Under } from "../server.ts";

interface Described extends Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Described>>;
  readonly required?: readonly string[];
  readonly items?: Described;
}
const numberIn = (schema: Described, key: string, other: number): number => (schema[key] as number | undefined) ?? other;
const letters = (minLength: number, maxLength: number) => fc.string({ unit: fc.constantFrom(..."abcXYZ012éß"), minLength, maxLength });

function valid(schema: Described): fc.Arbitrary<unknown> {
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => valid({ ...schema, type })));
  switch (schema.type) {
    case "string":
      if (typeof schema.pattern === "string") return fc.stringMatching(new RegExp(schema.pattern));
      return letters(numberIn(schema, "minLength", 0), numberIn(schema, "maxLength", 9));
    case "integer":
      return fc.integer({ min: numberIn(schema, "minimum", 0), max: numberIn(schema, "maximum", 9) });
    case "number":
      return fc.double({ min: numberIn(schema, "minimum", 0), max: numberIn(schema, "maximum", 9), noNaN: true });
    case "boolean":
      return fc.boolean();
    case "array":
      return fc.array(valid(schema.items ?? {}), {
        minLength: numberIn(schema, "minItems", 0),
        maxLength: numberIn(schema, "maxItems", 9),
      });
    case "object": {
      const { properties, required = [], additionalProperties: other } = schema;
      if (properties === undefined) return fc.dictionary(letters(1, 5), valid(other as Described), { maxKeys: 3 });
      const fields = Object.entries(properties).map(([key, of]) => [key, valid(of)] as const);
      return fc.record(Object.fromEntries(fields), { requiredKeys: [...required] });
    }
  }
  throw new Error(`no values for ${JSON.stringify(schema)}`);
}

function broken(schema: Described): fc.Arbitrary<unknown> {
  const other: fc.Arbitrary<unknown> = fc.constantFrom<unknown>(null, { "": {} }, [[]]);
  if (schema.enum !== undefined || Array.isArray(schema.type)) return other;
  const { maximum, minimum } = schema as { readonly maximum?: number; readonly minimum?: number };
  switch (schema.type) {
    case "string":
      return fc.oneof(
        other,
        fc.integer(),
        letters(1, 5).map((text) => text.repeat(5_000).slice(0, 5_000)),
      );
    case "integer":
      return fc.oneof(other, fc.constantFrom<unknown>(0.5, "1", (minimum ?? 0) - 1, (maximum ?? 9) + 1));
    case "number":
      return fc.oneof(other, fc.constantFrom<unknown>("1", (minimum ?? 0) - 1));
    case "array":
      return fc.oneof(
        fc.constantFrom<unknown>(null, "x", {}),
        broken(schema.items ?? {}).map((item) => [item]),
      );
    default:
      return schema.properties === undefined ? fc.constantFrom<unknown>(null, [], "x", { a: {} }) : brokenRecord(schema);
  }
}

function brokenRecord(schema: Described): fc.Arbitrary<unknown> {
  const { properties = {}, required = [] } = schema;
  const whole = valid(schema) as fc.Arbitrary<Record<string, unknown>>;
  const ways: fc.Arbitrary<unknown>[] = [
    fc.constantFrom<unknown>(null, [], "x", 1),
    whole.map((value) => ({ ...value, more: 1 })),
    ...required.map((key) => whole.map(({ [key]: _left, ...rest }) => rest)),
    ...Object.entries(properties).map(([key, of]) => fc.tuple(whole, broken(of)).map(([value, bad]) => ({ ...value, [key]: bad }))),
  ];
  return fc.oneof(...ways);
}

const CALLS = callSchemas().map(([name, schema]) => [name, schema as Described] as const);

let under: Under;
beforeAll(async () => {
  under = await start();
});
afterAll(() => under.serving.close());

async function post(name: string, body: unknown) {
  const answer = await fetch(`${under.address}/api/${name}`, { method: "POST", body: JSON.stringify(body) });
  return { status: answer.status, ...((await answer.json()) as { readonly ok: boolean; readonly key?: string; readonly answer?: object }) };
}
async function newGuest(): Promise<string> {
  return ((await post("arrive", { name: "" })).answer as { readonly token: string }).token;
}

describe.each(CALLS)("The call %s", (name, schema) => {
  it("is described whole", () => {
    expect(schema.description).toMatch(/^[A-Z].*\.$/);
    const missing = Object.entries(schema.properties ?? {}).filter(([, of]) => of === undefined);
    expect(missing).toEqual([]);
  });

  it("passes if it fits its description", () => {
    if (!isCallName(name)) throw new Error(name);
    fc.assert(
      fc.property(valid(schema), (body) => {
        expect(readCall(name, body)).toBeTypeOf("object");
      }),
      { numRuns: 60 },
    );
  });

  it("is malformed if it does not", () => {
    if (!isCallName(name)) throw new Error(name);
    fc.assert(
      fc.property(broken(schema), (body) => {
        expect(() => readCall(name, body)).toThrow("malformed");
      }),
      { numRuns: 150 },
    );
  });

  it("is answered or refused by the server, and never fails there", async () => {
    const guest = await newGuest();
    const known = valid(schema).map((body) => {
      const given = body as Record<string, unknown>;
      // Past the first look: a guest and a game that there are.
      return { ...given, ...("guest" in given && { guest }), ...("game" in given && { game: "toy" }) };
    });
    await fc.assert(
      fc.asyncProperty(fc.oneof(known, valid(schema)), async (body) => {
        const { status, ok, key } = await post(name, body);
        expect(status).toBe(ok ? 200 : 400);
        if (!ok) expect(REFUSALS).toContain(key);
      }),
      { numRuns: 8 },
    );
    await fc.assert(
      fc.asyncProperty(broken(schema), async (body) => {
        expect(await post(name, body)).toEqual({ status: 400, ok: false, key: "malformed", args: {} });
      }),
      { numRuns: 12 },
    );
  });
});
