/** How each event is told: a sentence for the log, and which pieces move when, from where and to where. */
import type { Sight } from "../../../../shared/core/contract/game.ts";
import type { CoreEvent } from "../../../../shared/core/match/view.ts";
import type { Duel, Event } from "../../../../shared/duel/state.ts";
import type { Act } from "../../../face/pose.ts";
import { type Tellers, tellEvent } from "../../../face/telling.ts";
import { cards } from "./cards.ts";
import type { Context } from "./context.ts";
import { course } from "./course.ts";
import { moneyCues } from "./money.ts";
import { rivalry } from "./rivalry.ts";
import { tokens } from "./tokens.ts";

const tellers: Tellers<Event | CoreEvent, Context> = { ...course, ...cards, ...tokens, ...rivalry };

export const act = (event: Event | CoreEvent, before: Sight<Duel>, after: Sight<Duel>): Act =>
  tellEvent(tellers, event, {
    before,
    after,
    say: (key, args = {}) => [`log.${key}`, "seat" in event ? { seat: event.seat, ...args } : args],
    money: (seat, order, bank = "box") => moneyCues(before.table, after.table, seat, order, bank),
  });
