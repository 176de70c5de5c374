/** The way in: small calls over HTTP that hand out places, to pages of this server alone. Colyseus's own way in is closed. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { type CallAnswer, type CallName, type Calls, isCallName, readCall } from "../../shared/core/calls.ts";
import { Refusal } from "../../shared/core/refusal.ts";
import { LONGEST_MESSAGE } from "../../shared/core/wire.ts";
import { report } from "../ops/log.ts";
import type { Metrics } from "../ops/metrics.ts";
import { costOf, type RateLimit } from "../transport/address-limits.ts";
import { answerJson, answerPacked } from "../transport/http-answers.ts";
import { allowOrigin, answerPreflight, mayCall, type Origins } from "../transport/origins.ts";

export const DESK = "/api/";

export interface Caller {
  /** Where he calls from: a digest, that stays with the server. */
  readonly address: string;
}

/** An answer that is JSON already. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** What each call does; whatever is refused is thrown as a Refusal. */
export type Desk = { readonly [N in CallName]: (call: Calls[N], caller: Caller) => Promise<CallAnswer<N> | JsonText> };

export interface Front {
  readonly desk: Desk;
  readonly limit: RateLimit;
  readonly origins: Origins;
  readonly metrics: Metrics;
  /** Whether what is done can be kept. */
  isWell(): boolean;
}

export async function answerCall(
  { desk, limit, origins, metrics, isWell }: Front,
  path: string,
  caller: Caller,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  allowOrigin(origins, request, response);
  if (answerPreflight(origins, request, response)) return;
  const asked = path.slice(DESK.length);
  const name = isCallName(asked) ? asked : undefined;
  try {
    const { method, headers } = request;
    if (!mayCall(origins, headers.origin, headers.host)) throw new Refusal("foreignOrigin");
    if (method !== "POST" || name === undefined) throw new Refusal("malformed");
    if (!limit.spend(caller.address, costOf(name))) throw new Refusal("tooOften");
    const call = readCall(name, await bodyOf(request));
    const answer = await desk[name](call as never, caller);
    await answerPacked(request, response, `{"ok":true,"answer":${answer instanceof JsonText ? answer.text : JSON.stringify(answer)}}`);
    metrics.called(name, "answered");
  } catch (error) {
    const isRefusal = error instanceof Refusal;
    if (!isRefusal) report(`call ${name}`, error);
    const { key, args } = isRefusal ? error : new Refusal(isWell() ? "failed" : "notSaved");
    metrics.refused(key);
    if (name !== undefined) metrics.called(name, isRefusal ? "refused" : "failed");
    answerJson(response, { ok: false, key, args }, isRefusal ? 400 : 500);
  }
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of request as AsyncIterable<Buffer>) {
      length += part.length;
      if (length > LONGEST_MESSAGE) throw new Refusal("malformed");
      parts.push(part);
    }
    return JSON.parse(Buffer.concat(parts).toString("utf8"));
  } catch {
    // No JSON, too long, or the caller has gone in the middle of it.
    throw new Refusal("malformed");
  }
}
