/** What a move shows before it is made. */
import { describe, expect, it } from "vitest";
import { eraseFace } from "../../client/face/face.ts";
import type { Picture } from "../../client/face/pose.ts";
import { duelFace } from "../../client/games/duel/face.ts";
import { elasundFace } from "../../client/games/elasund/face.ts";
import { type Foretold, ghostsOf } from "../../client/picture/motion/ghosts.ts";
import { isMeant, type Piece } from "../../client/picture/motion/match-pieces.ts";
import { isEqual } from "../../shared/core/base/plain.ts";
import { below, pick, quickLuck } from "../../shared/core/base/random.ts";
import { eraseShape, type State, type View } from "../../shared/core/contract/game.ts";
import { askedSeats, step } from "../../shared/core/match/step.ts";
import { certainFrames, isUnrevealed, viewOf } from "../../shared/core/match/view.ts";
import type { Duel } from "../../shared/duel/state.ts";
import type { Elasund } from "../../shared/elasund/state.ts";
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
        const certain = certainFrames(game, view, [move], quickLuck(1)).at(-1)?.view;
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
        const [first, ...others] = [1, 2, 3].map((luck) => certainFrames(game, view, [move], quickLuck(luck)));
        for (const other of others) expect(isEqual(other, first)).toBe(true);
      }
      return askedSeats(match).length > 0;
    });
    expect(previewed).toBeGreaterThan(0);
  });

  it("draws a ghost only where the frame shows a piece that does not lie there yet, of what its events are about, and of the clicked piece", () => {
    let drawn = 0;
    let clicked = 0;
    everywhere(game, 2, (match, deal) => {
      const luck = quickLuck(deal + match.frame);
      const [seat] = askedSeats(match);
      if (seat === undefined || below(luck, 4) > 0) return;
      const view = viewOf(match.state, seat);
      const { move, pieces } = pick(luck, whole.picks(view));
      const frames = certainFrames(game, view, [move], quickLuck(1));
      const certain = frames.at(-1)?.view;
      if (certain === undefined) return;
      const before = whole.layout(view, SIZE);
      const after = whole.layout(certain, SIZE, view);
      const places = (picture: Picture) => new Set(picture.map(({ kind, look, x, y }) => `${kind} ${look} ${x} ${y}`));
      const ghosts = ghostsOf(whole, piecesOf(before), { before: view, frames, piece: pieces[0] }, SIZE).poses;
      const told = frames.flatMap(({ event, view: then }, at) => whole.act(event, frames[at - 1]?.view ?? view, then)?.cues ?? []);
      for (const ghost of ghosts) {
        expect(places(after)).toContain(`${ghost.kind} ${ghost.look} ${ghost.x} ${ghost.y}`);
        expect([ghost.key, ghost.key === pieces[0] || told.some((cue) => isMeant(cue, ghost))]).toEqual([ghost.key, true]);
        drawn++;
      }
      const placeOf = (picture: Picture, key: string) => picture.find((pose) => pose.key === key);
      for (const key of pieces.slice(0, 1)) {
        const [from, to] = [placeOf(before, key), placeOf(after, key)];
        if (from === undefined || to === undefined || to.depth < 0 || whole.marks?.includes(to.kind)) continue;
        if (Math.hypot(from.x - to.x, from.y - to.y) < to.width + to.height) continue;
        expect([key, ghosts.some((ghost) => ghost.key === key)]).toEqual([key, true]);
        clicked++;
      }
    });
    expect(drawn).toBeGreaterThan(0);
    if (MOVES_PIECES.includes(game.id)) expect(clicked).toBeGreaterThan(0);
  });
});

/** Games where a clicked piece keeps its name in its new place; elsewhere what is clicked is a place. */
const MOVES_PIECES = ["duel", "toy"];

describe("Duel: a previewed draft", () => {
  it("shows where the hovered wonder goes, and none of the others, which merely close up", () => {
    let previewed = 0;
    everywhere(eraseShape(duelFace.game), 2, (match) => {
      const [seat] = askedSeats(match);
      const view = seat === undefined ? undefined : viewOf<Duel>(match.state as State<Duel>, seat);
      if (view?.table.phase !== "draft" || view.table.offer.length < 3) return;
      for (const { move, pieces } of duelFace.picks(view)) {
        const frames = certainFrames(duelFace.game, view, [move], quickLuck(1));
        const foretold = { before: view, frames, piece: pieces[0] } as Foretold;
        const { poses } = ghostsOf(eraseFace(duelFace), piecesOf(duelFace.layout(view, SIZE)), foretold, SIZE);
        expect(poses.map(({ key }) => key)).toEqual(pieces);
        previewed++;
      }
    });
    expect(previewed).toBeGreaterThan(5);
  });
});

describe("Elasund: a previewed gold", () => {
  it("slides in beneath the card with the number, which stays in sight", () => {
    let previewed = 0;
    everywhere(eraseShape(elasundFace.game), 2, (match) => {
      const [seat] = askedSeats(match);
      const view = seat === undefined ? undefined : viewOf<Elasund>(match.state as State<Elasund>, seat);
      const held = view?.secret?.hand[0] ?? 0;
      const gold = view && elasundFace.picks(view).find(({ pieces }) => pieces[0] === "chest");
      if (gold === undefined || held === 0 || held >= 7) return;
      const frames = certainFrames(elasundFace.game, view!, [gold.move], quickLuck(1));
      const foretold = { before: view, frames, piece: "chest" } as Foretold;
      const pieces = piecesOf(elasundFace.layout(view!, SIZE));
      const front = pieces.find(({ pose }) => pose.key === `hand:${seat}:0`)!;
      const { poses, above } = ghostsOf(eraseFace(elasundFace), pieces, foretold, SIZE);
      expect([front.pose.digits, poses.length > 0, above.has(front.id)]).toEqual([`${held}`, true, true]);
      previewed++;
    });
    expect(previewed).toBeGreaterThan(3);
  });
});
