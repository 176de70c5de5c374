/** The HTTP API: every seat is handed out here. Only pages of this server and of listed origins may call it. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { Refusal } from "../../shared/core/base/refusal.ts";
import { type CallAnswer, type CallName, type Calls, isCallName, readCall } from "../../shared/core/wire/calls.ts";
import { LONGEST_MESSAGE } from "../../shared/core/wire/wire.ts";
import { report } from "../base/log.ts";
import type { Metrics } from "../base/metrics.ts";
import type { RateLimit } from "../base/rate-limit.ts";
import { answerCompressed, answerJson } from "../http/answers.ts";
import type { Caller } from "../http/caller.ts";
import { allowOrigin, answerPreflight, isAllowedOrigin, type Origins } from "../http/origins.ts";
import type { Sanctions } from "../people/sanctions.ts";
import { costOfCall, refundOfCall } from "./call-costs.ts";

export const API_PATH = "/api/";

/** An answer that is already JSON. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** What each call does. Refusals are thrown. */
export type Api = { readonly [N in CallName]: (call: Calls[N], caller: Caller) => Promise<CallAnswer<N> | JsonText> };

/** What a banned guest may call, from a banned address too. */
const ALSO_BANNED: ReadonlySet<CallName> = new Set(["kept", "erase"]);

export interface CallServices {
  readonly api: Api;
  readonly limit: RateLimit;
  readonly origins: Origins;
  readonly metrics: Metrics;
  readonly sanctions: Pick<Sanctions, "check">;
  /** Whether data can be saved now. */
  isHealthy(): boolean;
}

export async function answerCall(
  { api, limit, origins, metrics, sanctions, isHealthy }: CallServices,
  path: string,
  caller: Caller,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  allowOrigin(origins, request, response);
  if (answerPreflight(origins, request, response)) return;
  const asked = path.slice(API_PATH.length);
  const name = isCallName(asked) ? asked : undefined;
  try {
    const { method, headers } = request;
    if (!isAllowedOrigin(origins, headers.origin, headers.host)) throw new Refusal("foreignOrigin");
    if (method !== "POST" || name === undefined) throw new Refusal("malformed");
    if (!limit.spend(caller.address, costOfCall(name))) throw new Refusal("tooOften");
    if (!ALSO_BANNED.has(name)) sanctions.check("ban", caller.address);
    const call = readCall(name, await bodyOf(request));
    const answer = await api[name](call as never, { ...caller, origin: headers.origin });
    limit.refund(caller.address, refundOfCall(name));
    await answerCompressed(request, response, `{"ok":true,"answer":${answer instanceof JsonText ? answer.text : JSON.stringify(answer)}}`);
    metrics.called(name, "answered");
  } catch (error) {
    const isRefusal = error instanceof Refusal;
    if (!isRefusal) report(`call ${name}`, error);
    const { key, args } = isRefusal ? error : new Refusal(isHealthy() ? "failed" : "notSaved");
    metrics.refused(key);
    if (name !== undefined) metrics.called(name, isRefusal ? "refused" : "failed");
    answerJson(response, { ok: false, key, args }, isRefusal ? 400 : 500);
  }
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > LONGEST_MESSAGE) throw new Refusal("malformed");
      chunks.push(chunk);
    }
    return JSON.parse(Buffer.concat(chunks).toString("utf8"));
  } catch {
    // The body is not JSON or too long, or the connection was cut.
    throw new Refusal("malformed");
  }
}
