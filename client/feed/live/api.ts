/** Calls of the server over HTTP. */
import { Refusal, type RefusalArgs, type RefusalKey } from "../../../shared/core/base/refusal.ts";
import type { CallAnswer, CallName, Calls } from "../../../shared/core/wire/calls.ts";

type Reply<T> = { readonly ok: true; readonly answer: T } | { readonly ok: false; readonly key: RefusalKey; readonly args: RefusalArgs };

/** How long an answer may take, in milliseconds. */
const PATIENCE = 10_000;

/** Throws the server's Refusal, or `unreachable` if there was no answer from it. */
export async function callApi<N extends CallName>(address: string, name: N, call: Calls[N], patience = PATIENCE): Promise<CallAnswer<N>> {
  let reply: Reply<never>;
  try {
    const headers = { "Content-Type": "application/json" };
    const response = await fetch(`${address}/api/${name}`, {
      method: "POST",
      headers,
      body: JSON.stringify(call),
      signal: AbortSignal.timeout(patience),
    });
    reply = await response.json();
  } catch {
    throw new Refusal("unreachable");
  }
  if (!reply.ok) throw new Refusal(reply.key, reply.args);
  return reply.answer;
}
