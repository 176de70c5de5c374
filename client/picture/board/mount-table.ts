/** Mounts the table in the page: the picture, the pointer on it, sounds, and the size of the window. */
import { idle } from "../../base/idle.ts";
import { until } from "../../base/until.ts";
import type { Box } from "../../face/box.ts";
import type { Face } from "../../face/face.ts";
import type { Pose, Size } from "../../face/pose.ts";
import type { FeedListener } from "../../feed/feed.ts";
import { LifeLayer } from "../life/life-layer.ts";
import { layer, loadingBar } from "../loading.ts";
import { Measuring, measure, ratioNow } from "../measure.ts";
import { sightOnTable } from "../motion/sight-on-table.ts";
import { type Atlas, typeReady } from "../paint/atlas.ts";
import { paintWood } from "../paint/wood-background.ts";
import { poseHash } from "../pose-hash.ts";
import type { TableEvents, TableView, TableViewOptions } from "../table-view.ts";
import { playMotionEffects } from "./motion-effects.ts";
import { Pointer } from "./pointer.ts";
import { stillPicture } from "./still-picture.ts";
import { TablePicture } from "./table-picture.ts";

export async function mountTable(options: TableViewOptions): Promise<TableView> {
  const { feed, face, settings } = options;
  /** Others may take their place. */
  const events = { ...options.events };
  if (getComputedStyle(options.parent).position === "static") options.parent.style.position = "relative";
  const parent = layer(options.parent, document.createElement("div"));
  let size = measure(parent);
  const wood = layer(parent, document.createElement("canvas"));
  paintWood(wood, size.width, size.height, size.ratio);
  const ground = layer(parent, document.createElement("div"));
  const bar = loadingBar(parent);
  const ended = new AbortController();
  const { signal } = ended;
  const picture = new TablePicture({
    parent: ground,
    face,
    language: options.language,
    events,
    settings,
    size,
    signal,
    // Not every browser tells when only the ratio changes.
    beforeDraw: () => ratioNow() !== size.ratio && measuring.look(),
    afterDraw: () => life.update(),
    onMotion: (motion, what) =>
      playMotionEffects(motion, what, { stage: picture.board.stage, landing: face.sounds?.landing, width: size.width }),
  });
  const { atlas, guard } = picture;
  const drawn = picture.drawAsSet();
  const drawings = guard.tryPicture(() => atlas.load(looksNow(options, size), (done, all) => bar.show(done / all)), undefined);
  await Promise.all([drawn, typeReady(options.language.text.motto), drawings]);
  bar.close();
  const life = new LifeLayer({ parent, face, signal, table: () => lifeTable(picture) });
  const glass = layer(parent, document.createElement("div"));
  const pointer = pointAtPicture(glass, signal, picture, events);
  const measuring = new Measuring(parent, signal, (next) => {
    size = next;
    paintWood(wood, next.width, next.height, next.ratio);
    picture.resize(next);
    guard.tryPage(() => events.resized?.());
  });
  document.addEventListener("visibilitychange", () => picture.updatePace(), { signal });
  picture.open(pointer);

  // The first frame comes when the caller has the view.
  setTimeout(() => {
    const listener: FeedListener = { frame: (moment, jump) => picture.showFrame(moment, jump), presence: () => undefined };
    if (signal.aborted) return;
    until(signal, feed.listen(listener));
    void decodeRest(face.looks(), atlas, signal);
  }, 0);
  let { language } = options;
  async function continueIn(next: Parameters<TableView["continueIn"]>[0]): Promise<void> {
    ({ language } = next);
    Object.assign(events, next.events);
    next.parent.append(parent);
    picture.tellAgain();
    await typeReady(next.language.text.motto);
    // Closed, or in yet another language.
    if (!signal.aborted && language === next.language) picture.speak(language.catalogueOf(face.game.id));
  }
  return tableView(
    options,
    picture,
    (next) => void continueIn(next),
    () => {
      ended.abort();
      parent.remove();
    },
  );
}

