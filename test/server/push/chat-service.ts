/** A stand-in for a chat service, and guests who enter its address as the page does. */

import { postWords } from "../../../client/build/post-words.ts";
import type { LiveLobby } from "../../../client/feed/live/live-lobby.ts";
import type { CallAnswer, CallName, Calls } from "../../../shared/core/wire/calls.ts";
import type { PostWords } from "../../../shared/core/wire/webhooks.ts";
import { memory, type Under } from "../server.ts";
import { pushService } from "./push-service.ts";

/** Of two languages are enough. */
export const WORDS: Readonly<Record<string, PostWords>> = { en: await postWords("en"), nl: await postWords("nl") };

export type ChatService = Awaited<ReturnType<typeof chatService>>;

export async function chatService() {
  const service = await pushService();
  return {
    service,
    /** Addresses that each service gives a channel. */
    discord: `${service.address}/api/webhooks/12/discord-secret`,
    slack: `${service.address}/services/T0/B0/slack-secret`,
    /** The lines so far, without the links below them. */
    lines: (): string[] => service.received.map(({ body }) => textIn(body).split("\n", 1)[0] as string),
    links: (): string[] => service.received.map(({ body }) => textIn(body).split("\n")[1] as string),
  };
}

function textIn(body: Buffer): string {
  const { content, text } = JSON.parse(body.toString("utf8")) as { readonly content?: string; readonly text?: string };
  return content ?? text ?? "";
}

export interface Poster {
  readonly lobby: LiveLobby;
  ask<N extends CallName>(name: N, call: Omit<Calls[N], "guest">): Promise<CallAnswer<N>>;
}

/** A guest in a page of the server's own site. */
export async function poster(under: Pick<Under, "address" | "browser">, name: string, storage = memory()): Promise<Poster> {
  const lobby = under.browser({ name, storage });
  await lobby.guest.name();
  const guest = storage.getItem("quayside.guest") as string;
  return {
    lobby,
    async ask<N extends CallName>(called: N, call: Omit<Calls[N], "guest">) {
      const headers = { Origin: under.address };
      const answer = await fetch(`${under.address}/api/${called}`, { method: "POST", headers, body: JSON.stringify({ guest, ...call }) });
      const said = (await answer.json()) as { ok: true; answer: CallAnswer<N> } | { ok: false; key: string };
      if (!said.ok) throw Object.assign(new Error(said.key), { key: said.key });
      return said.answer;
    },
  };
}
