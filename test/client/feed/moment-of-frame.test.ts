import { describe, expect, it } from "vitest";
import { momentOf } from "../../../client/feed/live/moment-of-frame.ts";
import { sightOf } from "../../../shared/core/match/view.ts";
import { NO_PROPOSAL } from "../../../shared/core/wire/sync.ts";
import { chosen, game } from "../../core/toy-match.ts";

const match = chosen();
const [seat] = match.game.toAct(match.state.table) as [number];
const received = (resigned: readonly number[]) => {
  const frame = { number: match.frame, event: { type: "began" as const }, privateEvent: undefined, ...match.state };
  const { number, event } = frame;
  const around = { people: [], proposal: NO_PROPOSAL, paused: false };
  return momentOf(game, { number, event, sight: sightOf(frame, seat), ending: "", resigned, asks: match.asks, undo: undefined, ...around });
};

describe("The newest frame of a room asks", () => {
  it("the player of a seat that is to move", () => expect(received([])).toMatchObject({ asked: [seat], ask: match.asks[seat] }));
  it("nothing of a player who has resigned: a bot is to move", () => expect(received([seat])).toMatchObject({ asked: [seat], ask: 0 }));
});
