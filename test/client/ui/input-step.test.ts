/** Every way from one state of the input to another, without a page. */
import { describe, expect, it } from "vitest";
import { eraseFace, type Face, type Pick } from "../../../client/face/face.ts";
import type { Moment } from "../../../client/feed/feed.ts";
import { momentsOf } from "../../../client/feed/moments-of-step.ts";
import { DEFAULTS, type Settings } from "../../../client/settings/settings.ts";
import { type InputState, NEW_INPUT, pathOf, promptContent } from "../../../client/ui/model/input-state.ts";
import { type InputEvent, type InputRules, type InputStep, inputStep, type MoveGuide } from "../../../client/ui/model/input-step.ts";
import type { Match } from "../../../shared/core/match/match.ts";
import { begin } from "../../../shared/core/match/step.ts";
import { newRecord } from "../../contract/matches.ts";
import { chosen, game, play, rolled, tableOf } from "../../core/toy-match.ts";
import { toyFace } from "../../toy/face.ts";

const face = eraseFace(toyFace);
const plain = (): Match => rolled(chosen(begin(game, newRecord(game, 7, 3, { draw: false })).match));
/** Each pebble is a move of its own. */
const single = { ...face, drag: undefined, row: undefined } as unknown as Face;
/** One bin alone: a single legal move. */
const narrow = { ...single, picks: (view) => face.picks(view).filter(({ move }) => move === "put 1") } as Face;
const idle = { ...narrow, picks: (view) => narrow.picks(view).map((pick) => ({ ...pick, idle: true })) } as Face;

const rulesOf = (own: Face = face, settings: Partial<Settings> = {}, guide?: MoveGuide): InputRules => ({
  face: own,
  settings: { ...DEFAULTS, ...settings },
  guide,
});

function momentOf(match: Match): Moment {
  const frames = [{ number: match.frame, event: { type: "began" } as const, privateEvent: undefined, ...match.state }];
  return momentsOf({ match, frames }, tableOf(match).leader).at(-1)!;
}

const frame = (moment: Moment, caughtUp = true): InputEvent => ({ type: "frame", moment, caughtUp, sight: moment.sight });
/** Another seat has moved meanwhile, or nobody is asked any more. */
const unasked = (moment: Moment): Moment => ({ ...moment, number: moment.number + 1, ask: 0, asked: [] });

/** Takes events in turn; gives the last state, and the effects of the last event. */
function after(rules: InputRules, match: Match, ...events: readonly (InputEvent | ((state: InputState) => InputEvent))[]): InputStep {
  let last = inputStep(rules, NEW_INPUT, frame(momentOf(match)));
  for (const event of events) last = inputStep(rules, last.state, typeof event === "function" ? event(last.state) : event);
  return last;
}

const typeOf = ({ state }: InputStep) => state.asking.type;
const does = ({ effects }: InputStep) => effects.map(({ type }) => type);
const label = (move: string) => (state: InputState) =>
  ({ type: "chosen", pick: face.picks(state.sight as never).find((pick) => pick.move === move) as Pick }) as const;
const bin = (match: Match, at: number): string => `bin:${tableOf(match).leader}:${at}`;
const click = (match: Match, at: number): InputEvent => ({ type: "clicked", piece: bin(match, at) });
/** All pebbles laid by clicks, so that the row can still be shifted about. */
const full = (match: Match): InputEvent[] => Array.from({ length: tableOf(match).pebbles }, () => click(match, 1));

