/** Calls of the server over HTTP. */
import { Refusal, type RefusalArgs, type RefusalKey } from "../../../shared/core/base/refusal.ts";
import type { CallAnswer, CallName, Calls } from "../../../shared/core/wire/calls.ts";

interface Refused {
  readonly key: RefusalKey;
  readonly args: RefusalArgs;
}
type Reply<T> = { readonly ok: true; readonly answer: T } | ({ readonly ok: false } & Refused);

/** How long an answer may take, in milliseconds. */
const PATIENCE = 10_000;

/** Throws the server's Refusal, or `unreachable` if there was no answer from it. */
export async function callApi<N extends CallName>(address: string, name: N, call: Calls[N], patience = PATIENCE): Promise<CallAnswer<N>> {
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify(call);
  const reply = await fetched<Reply<CallAnswer<N>>>(`${address}/api/${name}`, patience, { method: "POST", headers, body });
  if (!reply.ok) throw new Refusal(reply.key, reply.args);
  return reply.answer;
}

/** What all the world may read, by its path. Throws as above. */
export async function readPublic<T extends object>(path: string): Promise<T> {
  const answer = await fetched<T | Refused>(`/api/v1/${path}`, PATIENCE, { credentials: "omit" });
  if ("key" in answer) throw new Refusal(answer.key, answer.args);
  return answer;
}

async function fetched<T>(address: string, patience: number, how: RequestInit): Promise<T> {
  try {
    return await (await fetch(address, { ...how, signal: AbortSignal.timeout(patience) })).json();
  } catch {
    throw new Refusal("unreachable");
  }
}
