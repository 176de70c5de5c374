/** Posts to chat services whose move it is, for guests who have entered the address of one: "It is Anna's move in Puerto Rico, Round 4." */
import { Refusal } from "../../shared/core/base/refusal.ts";
import type { PostWords, Webhooks as ShownWebhooks, WebhookTrial } from "../../shared/core/wire/webhooks.ts";
import { LIMITS } from "../base/limits.ts";
import { report } from "../base/log.ts";
import { rateLimit } from "../base/rate-limit.ts";
import type { NewWebhook, StoredWebhook, WebhookStore, WebhookSubject } from "../store/webhooks.ts";
import { Delivery, type DeliveryOptions } from "./delivery.ts";
import { isPublicEndpoint } from "./endpoint.ts";
import type { OutgoingMessage } from "./send.ts";
import { SpacedTasks } from "./spaced-tasks.ts";
import { bodyIn, formOf, lineIn, type PostedLine } from "./webhook-form.ts";

export interface WebhookOptions extends DeliveryOptions {
  /** By language; otherwise the build has them. */
  readonly words?: PostWordsByLanguage;
  /** Milliseconds between two lines about one table. */
  readonly gap?: number;
}
/** Knows who is banned. */
interface Doorkeeper {
  isBanned(person: string): boolean;
}

interface WebhookContext {
  readonly guests: WebhookStore;
  readonly sanctions: Doorkeeper;
}
export type PostWordsByLanguage = Readonly<Record<string, PostWords>>;

/** A line, and the path of the table it is about. */
export interface Post extends PostedLine {
  readonly path: string;
  /** The ids of those it concerns now: who has left gets it no more. Webhooks of a group go with its members. */
  readonly people: readonly string[];
}

/** In seconds, for tries. */
const MINUTE = 60;

export class Webhooks {
  readonly #store: WebhookStore;
  readonly #sanctions: Doorkeeper;
  readonly #words: PostWordsByLanguage | undefined;
  readonly #isOpen: boolean;
  readonly #delivery: Delivery;
  readonly #posts: SpacedTasks;
  readonly #trials = rateLimit(LIMITS.maxWebhookTrials, undefined, MINUTE);
  readonly #trialsToHost = rateLimit(LIMITS.maxWebhookTrialsToHost, undefined, MINUTE);

  /** Without options, or without words, nothing is posted. */
  constructor(
    { guests, sanctions }: WebhookContext,
    options: WebhookOptions | undefined,
    built: PostWordsByLanguage | undefined,
    signal: AbortSignal,
  ) {
    this.#store = guests;
    this.#sanctions = sanctions;
    this.#words = options && (options.words ?? built);
    this.#isOpen = options?.isOpen ?? false;
    this.#delivery = new Delivery(options ?? {}, signal, "webhook");
    this.#posts = new SpacedTasks(options?.gap ?? LIMITS.webhookInterval, signal);
  }

  get isOn(): boolean {
    return this.#words !== undefined;
  }

  async shown(subject: WebhookSubject, reader: string): Promise<ShownWebhooks> {
    const all = this.isOn ? await this.#store.webhooksOf(subject) : [];
    const webhooks = all.map(({ id, address, person, by, off }) => {
      return { id, host: new URL(address).hostname, form: formOf(address), by, own: person === reader, off };
    });
    return { on: this.isOn, webhooks };
  }

  async add(person: string, subject: WebhookSubject, webhook: NewWebhook): Promise<void> {
    const { address, language } = webhook;
    if (this.#words === undefined || !Object.hasOwn(this.#words, language)) throw new Refusal("malformed");
    if (!this.#isAllowed(address)) throw new Refusal("badWebhook");
    if (!(await this.#store.addWebhook(person, subject, webhook))) throw new Refusal("tooManyArranged");
  }

  /** Says what the address answers. One that was switched off works again if the try arrives. */
  async try(person: string, id: string): Promise<WebhookTrial> {
    const webhook = this.isOn ? await this.#store.webhookOf(person, id) : undefined;
    if (webhook === undefined) throw new Refusal("unknownWebhook");
    if (!this.#isAllowed(webhook.address)) throw new Refusal("badWebhook");
    const { hostname } = new URL(webhook.address);
    if (!this.#trials.spend(person, 1) || !this.#trialsToHost.spend(hostname, 1)) throw new Refusal("tooOften");
    const status = await this.#delivery.tryNow(person, this.#messageTo(webhook, { type: "trial", game: "", path: "/", people: [person] }));
    if (status === "nowhere" || status >= 500) return { outcome: "unreachable", status: 0 };
    if (status >= 300) return { outcome: "refused", status };
    if (webhook.off) await this.#store.switchWebhook(id, true);
    return { outcome: "sent", status };
  }

  /** Whether something is posted about a table. */
  async isPosted(table: string): Promise<boolean> {
    return this.isOn && (await this.#store.webhooksOf({ type: "table", key: table })).length > 0;
  }

  /** What is posted of one subject is posted of this table too. */
  async alsoPost(subject: WebhookSubject, table: string): Promise<void> {
    if (this.isOn) await this.#store.alsoPost(subject, table);
  }

  /** Returns at once; what goes wrong is logged. Soon after another line about the same it waits, and is posted only if it still holds then. */
  postSpaced(subject: WebhookSubject, post: Post, stillHolds: () => boolean): void {
    if (!this.isOn) return;
    this.#posts.run(subject.key, (isDelayed) => {
      if (!isDelayed || stillHolds()) this.post(subject, post);
    });
  }

  /** Returns at once; what goes wrong is logged. */
  post(subject: WebhookSubject, post: Post): void {
    if (this.isOn) void this.#postToAll(subject, post).catch((error: unknown) => report("webhooks", error));
  }

  async #postToAll(subject: WebhookSubject, post: Post): Promise<void> {
    const mayGet = ({ off, address, person, ofGroup }: StoredWebhook): boolean =>
      !off && this.#isAllowed(address) && !this.#sanctions.isBanned(person) && (ofGroup || post.people.includes(person));
    const working = (await this.#store.webhooksOf(subject)).filter(mayGet);
    const send = async (webhook: StoredWebhook): Promise<void> => {
      const outcome = await this.#delivery.deliver(webhook.person, this.#messageTo(webhook, post));
      if (outcome === "gone") await this.#store.switchWebhook(webhook.id, false);
    };
    await Promise.all(working.map(send));
  }

  /** Also of addresses that were entered when the operator allowed more: a number as host is not looked up. */
  #isAllowed(address: string): boolean {
    return this.#isOpen ? /^https?:$/.test(URL.parse(address)?.protocol ?? "") : isPublicEndpoint(address);
  }

  #messageTo({ address, origin, language }: StoredWebhook, { path, people: _people, ...line }: Post): OutgoingMessage {
    const words = this.#words?.[language] as PostWords;
    const body = bodyIn(formOf(address), `${lineIn(words, language, line)}\n${origin}${path}`);
    return { endpoint: address, body, headers: { "Content-Type": "application/json" } };
  }
}
