/** What is posted to chat services about one table: that its match has begun, whose move it is, how it ended. */
import type { Game } from "../../shared/core/contract/game.ts";
import type { Match } from "../../shared/core/match/match.ts";
import { outcome } from "../../shared/core/match/outcome.ts";
import { isDaySpeed } from "../../shared/core/match/speeds.ts";
import { askedSeats } from "../../shared/core/match/step.ts";
import { WATCHER } from "../../shared/core/match/view.ts";
import { pathTo } from "../../shared/core/wire/addresses.ts";
import { report } from "../base/log.ts";
import type { Named } from "../push/webhook-form.ts";
import type { Post } from "../push/webhooks.ts";
import type { TableOptions } from "../table/options.ts";
import type { Seat } from "../table/seats.ts";
import type { MatchContext } from "./match-context.ts";

interface PostOptions {
  /** The match's. */
  readonly id: string;
  readonly webhooks: MatchContext["webhooks"];
  readonly game: Game;
  readonly options: Pick<TableOptions, "code" | "speed">;
  readonly seats: readonly Seat[];
  match(): Match | undefined;
  /** Whether the match may be shown to all once it is over. */
  isDealOpen(): boolean;
}

export class TablePosts {
  readonly #options: PostOptions;
  /** Most tables post nothing, and ask the store once. */
  #isOn = false;

  constructor(options: PostOptions) {
    this.#options = options;
  }

  /** An address was added. */
  turnOn(): void {
    this.#isOn = true;
  }

  /** The match can be played: it has begun, or was loaded again. */
  started(isNew: boolean): void {
    const { id, webhooks } = this.#options;
    const look = async (): Promise<void> => {
      this.#isOn ||= await webhooks.isPosted(id);
      if (this.#isOn && isNew) this.#post("begun");
    };
    void look().catch((error: unknown) => report(`webhooks of ${id}`, error));
  }

  /** Only where moves may take long, and if a player who is asked is not at the table: the others see it there. */
  played(match: Match): void {
    const { id, webhooks, options, seats } = this.#options;
    if (!this.#isOn || !(options.speed === "none" || isDaySpeed(options.speed))) return;
    const asked = askedSeats(match).filter((seat) => seats[seat]?.kind === "person");
    if (!asked.some((seat) => seats[seat]?.session === "")) return;
    const stillAsked = (): boolean => {
      const now = this.#options.match();
      return now !== undefined && askedSeats(now).some((seat) => asked.includes(seat));
    };
    webhooks.postSpaced({ type: "table", key: id }, this.#line("moveInRound", asked, match), stillAsked);
  }

  ended(match: Match): void {
    const result = outcome(match);
    if (!this.#isOn || result === undefined) return;
    const winners = [...result.places.keys()].filter((seat) => result.places[seat] === 1);
    const totals = result.points.map((points) => Object.values(points).reduce((sum, value) => sum + value, 0));
    const isOnPoints = result.points.length > 0 && result.points.every((points) => Object.keys(points).length > 0);
    if (winners.length !== 1) return this.#post("ended");
    const points = totals.toSorted((one, other) => other - one).join("–");
    this.#post(isOnPoints ? "wonOnPoints" : "won", winners, { points });
  }

  #post(type: Post["type"], seats?: readonly number[], args: Record<string, string> = {}): void {
    const { id, webhooks } = this.#options;
    webhooks.post({ type: "table", key: id }, { ...this.#line(type, seats), args });
  }

  /** About players in some seats, or in all. */
  #line(type: Post["type"], about: readonly number[] = [...this.#options.seats.keys()], match = this.#options.match()): Post {
    const { id, game, options, seats, isDealOpen } = this.#options;
    const named = (seat: number): Named => ({ name: seats[seat]?.name ?? "", bot: seats[seat]?.kind === "bot" });
    const isOver = match !== undefined && outcome(match) !== undefined;
    const path =
      isOver && isDealOpen()
        ? pathTo({ type: "match", match: id, seat: WATCHER, frame: 0 })
        : options.code === ""
          ? pathTo({ type: "sit", match: id })
          : pathTo({ type: "join", code: options.code });
    const round = match && game.round?.(match.state.table);
    return {
      type,
      game: game.id,
      ...(round !== undefined && { round }),
      names: { names: about.map(named) },
      path,
      people: seats.map(({ person }) => person),
    };
  }
}
