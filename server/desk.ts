/** The way in: small calls over HTTP that hand out places, to pages of this server alone. Colyseus's own way in is closed. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { Refusal } from "../shared/core/refusal.ts";
import { type CallAnswer, type CallName, type Calls, isCallName, LONGEST_MESSAGE, readCall } from "../shared/core/wire.ts";
import { report } from "./house.ts";
import type { Limit } from "./limits.ts";
import { answerJson, answerPacked } from "./static.ts";

export const DESK = "/api/";

/** What each call does; whatever is refused is thrown as a Refusal. */
export type Desk = { readonly [N in CallName]: (call: Calls[N]) => Promise<CallAnswer<N>> };

/** A browser always says which site's page is calling; whoever says nothing is no browser and has no user to betray. */
export function isOwnOrigin(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

export interface Front {
  readonly desk: Desk;
  readonly limit: Limit;
}

export async function answerCall({ desk, limit }: Front, path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    if (!isOwnOrigin(request.headers.origin, request.headers.host)) throw new Refusal("foreignOrigin");
    const name = path.slice(DESK.length);
    if (request.method !== "POST" || !isCallName(name)) throw new Refusal("malformed");
    if (!limit.spend(request.socket.remoteAddress ?? "", name)) throw new Refusal("tooOften");
    const call = readCall(name, await bodyOf(request));
    await answerPacked(request, response, { ok: true, answer: await desk[name](call as never) });
  } catch (error) {
    if (!(error instanceof Refusal)) report(`call ${path}`, error);
    const { key, args } = error instanceof Refusal ? error : new Refusal("failed");
    answerJson(response, { ok: false, key, args }, error instanceof Refusal ? 400 : 500);
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
