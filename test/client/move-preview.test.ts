/** What a move shows before it is made. */
import { describe, expect, it } from "vitest";
import { ghostsOf } from "../../client/stage/ghosts.ts";
import type { Piece } from "../../client/stage/match-pieces.ts";
import type { Picture } from "../../client/stage/pose.ts";
import type { View } from "../../shared/core/game.ts";
import { isEqual } from "../../shared/core/plain.ts";
import { below, pick, quickLuck } from "../../shared/core/random.ts";
import { askedSeats, step } from "../../shared/core/step.ts";
import { certainView, isUnrevealed, viewOf } from "../../shared/core/view.ts";
import { everywhere } from "../contract/everywhere.ts";
import { movesEntry } from "../contract/matches.ts";
import { FACES, SIZE } from "./faces.ts";

const piecesOf = (picture: Picture): readonly Piece[] => picture.map((pose, id) => ({ id, pose }));

describe.each(FACES)("$game.id: a previewed move", ({ game, ...face }) => {
  const whole = { game, ...face };

  it("shows the newest frame that comes before anything hidden, and all of the move where nothing hidden is involved", () => {
    let complete = 0;
    let cut = 0;
    everywhere(game, 4, (match, deal) => {
      for (const seat of askedSeats(match)) {
        const view = viewOf(match.state, seat);
        const move = game.notation(pick(quickLuck(deal + match.frame), game.moves(view)));
        const certain = certainView(game, view, [move], quickLuck(1));
        const played = step(match, movesEntry(match, seat, move));
        const shown = played.frames.map((frame): View => viewOf(frame, seat));
        if (isUnrevealed(game, match.state, played.match.state, seat)) {
          complete++;
          expect(certain).toEqual(shown.at(-1));
        } else {
          cut++;
          expect(certain === undefined || shown.some((frame) => isEqual(frame, certain))).toBe(true);
        }
      }
    });
    expect(complete).toBeGreaterThan(0);
    expect(cut).toBeGreaterThan(0);
  });

  it("is the same however the hidden part is dealt", () => {
    const previewed = everywhere(game, 4, (match, deal) => {
      for (const seat of askedSeats(match)) {
        const view = viewOf(match.state, seat);
        const move = game.notation(pick(quickLuck(deal + match.frame), game.moves(view)));
        const [first, ...others] = [1, 2, 3].map((luck) => certainView(game, view, [move], quickLuck(luck)));
        for (const other of others) expect(isEqual(other, first)).toBe(true);
      }
      return askedSeats(match).length > 0;
    });
    expect(previewed).toBeGreaterThan(0);
  });

  it("draws a ghost only where the frame shows a piece that does not lie there yet", () => {
    let drawn = 0;
    everywhere(game, 2, (match, deal) => {
      const luck = quickLuck(deal + match.frame);
      const [seat] = askedSeats(match);
      if (seat === undefined || below(luck, 4) > 0) return;
      const view = viewOf(match.state, seat);
      const certain = certainView(game, view, [game.notation(pick(luck, game.moves(view)))], quickLuck(1));
      if (certain === undefined) return;
      const before = whole.layout(view, SIZE);
      const after = whole.layout(certain, SIZE);
      const places = (picture: Picture) => new Set(picture.map(({ kind, look, x, y }) => `${kind} ${look} ${x} ${y}`));
      for (const ghost of ghostsOf(whole, piecesOf(before), certain, SIZE).poses) {
        const place = `${ghost.kind} ${ghost.look} ${ghost.x} ${ghost.y}`;
        expect(places(after)).toContain(place);
        drawn++;
      }
    });
    expect(drawn).toBeGreaterThan(0);
  });
});
