/** What the lobby rooms of all processes tell each other about guests: that something about them has changed, and invitations. */
import { matchMaker } from "@colyseus/core";
import type { Cluster } from "../cluster/cluster.ts";
import { type Invite, type Invites, invites } from "./invites.ts";

/** Processes of other versions listen to this name. */
const TOPIC = "company";

type News =
  /** Names, contacts or the wish to be shown as away. */
  | { readonly type: "changed"; readonly guests: readonly string[] }
  | { readonly type: "erased"; readonly guest: string }
  | { readonly type: "invite"; readonly invite: Invite }
  | { readonly type: "declined"; readonly match: string; readonly to: string };

export class People {
  readonly #presence: Cluster["presence"];
  readonly #invites = invites();
  readonly #listeners = new Set<(guests: readonly string[]) => void>();

  constructor({ presence }: Pick<Cluster, "presence">) {
    this.#presence = presence;
  }

  get invites(): Pick<Invites, "isAllowed" | "openFor" | "sentBy"> {
    return this.#invites;
  }

  /** Tells every process, this one included. A message lost in an outage is made good when the guest's page connects again. */
  tell(news: News): void {
    this.#receive(news);
    void this.#presence.publish(TOPIC, { process: matchMaker.processId, news });
  }

  /** The listener is told which guests have news. */
  listen(listener: (guests: readonly string[]) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** From then on, news from other processes are received. */
  async open(): Promise<void> {
    await this.#presence.subscribe(TOPIC, ({ process, news }: { readonly process: string; readonly news: News }) => {
      if (process !== matchMaker.processId) this.#receive(news);
    });
  }

  #receive(news: News): void {
    const about = apply(this.#invites, news);
    for (const listener of this.#listeners) listener(about);
  }
}

/** Returns the guests it is about. */
function apply(known: Invites, news: News): readonly string[] {
  switch (news.type) {
    case "changed":
      return news.guests;
    case "erased":
      known.forget(news.guest);
      return [news.guest];
    case "invite":
      known.add(news.invite);
      return [];
    case "declined":
      known.decline(news.match, news.to);
      return [];
  }
}
