/** What the lobby rooms of all processes tell each other about guests: that something about them has changed, and invitations. */
import { matchMaker } from "@colyseus/core";
import type { Cluster } from "../cluster/cluster.ts";
import { type Invite, type Invites, invites } from "./invites.ts";

/** Processes of other versions listen to this name. */
const TOPIC = "company";

type News =
  /** Names, contacts or the wish to be shown as away; `signedOut`: which of their devices are signed in. */
  | { readonly type: "changed"; readonly guests: readonly string[]; readonly signedOut?: true }
  | { readonly type: "erased"; readonly guest: string }
  | { readonly type: "invite"; readonly invite: Invite }
  | { readonly type: "declined"; readonly match: string; readonly to: string };

/** Which guests have news. `isOut`: a device that said it was theirs may be so no more, and has to say it again. */
type PeopleListener = (guests: readonly string[], isOut: boolean) => void;

export class People {
  readonly #presence: Cluster["presence"];
  readonly #invites = invites();
  readonly #listeners = new Set<PeopleListener>();

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

  listen(listener: PeopleListener): () => void {
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
    const isOut = news.type === "erased" || (news.type === "changed" && news.signedOut === true);
    for (const listener of this.#listeners) listener(about, isOut);
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
