type Task = (isDelayed: boolean) => void;

/** Runs the first task of a key at once, and then at most one in each gap: the newest. */
export class SpacedTasks {
  readonly #gap: number;
  readonly #slots = new Map<string, { next: Task | undefined; timer: NodeJS.Timeout }>();

  constructor(gap: number, signal: AbortSignal) {
    this.#gap = gap;
    signal.addEventListener("abort", () => this.#end(), { once: true });
  }

  run(key: string, task: Task): void {
    const slot = this.#slots.get(key);
    if (slot === undefined) this.#begin(key, task, false);
    else slot.next = task;
  }

  #end(): void {
    for (const { timer } of this.#slots.values()) clearTimeout(timer);
    this.#slots.clear();
  }

  #begin(key: string, task: Task, isDelayed: boolean): void {
    const timer = setTimeout(() => {
      const next = this.#slots.get(key)?.next;
      this.#slots.delete(key);
      if (next !== undefined) this.#begin(key, next, true);
    }, this.#gap).unref();
    this.#slots.set(key, { next: undefined, timer });
    task(isDelayed);
  }
}
