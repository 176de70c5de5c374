/**
 * Bans, mutes and notices of the operator's log, in memory: every door asks here, and no request reads the store for it. Each process reads
 * the log again when another process has added to it, and once a minute, because a message between processes may be lost.
 */
import { matchMaker } from "@colyseus/core";
import { Refusal } from "../../shared/core/base/refusal.ts";
import type { OperatorNotice } from "../../shared/core/wire/wire.ts";
import { report } from "../base/log.ts";
import { time } from "../base/time.ts";
import type { Cluster } from "../cluster/cluster.ts";
import type { Act, ActInForce, ActStore, NewAct } from "../store/acts.ts";

const TOPIC = "sanctions";
/** In milliseconds. */
const REFRESH_INTERVAL = 60_000;
const NONE: readonly never[] = [];

export class Sanctions {
  readonly #presence: Cluster["presence"];
  readonly #store: Pick<ActStore, "addAct" | "actsInForce">;
  readonly #listeners = new Set<() => void>();
  #byTarget: ReadonlyMap<string, readonly ActInForce[]> = new Map();
  /** Reads run one after the other, so that an older one never replaces a newer one. */
  #lastRead: Promise<void> = Promise.resolve();

  constructor({ presence }: Pick<Cluster, "presence">, store: Pick<ActStore, "addAct" | "actsInForce">) {
    this.#presence = presence;
    this.#store = store;
  }

  /** To be called before any door opens. */
  async open(signal: AbortSignal): Promise<void> {
    await this.#presence.subscribe(TOPIC, (process: string) => {
      if (process !== matchMaker.processId) void this.refresh();
    });
    await this.refresh();
    const timer = setInterval(() => void this.refresh(), REFRESH_INTERVAL).unref();
    signal.addEventListener("abort", () => clearInterval(timer), { once: true });
  }

  /** Refuses whoever is banned or muted; a target is a guest's id or the digest of an address. */
  check(what: "ban" | "mute", ...targets: readonly (string | undefined)[]): void {
    const act = this.#inForce(what, targets);
    if (act !== undefined) throw new Refusal(what === "ban" ? "banned" : "muted", { until: act.until, why: act.why });
  }

  isBanned(...targets: readonly (string | undefined)[]): boolean {
    return this.#inForce("ban", targets) !== undefined;
  }

  /** What a guest has to be told, and has not confirmed. */
  noticesFor(guest: string): readonly OperatorNotice[] {
    const acts = this.#byTarget.get(guest) ?? NONE;
    return acts.filter((act) => !act.isRead && isInTime(act)).map(({ id, what, until, why }) => ({ id, what, until, why }));
  }

  /** All acts in force, oldest first. */
  all(): readonly ActInForce[] {
    return [...this.#byTarget.values()].flat().filter(isInTime);
  }

  /** Adds to the log. Resolves when this process has carried it out; the others are told. */
  async add(act: NewAct): Promise<Act> {
    const added = await this.#store.addAct(act);
    await this.refresh();
    void this.#presence.publish(TOPIC, matchMaker.processId);
    return added;
  }

  /** The guest has read what they were told. */
  async confirm(guest: string, id: string): Promise<void> {
    if (!this.noticesFor(guest).some((notice) => notice.id === id)) return;
    await this.add({ what: "read", target: guest, until: 0, why: "", by: "", detail: id });
  }

  /** Called whenever something may have come into force. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Reads the log again. To be called by who changes it otherwise. */
  refresh(): Promise<void> {
    this.#lastRead = this.#lastRead.then(() => this.#read()).catch((error: unknown) => report("sanctions", error));
    return this.#lastRead;
  }

  #inForce(what: "ban" | "mute", targets: readonly (string | undefined)[]): ActInForce | undefined {
    if (this.#byTarget.size === 0) return undefined;
    const acts = targets.flatMap((target) => (target ? (this.#byTarget.get(target) ?? NONE) : NONE));
    const found = acts.filter((act) => act.what === what && isInTime(act));
    return found.reduce<ActInForce | undefined>((last, act) => (last === undefined || act.until > last.until ? act : last), undefined);
  }

  async #read(): Promise<void> {
    const byTarget = new Map<string, ActInForce[]>();
    for (const act of await this.#store.actsInForce()) byTarget.set(act.target, [...(byTarget.get(act.target) ?? NONE), act]);
    this.#byTarget = byTarget;
    for (const listener of this.#listeners) listener();
  }
}

const isInTime = ({ until }: Pick<Act, "until">): boolean => until === 0 || until > time.now();