describe("A player who only watches", () => {
  it("picks, once a frame asks them", () => expect(typeOf(after(rulesOf(), plain()))).toBe("picking"));
  it("does not, while newer frames wait to be shown", () => {
    expect(typeOf(inputStep(rulesOf(), NEW_INPUT, frame(momentOf(plain()), false)))).toBe("watching");
  });
  it("does not, if another seat is asked or the match is over", () => {
    expect(typeOf(inputStep(rulesOf(), NEW_INPUT, frame(unasked(momentOf(plain())))))).toBe("watching");
    expect(typeOf(inputStep(rulesOf(), NEW_INPUT, frame({ ...momentOf(plain()), outcome: { end: "left" } as never })))).toBe("watching");
  });
  it("passes, if a pass is all that can be done", () => {
    const step = after(rulesOf(idle, { autoplay: false }), plain());
    expect([typeOf(step), step.effects]).toEqual([
      "passing",
      [{ type: "rest", pick: expect.objectContaining({ move: "put 1" }), isPass: true }],
    ]);
  });
  it("changes nothing by any answer", () => {
    const { state } = inputStep(rulesOf(), NEW_INPUT, frame(unasked(momentOf(plain()))));
    const answers: InputEvent[] = [
      click(plain(), 1),
      { type: "chosen", pick: face.picks(momentOf(plain()).sight as never)[0]! },
      { type: "confirmed" },
      { type: "played", moves: ["put 1"] },
      { type: "filled", row: ["put 1"] },
      { type: "back" },
    ];
    for (const answer of answers) expect(inputStep(rulesOf(), state, answer)).toEqual({ state, effects: [] });
  });
  it("sees a piece that they drag away lie there again, with a word", () => {
    const { state } = inputStep(rulesOf(), NEW_INPUT, frame(unasked(momentOf(plain()))));
    const step = inputStep(rulesOf(), state, { type: "dragged", from: bin(plain(), 0), to: bin(plain(), 1) });
    expect([step.state, does(step)]).toEqual([state, ["notNow", "showRow"]]);
  });
});

