/** What every game promises about hidden data: who sees it, what may be guessed of it, and how a deal is proven. */
import { describe, expect, it } from "vitest";
import { clone, isEqual } from "../../shared/core/base/plain.ts";
import { below, pick, quickLuck } from "../../shared/core/base/random.ts";
import { verifyDeal } from "../../shared/core/match/record.ts";
import { askedSeats, begin, resume } from "../../shared/core/match/step.ts";
import { isUnrevealed, preview, silent, viewOf, WATCHER } from "../../shared/core/match/view.ts";
import { everywhere } from "./everywhere.ts";
import { newRecord, randomMatch, UNDER_TEST } from "./matches.ts";
import { expectSame } from "./same.ts";
import { shapeOf } from "./shapes.ts";

describe.each(UNDER_TEST)("$id", (game) => {
  it("proves its deal: the record played again from the published secret and shares, and no other, is the same match", () => {
    const { record, state } = randomMatch(game, 6);
    const seen = { commitment: record.deal.commitment, own: { seat: 0, share: record.deal.shares[0] as string } };
    expect(() => verifyDeal(record, seen)).not.toThrow();
    expect(resume(game, record).state).toEqual(state);
    const forged = { ...record, deal: newRecord(game, 60, record.seats).deal };
    expect(() => verifyDeal(forged, seen)).toThrow("badRecord");
    expect(begin(game, forged).match.state).not.toEqual(begin(game, record).match.state);
    expect(() => begin(game, { ...record, deal: { ...record.deal, secret: forged.deal.secret } })).toThrow("badRecord");
  });

  it("does not show a seat, its moves or its bot what is hidden: they are the same when all of it is dealt again", () => {
    const unseen = everywhere(game, 2, (match, deal) => {
      let unrevealing = 0;
      for (let seat = 0; seat < match.record.seats; seat++) {
        const view = viewOf(match.state, seat);
        const other = game.imagine(view, quickLuck(deal));
        expectSame(viewOf(other, seat), view);
        expectSame(game.moves(viewOf(other, seat)), game.moves(view));
        if (!askedSeats(match).includes(seat)) continue;
        const move = game.bot(view, quickLuck(deal));
        expectSame(game.bot(viewOf(other, seat), quickLuck(deal)), move);
        expect(game.moves(view).some((listed) => isEqual(listed, move))).toBe(true);
        const late = game.timeout?.(view);
        if (late !== undefined) expect(game.moves(view)).toContainEqual(late);
        const after = clone(match.state);
        const otherBefore = clone(other);
        const told: object[] = [];
        const toldOther: object[] = [];
        game.play(after, seat, move, (open, to, own) => told.push(to === seat && own !== undefined ? own : open));
        game.play(other, seat, move, (open, to, own) => toldOther.push(to === seat && own !== undefined ? own : open));
        const silentOnBoth = isUnrevealed(game, match.state, after, seat) && isUnrevealed(game, otherBefore, other, seat);
        if (!silentOnBoth) continue;
        unrevealing++;
        expectSame(viewOf(other, seat), viewOf(after, seat));
        expectSame(toldOther, told);
      }
      return unrevealing > 0;
    });
    expect(unseen).toBeGreaterThan(0);
  });

  it("imagines states that can be played to the end, and leaves the view they came from alone", () => {
    const imagined = everywhere(game, 2, (match, deal) => {
      // Each of these is played to its end, so of a long match not every position is tried.
      const luck = quickLuck(deal + match.frame);
      if (match.record.entries.length > 30 && below(luck, 6) > 0) return false;
      for (let seat = 0; seat < match.record.seats; seat++) {
        const view = viewOf(match.state, seat);
        const before = clone(view);
        const state = game.imagine(view, luck);
        expectSame(shapeOf({ ...state.hidden, luck: 0 }), shapeOf({ ...match.state.hidden, luck: 0 }));
        expectSame(shapeOf(state.secrets), shapeOf(match.state.secrets));
        for (let asked = game.toAct(state.table); asked.length > 0; asked = game.toAct(state.table)) {
          const mover = pick(luck, asked);
          game.play(state, mover, pick(luck, game.moves(viewOf(state, mover))), silent);
        }
        expect(game.result(state.table)?.places).toHaveLength(match.record.seats);
        expectSame(view, before);
      }
      return true;
    });
    expect(imagined).toBeGreaterThan(0);
  });

  it("imagines from what a watcher sees, so that its chances can be told: every position can be played to its end", () => {
    const imagined = everywhere(game, 2, (match, deal) => {
      const luck = quickLuck(deal + match.frame);
      if (match.record.entries.length > 30 && below(luck, 6) > 0) return false;
      const { table } = match.state;
      const state = game.imagine({ table, secret: undefined, seat: WATCHER }, luck);
      expectSame(state.table, table);
      expectSame(shapeOf(state.secrets), shapeOf(match.state.secrets));
      for (let asked = game.toAct(state.table); asked.length > 0; asked = game.toAct(state.table)) {
        const mover = pick(luck, asked);
        game.play(state, mover, pick(luck, game.moves(viewOf(state, mover))), silent);
      }
      return true;
    });
    expect(imagined).toBeGreaterThan(0);
  });

  it("previews a move as it will be, unless it reveals something, and says so", () => {
    const previewed = everywhere(game, 4, (match, deal) => {
      let unrevealing = 0;
      for (const seat of askedSeats(match)) {
        const view = viewOf(match.state, seat);
        const move = pick(quickLuck(deal), game.moves(view));
        const after = clone(match.state);
        game.play(after, seat, move, silent);
        const seen = preview(game, view, [game.notation(move)], quickLuck(deal));
        expect(seen.reveals).toBe(!isUnrevealed(game, match.state, after, seat));
        if (seen.reveals) continue;
        unrevealing++;
        expectSame(seen.view, viewOf(after, seat));
      }
      return unrevealing > 0;
    });
    expect(previewed).toBeGreaterThan(0);
  });
});
