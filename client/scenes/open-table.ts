/** Feed, director and stage in one place: the table on screen. */
import type { Moment } from "../feed/feed.ts";
import { makeAtlas, typeReady } from "../stage/atlas.ts";
import { type Director, direct } from "../stage/director.ts";
import { poseHash } from "../stage/hash.ts";
import type { Motion } from "../stage/motion.ts";
import { makeSounds } from "../stage/sound.ts";
import { makeStage } from "../stage/stage.ts";
import { paintWood } from "../stage/wood.ts";
import { openCanvas } from "./canvas.ts";
import { layer, loadingBar } from "./loading.ts";
import { measure, onMeasure, ratioNow } from "./measure.ts";
import { type Held, watchPointer } from "./pointer.ts";
import type { TableParts, TableView } from "./table.ts";

/** A frame is not waited for longer than this where the browser draws none, in milliseconds. */
const PATIENCE = 250;
/** A piece that moved less makes no sound by itself, in CSS pixels. */
const AUDIBLE = 20;

export async function openTable(parts: TableParts): Promise<TableView> {
  const { parent, feed, face, events } = parts;
  let { settings } = parts;
  let size = measure(parent);
  if (getComputedStyle(parent).position === "static") parent.style.position = "relative";
  const wood = layer(parent, document.createElement("canvas"));
  paintWood(wood, size.width, size.height, size.ratio);
  const bar = loadingBar(parent);
  const atlas = makeAtlas(face, parts.language);
  const [canvas] = await Promise.all([
    openCanvas(parent, size.width, size.height, size.ratio, () => {
      stage.rebuild();
      wake();
    }),
    typeReady(),
    atlas.load(face.looks(), (done, all) => bar.show(done / all)),
  ]);
  bar.close();

  const stage = makeStage(canvas.scene, atlas, size.ratio);
  const sounds = makeSounds(parent, settings.volume);
  let lit: ReadonlySet<string> = new Set();
  let marked: ReadonlySet<string> = new Set();
  let held: Held | undefined;
  let closed = false;
  /** The picture is older than what the director says. */
  let stale = true;
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const director: Director = direct(face, size, {
    shown(moment, act, caughtUp) {
      stale = true;
      wake();
      if (!closed) events.shown(moment, act, caughtUp);
    },
    through: (moment) => events.through?.(moment) ?? moment.sight,
    motion: accompany,
  });
  const pace = () => ({ speed: settings.speed, reducedMotion: settings.reducedMotion, hidden: document.hidden });
  director.set(pace(), performance.now());

  const pointer = watchPointer({
    element: canvas.element,
    boxes: () => fresh().boxes,
    lit: () => lit,
    pressed: () => view.catchUp(),
    changed: wake,
    hover: events.hover,
    pick: events.pick,
    drops: (from) => events.drops?.(from, [...new Set(fresh().boxes.flatMap(({ key }) => (key === "" ? [] : [key])))]) ?? [],
    hold(piece) {
      held = piece;
      wake();
    },
    drop({ id, x, y }, from, to) {
      held = undefined;
      director.lay(id, x, y);
      if (to === undefined) view.preview(director.shown?.sight);
      else events.drop?.(from, to);
    },
  });

  /** Sounds and flourishes of one motion. */
  function accompany({ cue, from, to }: Motion, what: "begins" | "ends"): void {
    const now = performance.now();
    const audible = Math.hypot(from.x - to.x, from.y - to.y) > AUDIBLE && to.depth >= 0;
    if (cue?.flourish) {
      if (what === "ends") return;
      stage.flourish({ ...to, angle: 0 }, now);
      sounds.play(cue.sound ?? "flourish", now);
    } else if (what === "ends" && (cue?.sound !== undefined || audible)) {
      sounds.play(cue?.sound ?? to.kind, now);
    }
  }

  /** Draws soon; where the browser gives no frames, at least time goes on. */
  function wake(): void {
    if (closed) return;
    if (frame === 0) frame = requestAnimationFrame(draw);
    timer ??= setTimeout(() => {
      timer = undefined;
      if (director.play(performance.now())) wake();
    }, PATIENCE);
  }

  function draw(): void {
    frame = 0;
    clearTimeout(timer);
    timer = undefined;
    if (closed) return;
    const now = performance.now();
    // Not every browser tells when only the ratio changes.
    if (ratioNow() !== size.ratio) measuring.look();
    const moving = director.play(now);
    const busy = refresh(now);
    canvas.render(now);
    if (stage.missing.length > 0) void atlas.load(stage.missing).then(wake);
    if (!moving) pointer.update();
    if (moving || busy) wake();
  }

  function refresh(now: number): boolean {
    stale = false;
    return stage.draw(director, { lit: pointer.targets ?? lit, marked, hovered: pointer.hovered, held }, now);
  }

  /** The stage as it is now, for whoever asks between two drawings. */
  function fresh() {
    if (stale && !closed) refresh(performance.now());
    return stage;
  }

  function seen(): void {
    director.set(pace(), performance.now());
    wake();
  }
  document.addEventListener("visibilitychange", seen);

  const measuring = onMeasure(parent, (next) => {
    size = next;
    paintWood(wood, size.width, size.height, size.ratio);
    canvas.resize(size.width, size.height, size.ratio);
    stage.resize(size.ratio);
    director.resize(size, performance.now());
    draw();
  });

  function take(moment: Moment, jump: boolean): void {
    if (director.shown === undefined) stage.prepare(face.layout(moment.sight, size));
    director.frame(moment, jump, performance.now());
    stale = true;
    wake();
  }

  let leave = (): void => undefined;
  const view: TableView = {
    get shown() {
      return director.shown;
    },
    light(pieces) {
      lit = new Set(pieces);
      wake();
    },
    mark(pieces) {
      marked = new Set(pieces);
      wake();
    },
    preview(sight) {
      director.preview(sight, performance.now());
      stale = true;
      wake();
    },
    catchUp() {
      director.catchUp(performance.now());
      wake();
    },
    set(next) {
      settings = next;
      sounds.set(next.volume);
      seen();
    },
    boxOf(piece) {
      const box = fresh().boxes.find(({ key }) => key === piece);
      return box && { x: box.x - box.width / 2, y: box.y - box.height / 2, width: box.width, height: box.height };
    },
    poseHash: () => poseHash(fresh().poses),
    close() {
      closed = true;
      leave();
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", seen);
      measuring.close();
      pointer.close();
      sounds.close();
      canvas.close();
      wood.remove();
    },
  };
  // The first frame comes when the caller has the view.
  setTimeout(() => {
    if (!closed) leave = feed.listen({ frame: take, presence: () => undefined });
  }, 0);
  return view;
}
