/** Mounts the table in the page: the picture, the pointer on it, sounds, and the size of the window. */
import { lifeLayer } from "../life/life-layer.ts";
import { layer, loadingBar } from "../loading.ts";
import { measure, onMeasure, ratioNow } from "../measure.ts";
import { typeReady } from "../paint/atlas.ts";
import { paintWood } from "../paint/wood-background.ts";
import { poseHash } from "../pose-hash.ts";
import type { TableEvents, TableView, TableViewOptions } from "../table-view.ts";
import { playMotionEffects } from "./motion-effects.ts";
import { type Pointer, watchPointer } from "./pointer.ts";
import { stillPicture } from "./still-picture.ts";
import { type TablePicture, tablePicture } from "./table-picture.ts";

export async function mountTable(options: TableViewOptions): Promise<TableView> {
  const { feed, face, settings } = options;
  /** Others may take their place. */
  const events = { ...options.events };
  if (getComputedStyle(options.parent).position === "static") options.parent.style.position = "relative";
  const parent = layer(options.parent, document.createElement("div"));
  const size = measure(parent);
  const wood = layer(parent, document.createElement("canvas"));
  paintWood(wood, size.width, size.height, size.ratio);
  const ground = layer(parent, document.createElement("div"));
  const bar = loadingBar(parent);
  const picture = tablePicture({
    parent: ground,
    face,
    language: options.language,
    events,
    settings,
    size,
    // Not every browser tells when only the ratio changes.
    beforeDraw: () => ratioNow() !== shownRatio && measuring.look(),
    afterDraw: () => life.update(),
    onMotion: (motion, what) =>
      playMotionEffects(motion, what, { stage: picture.board.stage, landing: face.sounds?.landing, width: shownWidth }),
  });
  const { atlas, guard } = picture;
  const drawn = picture.drawAsSet();
  const drawings = guard(() => atlas.load(face.looks(), (done, all) => bar.show(done / all)), undefined);
  await Promise.all([drawn, typeReady(options.language.text.motto), drawings]);
  bar.close();
  const life = lifeLayer({ parent, face, table: () => lifeTable(picture) });
  const glass = layer(parent, document.createElement("div"));
  const pointer = pointAtPicture(glass, picture, events);
  let shownRatio = size.ratio;
  let shownWidth = size.width;
  const measuring = onMeasure(parent, (next) => {
    shownRatio = next.ratio;
    shownWidth = next.width;
    paintWood(wood, next.width, next.height, next.ratio);
    picture.resize(next);
    picture.guardPage(() => events.resized?.());
  });
  document.addEventListener("visibilitychange", picture.updatePace);
  picture.open(pointer);

  let stopFrames = (): void => undefined;
  let closed = false;
  // The first frame comes when the caller has the view.
  setTimeout(() => {
    if (!closed) stopFrames = feed.listen({ frame: picture.showFrame, presence: () => undefined });
  }, 0);
  let { language } = options;
  async function continueIn(next: Parameters<TableView["continueIn"]>[0]): Promise<void> {
    ({ language } = next);
    Object.assign(events, next.events);
    next.parent.append(parent);
    picture.tellAgain();
    await typeReady(next.language.text.motto);
    // Closed, or in yet another language.
    if (!closed && language === next.language) picture.speak(language.catalogueOf(face.game.id));
  }
  return tableView(
    options,
    picture,
    (next) => void continueIn(next),
    () => {
      closed = true;
      stopFrames();
      document.removeEventListener("visibilitychange", picture.updatePace);
      measuring.close();
      pointer.close();
      picture.close();
      life.close();
      parent.remove();
    },
  );
}

const lifeTable = ({ director, atlas, board, highlights, settings }: TablePicture) => ({
  director,
  atlas,
  lit: highlights.lit,
  reducedMotion: settings.reducedMotion,
  covered: highlights.held !== undefined || highlights.ghosts !== undefined || board.drawing === "words",
});

function pointAtPicture(element: HTMLElement, picture: TablePicture, events: TableEvents): Pointer {
  const { highlights, guardPage } = picture;
  const boxes = () => picture.currentStage().boxes;
  return watchPointer({
    element,
    boxes,
    lit: () => highlights.lit,
    pressed() {
      const behind = picture.director.behind > 0;
      picture.catchUp();
      return behind;
    },
    changed: picture.redraw,
    hover: (piece) => guardPage(() => events.hover(piece)),
    linger: (piece) => guardPage(() => events.hold?.(piece)),
    pick: (piece) => guardPage(() => events.pick(piece)),
    miss: (what) => guardPage(() => events.miss?.(what)),
    drops: (from) => guardPage(() => events.drops?.(from, piecesIn(picture))) ?? [],
    hold(piece) {
      highlights.held = piece;
      picture.redraw();
    },
    drop({ id, x, y }, from, to) {
      highlights.held = undefined;
      picture.director.lay(id, x, y);
      if (to !== undefined) guardPage(() => events.drop?.(from, to));
      picture.direct((director, now) => director.settle(now));
    },
  });
}

const piecesIn = (picture: TablePicture): readonly string[] => [
  ...new Set(picture.currentStage().boxes.flatMap(({ key }) => (key === "" ? [] : [key]))),
];

function tableView(
  { settings: start, face }: TableViewOptions,
  picture: TablePicture,
  continueIn: TableView["continueIn"],
  close: () => void,
): TableView {
  const { board, highlights, direct } = picture;
  let settings = start;
  const highlight = (which: "lit" | "marked" | "pointed", pieces: readonly string[]): void => {
    highlights[which] = new Set(pieces);
    picture.redraw();
  };
  return {
    get shown() {
      return picture.director.shown;
    },
    get drawing() {
      return board.drawing;
    },
    get pieces() {
      return piecesIn(picture);
    },
    get lit() {
      return highlights.lit;
    },
    light: (pieces) => highlight("lit", pieces),
    mark: (pieces) => highlight("marked", pieces),
    point: (pieces) => highlight("pointed", pieces),
    setRow: (row) => direct((director, now) => director.setRow(row, now)),
    showGhosts: picture.showGhosts,
    catchUp: picture.catchUp,
    set(next) {
      const other = next.plain !== settings.plain;
      settings = next;
      picture.setSettings(next);
      if (other) void picture.drawAsSet();
      picture.updatePace();
    },
    boxOf(piece) {
      const box = picture.currentStage().boxes.find(({ key }) => key === piece);
      return box && { x: box.x - box.width / 2, y: box.y - box.height / 2, width: box.width, height: box.height };
    },
    async still(size) {
      const { shown } = picture.director;
      if (shown === undefined) throw new Error("there is no position yet");
      return stillPicture(face, picture.atlas, shown.sight, size);
    },
    poseHash: () => poseHash(picture.currentStage().poses),
    continueIn,
    close,
  };
}
