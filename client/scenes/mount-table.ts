/** Feed, director and stage in one place: the table on screen. Whatever fails in it, the newest frame is drawn anew, or in a simpler way. */
import type { Moment } from "../feed/feed.ts";
import type { Face } from "../games/face.ts";
import { createDirector, type Director } from "../stage/director.ts";
import type { Motion } from "../stage/motion.ts";
import { makeAtlas, typeReady } from "../stage/painter/atlas.ts";
import { paintWood } from "../stage/painter/wood-background.ts";
import { poseHash } from "../stage/pose-hash.ts";
import { makeSounds } from "../stage/sound.ts";
import type { Stage } from "../stage/stage.ts";
import { openBoard } from "./board.ts";
import { layer, loadingBar } from "./loading.ts";
import { measure, onMeasure, ratioNow } from "./measure.ts";
import { type Held, watchPointer } from "./pointer.ts";
import { safely } from "./safely.ts";
import type { TableParts, TableView } from "./table.ts";

/** A frame is not waited for longer than this where the browser draws none, in milliseconds. */
const PATIENCE = 250;
/** A piece that moved less makes no sound by itself, in CSS pixels. */
const AUDIBLE = 20;

export async function mountTable(parts: TableParts): Promise<TableView> {
  const { parent, feed, face, events } = parts;
  let { settings } = parts;
  let size = measure(parent);
  if (getComputedStyle(parent).position === "static") parent.style.position = "relative";
  const wood = layer(parent, document.createElement("canvas"));
  paintWood(wood, size.width, size.height, size.ratio);
  const ground = layer(parent, document.createElement("div"));
  const bar = loadingBar(parent);
  const atlas = makeAtlas(face, parts.language);
  const { guard, tell } = safely({
    again: (error) => renew("rebuilt", error),
    simpler: (error) => board.drawing !== "words" && renew(board.drawing === "card" ? "plain" : "words", error),
    mishap: (mishap) => events.mishap?.(mishap),
  });
  const board = openBoard({
    parent: ground,
    atlas,
    measure: () => size,
    fresh: changed,
    mishap: (mishap) => tell(() => events.mishap?.(mishap)),
  });

  let lit: ReadonlySet<string> = new Set();
  let marked: ReadonlySet<string> = new Set();
  let pointed: ReadonlySet<string> = new Set();
  let held: Held | undefined;
  /** From the first drawing to the last. */
  let open = false;
  /** The picture is older than what the director says. */
  let stale = true;
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let newest: Moment | undefined;
  let director = makeDirector();

  const drawn = settings.plain ? board.use("plain") : board.useCard();
  await Promise.all([drawn, typeReady(), guard(() => atlas.load(face.looks(), (done, all) => bar.show(done / all)), undefined)]);
  bar.close();
  const glass = layer(parent, document.createElement("div"));
  const sounds = makeSounds(parent, settings.volume);

  function makeDirector(): Director {
    const shownFace: Face = { ...face, layout: (...what) => (board.drawing === "words" ? [] : face.layout(...what)) };
    const made = createDirector(shownFace, size, {
      shown(moment, act, caughtUp) {
        changed();
        if (open) tell(() => events.shown(moment, act, caughtUp));
      },
      motion: accompany,
    });
    made.set(pace(), performance.now());
    return made;
  }

  function pace() {
    return { speed: settings.speed, reducedMotion: settings.reducedMotion, hidden: document.hidden };
  }

  const pointer = watchPointer({
    element: glass,
    boxes: () => fresh().boxes,
    lit: () => lit,
    pressed() {
      const hurried = director.behind > 0;
      view.catchUp();
      return hurried;
    },
    changed: wake,
    hover: (piece) => tell(() => events.hover(piece)),
    pick: (piece) => tell(() => events.pick(piece)),
    miss: (what) => tell(() => events.miss?.(what)),
    drops: (from) => tell(() => events.drops?.(from, [...new Set(fresh().boxes.flatMap(({ key }) => (key === "" ? [] : [key])))])) ?? [],
    hold(piece) {
      held = piece;
      wake();
    },
    drop({ id, x, y }, from, to) {
      held = undefined;
      director.lay(id, x, y);
      if (to !== undefined) tell(() => events.drop?.(from, to));
      guard(() => director.settle(performance.now()), undefined);
      changed();
    },
  });

  /** Sounds and flourishes of one motion. */
  function accompany({ cue, from, to }: Motion, what: "begins" | "ends"): void {
    const now = performance.now();
    const audible = Math.hypot(from.x - to.x, from.y - to.y) > AUDIBLE && to.depth >= 0;
    if (cue?.flourish) {
      if (what === "ends") return;
      board.stage.flourish({ ...to, angle: 0 }, now);
      sounds.play(cue.sound ?? "flourish", now);
    } else if (what === "ends" && (cue?.sound !== undefined || audible)) {
      sounds.play(cue?.sound ?? to.kind, now);
    }
  }

  /** The newest frame on an empty stage. */
  function renew(how: "rebuilt" | "plain" | "words", error: unknown): void {
    if (how === "rebuilt") board.stage.rebuild();
    else board.use(how);
    const { row } = director;
    director = makeDirector();
    director.setRow(row, performance.now());
    tell(() => events.mishap?.({ type: how, error }));
    const moment = newest;
    if (moment !== undefined) guard(() => director.frame(moment, true, performance.now()), undefined);
    changed();
  }

  /** Draws soon; where the browser gives no frames, at least time goes on. */
  function wake(): void {
    if (!open) return;
    if (frame === 0) frame = requestAnimationFrame(() => guard(draw, undefined));
    timer ??= setTimeout(() => {
      timer = undefined;
      if (guard(() => director.play(performance.now()), false)) wake();
    }, PATIENCE);
  }

  function changed(): void {
    stale = true;
    wake();
  }

  function draw(): void {
    frame = 0;
    clearTimeout(timer);
    timer = undefined;
    if (!open) return;
    const now = performance.now();
    // Not every browser tells when only the ratio changes.
    if (ratioNow() !== size.ratio) measuring.look();
    const moving = director.play(now);
    const busy = refresh(now);
    board.render(now);
    if (board.stage.missing.length > 0) void atlas.load(board.stage.missing).then(wake);
    if (!moving) pointer.update();
    if (moving || busy) wake();
  }

  function refresh(now: number): boolean {
    stale = false;
    return board.stage.draw(director, { lit: pointer.targets ?? lit, marked, hovered: pointer.hovered, pointed, held }, now);
  }

  /** The stage as it is now, for whoever asks between two drawings. */
  function fresh(): Stage {
    if (stale && open) guard(() => refresh(performance.now()), false);
    return board.stage;
  }

  function seen(): void {
    guard(() => director.set(pace(), performance.now()), undefined);
    wake();
  }
  document.addEventListener("visibilitychange", seen);

  const measuring = onMeasure(parent, (next) => {
    size = next;
    paintWood(wood, size.width, size.height, size.ratio);
    guard(() => {
      board.resize();
      director.resize(size, performance.now());
      draw();
    }, undefined);
  });

  function take(moment: Moment, jump: boolean): void {
    newest = moment;
    guard(() => {
      if (director.shown === undefined && board.drawing !== "words") board.stage.prepare(face.layout(moment.sight, size));
      director.frame(moment, jump, performance.now());
    }, undefined);
    changed();
  }

  let leave = (): void => undefined;
  const view: TableView = {
    get shown() {
      return director.shown;
    },
    get drawing() {
      return board.drawing;
    },
    get lit() {
      return lit;
    },
    light(pieces) {
      lit = new Set(pieces);
      wake();
    },
    mark(pieces) {
      marked = new Set(pieces);
      wake();
    },
    point(pieces) {
      pointed = new Set(pieces);
      wake();
    },
    setRow(row) {
      guard(() => director.setRow(row, performance.now()), undefined);
      changed();
    },
    catchUp() {
      guard(() => director.catchUp(performance.now()), undefined);
      wake();
    },
    set(next) {
      const other = next.plain !== settings.plain;
      settings = next;
      sounds.set(next.volume);
      if (other && next.plain) board.use("plain");
      else if (other)
        void board.useCard().then(() => board.drawing === "card" && tell(() => events.mishap?.({ type: "back", error: undefined })));
      seen();
    },
    boxOf(piece) {
      const box = fresh().boxes.find(({ key }) => key === piece);
      return box && { x: box.x - box.width / 2, y: box.y - box.height / 2, width: box.width, height: box.height };
    },
    poseHash: () => poseHash(fresh().poses),
    close() {
      open = false;
      leave();
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", seen);
      measuring.close();
      pointer.close();
      sounds.close();
      board.close();
      for (const part of [wood, ground, glass]) part.remove();
    },
  };
  open = true;
  // The first frame comes when the caller has the view.
  setTimeout(() => {
    if (open) leave = feed.listen({ frame: take, presence: () => undefined });
  }, 0);
  return view;
}
