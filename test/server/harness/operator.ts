/** The operator of a server under test: acts through the page's form, as a program with the admin token. */
import type { LiveLobby } from "../../../client/feed/live/live-lobby.ts";
import type { OperatorNotice } from "../../../shared/core/wire/wire.ts";

export const ADMIN_TOKEN = "0123456789abcdef-token";

export interface Asked {
  readonly what: string;
  readonly who: string;
  readonly hours?: string;
  readonly why?: string;
}

/** Sends the form; answers with the status, and the id of the act that was done. */
export async function act(address: string, asked: Asked, headers: Readonly<Record<string, string>> = {}) {
  const answer = await fetch(`${address}/admin/act`, {
    method: "POST",
    redirect: "manual",
    headers: { Authorization: `Bearer ${ADMIN_TOKEN}`, "Content-Type": "application/x-www-form-urlencoded", ...headers },
    body: new URLSearchParams({ hours: "24", why: "rude words", ...asked }).toString(),
  });
  return {
    status: answer.status,
    did: /did=([0-9a-f]+)$/.exec(answer.headers.get("location") ?? "")?.[1] ?? "",
    page: await answer.text(),
  };
}

export const factsOf = async (address: string, query = "", token = ADMIN_TOKEN) =>
  (await fetch(`${address}/admin.json${query}`, { headers: { Authorization: `Bearer ${token}` } })).json();

/** The id under which the operator knows a guest. */
export async function idOf({ guest }: LiveLobby): Promise<string> {
  const { person } = (await guest.kept()) as { person: { id: string } };
  return person.id;
}

/** What the lobby's page is told by the operator, from now on. */
export function noticesOf({ people }: LiveLobby): { readonly now: readonly OperatorNotice[] } {
  const told = { now: [] as readonly OperatorNotice[] };
  people.onNews(() => undefined);
  people.onNotices((notices) => {
    told.now = notices;
  });
  return told;
}
