/** How each event is told: a sentence for the log, and which pieces move when, from where and to where. */
import type { Sight } from "../../../../shared/core/contract/game.ts";
import type { CoreEvent } from "../../../../shared/core/match/view.ts";
import type { Event, PuertoRico } from "../../../../shared/puerto-rico/state.ts";
import type { Act } from "../../../face/pose.ts";
import { NO_SEAT, type Tellers, tellEvent } from "../../../face/telling.ts";
import { nearSeat } from "../layout/frame.ts";
import { city } from "./city.ts";
import type { Context } from "./context.ts";
import { course } from "./course.ts";
import { goods } from "./goods.ts";
import { coinCues } from "./pieces.ts";

const tellers: Tellers<Event | CoreEvent, Context> = { ...course, ...city, ...goods };

/** The seat of a line is the one it happens to, which is often not the one that was asked; what the rules do by themselves has none. */
export function act(event: Event | CoreEvent, before: Sight<PuertoRico>, after: Sight<PuertoRico>): Act {
  const near = nearSeat(after);
  const told = tellEvent(tellers, event, {
    was: before.table,
    table: after.table,
    say: (key, args = {}) => [`log.${key}`, "seat" in event ? { seat: event.seat, ...args } : args],
    barrelsOf: (seat, good) => (seat === near ? `goods:${seat}:${good}` : `flag:${seat}`),
    money: (seat, order, bank = "bank") => coinCues(before.table, after.table, seat, seat === near, order, bank),
  });
  const pictured = "good" in event ? { pictured: `stock:${event.good}` } : {};
  return { seat: "seat" in event ? event.seat : NO_SEAT, ...pictured, ...told };
}