describe("A player who picks", () => {
  it("gathers the moves of a row, which the picture shows", () => {
    const step = after(rulesOf(), plain(), label("put 1"));
    expect([typeOf(step), does(step), step.state.row?.moves]).toEqual(["picking", ["showRow"], ["put 1"]]);
  });
  it("sends a move that belongs to no row", () => {
    const step = after(rulesOf(single), plain(), label("put 1"));
    expect([typeOf(step), does(step)]).toEqual(["sent", ["showRow", "send"]]);
    expect(step.effects[1]).toMatchObject({ moves: ["put 1"], ask: step.state.answered, byItself: false });
  });
  it("sends the row with the move that ends it", () => {
    const step = after(rulesOf(), plain(), label("put 1"), label("keep"));
    expect([typeOf(step), step.effects[1]]).toEqual(["sent", expect.objectContaining({ moves: ["put 1", "keep"] })]);
  });
  it("is asked once more, if a slip of the hand would show something hidden", () => {
    const step = after(rulesOf(face, { confirm: "always" }), rolled(), label("keep"));
    expect(step.state.asking).toMatchObject({ type: "confirming", moves: ["keep"], why: { type: "reveals" } });
    expect(does(step)).toEqual([]);
  });
  it("is asked once more about each click, if they wish it", () => {
    const match = plain();
    const step = after(rulesOf(single, { secondClick: "always" }), match, click(match, 1));
    expect(step.state.asking).toMatchObject({ type: "confirming", why: { type: "click", piece: bin(match, 1) } });
  });
  it("may say when a row is done whose pieces can still be shifted about", () => {
    const match = plain();
    expect(after(rulesOf(), match, ...full(match)).state.asking).toMatchObject({ type: "confirming", why: { type: "row" } });
  });
  it("takes the last gathered move back", () => {
    const step = after(rulesOf(), plain(), label("put 1"), label("put 2"), { type: "back" });
    expect([typeOf(step), does(step), step.state.row?.moves]).toEqual(["picking", ["showRow"], ["put 1"]]);
  });
  it("can go no further back than that", () => {
    const before = after(rulesOf(), plain()).state;
    expect(inputStep(rulesOf(), before, { type: "back" })).toEqual({ state: before, effects: [] });
  });
  it("keeps what is gathered through frames of others, and loses it with the ask", () => {
    const match = plain();
    const begun = after(rulesOf(), match, label("put 1")).state;
    const between = inputStep(rulesOf(), begun, frame(unasked(momentOf(match))));
    expect([typeOf(between), between.state.row?.moves]).toEqual(["watching", ["put 1"]]);
    const again = inputStep(rulesOf(), between.state, frame(momentOf(match)));
    expect([typeOf(again), again.state.row?.moves]).toEqual(["picking", ["put 1"]]);
    const other = inputStep(rulesOf(), begun, frame({ ...momentOf(match), ask: momentOf(match).ask + 5 }));
    expect([does(other), other.state.row]).toEqual([["rowDropped"], undefined]);
  });
  it("finds what is gathered again after looking back at earlier frames", () => {
    const match = plain();
    const past = frame({ ...unasked(momentOf(match)), past: true });
    const away = after(rulesOf(), match, label("put 1"), past, past);
    expect([typeOf(away), away.state.row, does(away)]).toEqual(["watching", undefined, []]);
    const back = inputStep(rulesOf(), away.state, frame(momentOf(match)));
    expect([typeOf(back), back.state.row?.moves, does(back)]).toEqual(["picking", ["put 1"], ["showRow"]]);
    expect(back.state.sight).toEqual(back.state.row?.sight);
  });
  it("keeps it while the connection is lost, and can do nothing then", () => {
    const match = plain();
    const { state } = after(rulesOf(), match, label("put 1"), { type: "halted", halted: true });
    expect(promptContent(state)).toEqual({ type: "nothing" });
    expect(inputStep(rulesOf(), state, click(match, 1))).toEqual({ state, effects: [] });
    const again = inputStep(rulesOf(), state, { type: "halted", halted: false });
    expect([typeOf(again), again.state.row?.moves]).toEqual(["picking", ["put 1"]]);
  });
  it("can go on with what a frame asks that came while the connection was lost", () => {
    const match = plain();
    const { state } = inputStep(rulesOf(), { ...NEW_INPUT, halted: true }, frame(momentOf(match)));
    const step = inputStep(rulesOf(), state, { type: "halted", halted: false });
    expect(promptContent(step.state)).toMatchObject({ type: "choices", main: undefined });
    expect(typeOf(inputStep(rulesOf(), step.state, click(match, 1)))).toBe("picking");
  });
  it("gathers a whole row at once", () => {
    const step = after(rulesOf(), plain(), { type: "filled", row: ["put 1", "put 2"] });
    expect([step.state.row?.moves, does(step)]).toEqual([["put 1", "put 2"], ["showRow"]]);
  });
  it("plays a hint, which is then their own choice", () => {
    const step = after(rulesOf(), plain(), { type: "played", moves: ["put 1", "keep"] });
    expect([typeOf(step), step.effects[1]]).toEqual(["sent", expect.objectContaining({ moves: ["put 1", "keep"], byItself: false })]);
  });
  it("is told that a move has become impossible, and can pick another", () => {
    const pick: Pick = { move: "put 9", kind: "choice", pieces: [], label: ["put"] };
    const step = after(rulesOf(), plain(), label("put 1"), { type: "chosen", pick });
    expect([typeOf(step), does(step), step.state.row?.moves]).toEqual(["picking", ["notNow", "showRow"], ["put 1"]]);
  });
  it("picks from the start, where a lesson now wants something else", () => {
    const match = plain();
    const rules = rulesOf(single, { secondClick: "always" });
    const { state } = after(rules, match, click(match, 1));
    expect([state.asking.type, pathOf(state)]).toEqual(["confirming", [bin(match, 1)]]);
    const step = inputStep(rules, state, { type: "offeredAnew" });
    expect([typeOf(step), pathOf(step.state)]).toEqual(["picking", []]);
  });
  it("sees the only legal move made after a pause, if they wish it and have not taken it back", () => {
    const rules = rulesOf(narrow, { autoplay: true, confirm: "never" });
    expect(after(rules, plain()).effects).toMatchObject([{ type: "rest", isPass: false }]);
    expect(after(rulesOf(narrow, { autoplay: false }), plain()).effects).toEqual([]);
    const taken = { ...momentOf(plain()), event: { type: "takenBack" } as never };
    expect(inputStep(rules, NEW_INPUT, frame(taken)).effects).toEqual([]);
  });
  it("has that move marked as played by itself", () => {
    const step = after(rulesOf(narrow, { confirm: "never" }), plain(), (state) => ({
      type: "rested",
      pick: narrow.picks(state.sight as never)[0]!,
    }));
    expect([typeOf(step), step.effects[1]]).toEqual(["sent", expect.objectContaining({ byItself: true })]);
  });
});