/** The drawings that the table begins with, which alone are waited for; all of them if there is no frame yet. */
function looksNow({ feed, face }: TableViewOptions, size: Size): readonly string[] {
  const looks = new Set<string>();
  const frame: FeedListener["frame"] = ({ sight }) => {
    for (const { look } of face.layout(sight, size)) looks.add(look);
  };
  feed.listen({ frame, presence: () => undefined })();
  return looks.size > 0 ? [...looks] : face.looks();
}

/** Whatever comes into play before its turn is decoded at once. */
async function decodeRest(looks: readonly string[], atlas: Atlas, signal: AbortSignal): Promise<void> {
  for (const look of looks) {
    await idle();
    if (signal.aborted) return;
    await atlas.load([look]);
  }
}

const lifeTable = ({ director, atlas, board, highlights, settings }: TablePicture) => ({
  director,
  atlas,
  lit: highlights.lit,
  reducedMotion: settings.reducedMotion,
  covered: highlights.held !== undefined || highlights.ghosts !== undefined || board.drawing === "words",
});

function pointAtPicture(element: HTMLElement, signal: AbortSignal, picture: TablePicture, events: TableEvents): Pointer {
  const { highlights, guard } = picture;
  const boxes = () => picture.currentStage().boxes;
  return new Pointer({
    element,
    signal,
    boxes,
    lit: () => highlights.lit,
    pressed() {
      const behind = picture.director.behind > 0;
      picture.catchUp();
      return behind;
    },
    changed: () => picture.redraw(),
    hover: (piece) => guard.tryPage(() => events.hover(piece)),
    linger: (piece) => guard.tryPage(() => events.hold?.(piece)),
    pick: (piece) => guard.tryPage(() => events.pick(piece)),
    miss: (what) => guard.tryPage(() => events.miss?.(what)),
    drops: (from) => guard.tryPage(() => events.drops?.(from, piecesIn(picture))) ?? [],
    hold(piece) {
      highlights.held = piece;
      picture.redraw();
    },
    drop({ id, x, y }, from, to) {
      highlights.held = undefined;
      picture.director.lay(id, x, y);
      if (to !== undefined) guard.tryPage(() => events.drop?.(from, to));
      picture.direct((director, now) => director.settle(now));
    },
  });
}

const piecesIn = (picture: TablePicture): readonly string[] => [
  ...new Set(picture.currentStage().boxes.flatMap(({ key }) => (key === "" ? [] : [key]))),
];

const boxOf = ({ x, y, width, height }: Box): Box => ({ x: x - width / 2, y: y - height / 2, width, height });
const isGround = ({ ground = [] }: Pick<Face, "ground">, { kind, depth }: Pose): boolean => depth < 0 || ground.includes(kind);

function tableView({ face }: TableViewOptions, picture: TablePicture, continueIn: TableView["continueIn"], close: () => void): TableView {
  const { board, highlights } = picture;
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
    get pieceBoxes() {
      return picture.currentStage().poses.flatMap((pose) => (isGround(face, pose) ? [] : [boxOf(pose)]));
    },
    get lit() {
      return highlights.lit;
    },
    light: (pieces) => highlight("lit", pieces),
    mark: (pieces) => highlight("marked", pieces),
    point: (pieces) => highlight("pointed", pieces),
    setRow: (row) => picture.direct((director, now) => director.setRow(row, now)),
    showGhosts: (foretold) => picture.showGhosts(foretold),
    catchUp: () => picture.catchUp(),
    set: (settings) => picture.set(settings),
    boxOf(piece) {
      const box = picture.currentStage().boxes.find(({ key }) => key === piece);
      return box && boxOf(box);
    },
    async still(size) {
      const { shown } = picture.director;
      if (shown === undefined) throw new Error("there is no position yet");
      return stillPicture(face, picture.atlas, sightOnTable(face, shown), size);
    },
    poseHash: () => poseHash(picture.currentStage().poses),
    continueIn,
    close,
  };
}
