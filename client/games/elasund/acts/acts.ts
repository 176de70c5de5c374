/** How each event is told: a sentence for the log, and which pieces move when, from where and to where. */
import type { Sight } from "../../../../shared/core/contract/game.ts";
import type { CoreEvent } from "../../../../shared/core/match/view.ts";
import type { Elasund, Event } from "../../../../shared/elasund/state.ts";
import type { Act } from "../../../face/pose.ts";
import { NO_SEAT, type Tellers, tellEvent } from "../../../face/telling.ts";
import { cards } from "./cards.ts";
import type { Context } from "./context.ts";
import { course } from "./course.ts";
import { town } from "./town.ts";

const tellers: Tellers<Event | CoreEvent, Context> = { ...course, ...cards, ...town };

export function act(event: Event | CoreEvent, before: Sight<Elasund>, after: Sight<Elasund>): Act {
  const actor = "seat" in event ? event.seat : before.table.turn;
  return tellEvent(tellers, event, {
    before,
    after,
    actor,
    say: (key, args = {}) => [`log.${key}`, { seat: actor, ...args }],
    actOfAll: (key, cues = [], args = {}) => ({ line: [`log.${key}`, args], cues, seat: NO_SEAT }),
  });
}