describe("A player who is asked to confirm", () => {
  const revealing = [rulesOf(face, { confirm: "always" }), rolled(), label("keep")] as const;
  it("sends it by saying so", () => {
    const step = after(...revealing, { type: "confirmed" });
    expect([typeOf(step), step.effects[1]]).toEqual(["sent", expect.objectContaining({ moves: ["keep"] })]);
  });
  it("sends it by the second click on the same piece", () => {
    const match = plain();
    const step = after(rulesOf(single, { secondClick: "always" }), match, click(match, 1), click(match, 1));
    expect([typeOf(step), does(step)]).toEqual(["sent", ["showRow", "send"]]);
  });
  it("chooses another piece by a click on it", () => {
    const match = plain();
    const step = after(rulesOf(single, { secondClick: "always" }), match, click(match, 1), click(match, 2));
    expect(step.state.asking).toMatchObject({ type: "confirming", moves: ["put 2"] });
  });
  it("goes back to picking", () => expect(typeOf(after(...revealing, { type: "back" }))).toBe("picking"));
  it("is still asked after another seat's frame with the same ask", () => {
    const [rules, match, ...events] = revealing;
    const { state } = after(rules, match, ...events);
    const next = inputStep(rules, state, frame({ ...momentOf(match), number: state.moment!.number + 1 }));
    expect(next.state.asking).toEqual(state.asking);
  });
  it("is asked no more, once the move cannot be made", () => {
    const [rules, match, ...events] = revealing;
    const { state } = after(rules, match, ...events);
    expect(typeOf(inputStep(rules, state, frame({ ...momentOf(match), ask: momentOf(match).ask + 5 })))).toBe("picking");
  });
  it("shifts the pieces of a full row, and is asked again", () => {
    const match = plain();
    const step = after(rulesOf(), match, ...full(match), { type: "dragged", from: bin(match, 1), to: bin(match, 0) });
    expect([step.state.asking, step.state.row?.moves.at(-1)]).toEqual([expect.objectContaining({ why: { type: "row" } }), "put 0"]);
  });
  it("takes the last move of a full row back", () => {
    const match = plain();
    const step = after(rulesOf(), match, ...full(match), { type: "back" });
    expect([typeOf(step), step.state.row?.moves.length]).toEqual(["picking", tableOf(match).pebbles - 1]);
  });
  it("cannot pick anything else while a full row waits", () => {
    const match = plain();
    const { state } = after(rulesOf(), match, ...full(match));
    for (const event of [click(match, 0), label("put 0")(state)])
      expect(inputStep(rulesOf(), state, event)).toEqual({ state, effects: [] });
  });
});

describe("A player who passes", () => {
  const pass = [rulesOf(idle), plain()] as const;
  const rested = (state: InputState): InputEvent => ({ type: "rested", pick: idle.picks(state.sight as never)[0]! });
  it("has passed when the pause is over", () => expect(typeOf(after(...pass, rested))).toBe("sent"));
  it("is asked nothing meanwhile", () => {
    expect(promptContent(after(...pass).state)).toEqual({ type: "choices", picks: [], main: undefined, canGoBack: false });
  });
  it("waits while the connection is lost, and for a whole pause afterwards", () => {
    const halted = after(...pass, { type: "halted", halted: true });
    expect([typeOf(halted), halted.effects]).toEqual(["passing", []]);
    expect(typeOf(inputStep(pass[0], halted.state, rested(halted.state)))).toBe("passing");
    expect(does(inputStep(pass[0], halted.state, { type: "halted", halted: false }))).toEqual(["rest"]);
  });
});

describe("A player whose answer is on its way", () => {
  const sent = [rulesOf(), plain(), label("put 1"), label("keep")] as const;
  it("can do nothing more, and sees what they did", () => {
    const { state } = after(...sent);
    expect([promptContent(state), state.row]).toMatchObject([{ type: "nothing" }, { moves: ["put 1", "keep"], sent: true }]);
    expect(inputStep(sent[0], state, click(sent[1], 1))).toEqual({ state, effects: [] });
  });
  it("still waits, if only another seat's answer has come", () => {
    const { state } = after(...sent);
    expect(typeOf(inputStep(sent[0], state, frame({ ...momentOf(sent[1]), number: 99 })))).toBe("sent");
  });
  it("is asked again once the frames of the answer have come", () => {
    const { state } = after(...sent);
    const seat = tableOf(sent[1]).leader;
    const moments = momentsOf(play(sent[1], seat, "put 1", "keep"), seat);
    const done = moments.reduce<InputStep>((now, moment) => inputStep(sent[0], now.state, frame(moment)), { state, effects: [] });
    expect([typeOf(done), done.state.row, does(done)]).toEqual(["picking", undefined, []]);
  });
  it("can pick again if it was refused", () => {
    const step = after(...sent, (state) => ({ type: "refused", ask: state.answered }));
    expect([typeOf(step), step.state.row, does(step)]).toEqual(["picking", undefined, ["showRow"]]);
  });
  it("is not disturbed by the refusal of an older one", () => {
    const { state } = after(...sent);
    expect(inputStep(sent[0], state, { type: "refused", ask: state.answered - 1 })).toEqual({ state, effects: [] });
  });
});
