/** Mounts the table in the page: the picture, the pointer on it, sounds, and the size of the window. */
import { quickLuck } from "../../../shared/core/base/random.ts";
import type { Game, Sight } from "../../../shared/core/contract/game.ts";
import { pickOptions } from "../../../shared/core/match/record.ts";
import { viewOf } from "../../../shared/core/match/view.ts";
import { idle } from "../../base/idle.ts";
import { until } from "../../base/until.ts";
import type { Box } from "../../face/box.ts";
import type { Face } from "../../face/face.ts";
import type { Pose, Size } from "../../face/pose.ts";
import type { FeedListener } from "../../feed/feed.ts";
import { LifeLayer } from "../life/life-layer.ts";
import { layer, loadingBar } from "../loading.ts";
import { type Measure, Measuring, measure, ratioNow } from "../measure.ts";
import { sightOnTable } from "../motion/sight-on-table.ts";
import { type Atlas, typeReady } from "../paint/atlas.ts";
import { poseHash } from "../pose-hash.ts";
import type { PictureStatus, TableEvents, TableView, TableViewOptions } from "../table-view.ts";
import { playMotionEffects } from "./motion-effects.ts";
import { Pointer } from "./pointer.ts";
import { stillPicture } from "./still-picture.ts";
import { TablePicture } from "./table-picture.ts";

/** A table without a match: its picture is in the page, and painted as far as the first frame can be known. */
export interface ReadyTable {
  mount(options: TableViewOptions): Promise<TableView>;
  close(): void;
}

type ReadyOptions = Pick<TableViewOptions, "parent" | "face" | "language" | "settings">;

export const mountTable = (options: TableViewOptions): Promise<TableView> => openPicture(options).mount(options);

/** Most of the first frame is the same in every match of so many seats: it is painted while the match is awaited. */
export function readyTable(options: ReadyOptions, seats: number): ReadyTable {
  const sight = firstSight(options.face.game, seats);
  const { paint, mount, close } = openPicture(options);
  void paint(sight);
  return { mount, close };
}

function openPicture({ parent: place, face, language: spoken, settings }: ReadyOptions) {
  const early: PictureStatus[] = [];
  const nothing = (): void => undefined;
  /** Others may take their place. */
  const events: TableEvents = { shown: nothing, hover: nothing, pick: nothing, pictureStatus: (status) => void early.push(status) };
  const ended = new AbortController();
  const mounted = new AbortController();
  const { signal } = ended;
  const parent = document.createElement("div");
  enter(place, parent);
  let size = measure(parent);
  const ground = layer(parent, document.createElement("div"));
  const bar = loadingBar(parent);
  let life: LifeLayer | undefined;
  let measuring: Measuring | undefined;
  const picture = new TablePicture({
    parent: ground,
    face,
    language: spoken,
    events,
    settings,
    size,
    signal,
    // Not every browser tells when only the ratio changes.
    beforeDraw: () => ratioNow() !== size.ratio && measuring?.look(),
    afterDraw: () => life?.update(),
    onMotion: (motion, what) =>
      playMotionEffects(motion, what, { stage: picture.board.stage, landing: face.sounds?.landing, width: size.width }),
  });
  const { atlas, guard } = picture;
  const drawn = picture.drawAsSet();
  const load = (looks: () => readonly string[]) =>
    Promise.all([
      drawn,
      typeReady(spoken.text.motto),
      guard.tryPicture(() => atlas.load(looks(), (done, all) => bar.show(done / all)), undefined),
    ]);

  function resize(next: Measure): void {
    size = next;
    picture.resize(next);
  }

  async function paint(sight: Sight): Promise<void> {
    const poses = guard.tryPicture(() => face.layout(sight, size), []);
    await load(() => poses.map(({ look }) => look));
    let since = 0;
    for (const pose of poses) {
      if (performance.now() - since > LONGEST_TASK) {
        await nextTask();
        since = performance.now();
      }
      if (mounted.signal.aborted || signal.aborted) return;
      picture.prepare([pose]);
    }
  }

  async function mount(options: TableViewOptions): Promise<TableView> {
    const { feed } = options;
    mounted.abort();
    Object.assign(events, options.events);
    for (const status of early) guard.tryPage(() => events.pictureStatus?.(status));
    if (parent.parentElement !== options.parent) {
      enter(options.parent, parent);
      const now = measure(parent);
      if (now.width !== size.width || now.height !== size.height || now.ratio !== size.ratio) resize(now);
      picture.set(options.settings);
    }
    await load(() => looksNow(options, size));
    bar.close();
    life = new LifeLayer({ parent, face, signal, table: () => lifeTable(picture) });
    const glass = layer(parent, document.createElement("div"));
    const pointer = pointAtPicture(glass, signal, picture, events);
    measuring = new Measuring(parent, signal, (next) => {
      resize(next);
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
    return tableView(options, picture, continueIn(options, parent, picture, events, signal), close);
  }

  function close(): void {
    ended.abort();
    parent.remove();
  }

  return { paint, mount, close };
}

/** In another element, in another language and with other listeners. */
function continueIn(
  { face, language }: TableViewOptions,
  parent: HTMLElement,
  picture: TablePicture,
  events: TableEvents,
  signal: AbortSignal,
): TableView["continueIn"] {
  let spoken = language;
  async function goOn(next: Parameters<TableView["continueIn"]>[0]): Promise<void> {
    spoken = next.language;
    Object.assign(events, next.events);
    next.parent.append(parent);
    picture.tellAgain();
    await typeReady(next.language.text.motto);
    // Closed, or in yet another language.
    if (!signal.aborted && spoken === next.language) picture.speak(spoken.catalogueOf(face.game.id));
  }
  return (next) => void goOn(next);
}

function enter(place: HTMLElement, parent: HTMLElement): void {
  if (getComputedStyle(place).position === "static") place.style.position = "relative";
  layer(place, parent);
}

/** Milliseconds after which it is looked at what was received. */
const LONGEST_TASK = 8;
const nextTask = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 0));

/** What some match of this many seats begins with. */
function firstSight(game: Game, seats: number): Sight {
  const luck = quickLuck(1);
  return viewOf(game.setup({ seats, options: pickOptions(game.options, {}), rules: game.rules, luck }), 0);
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

/** Drawings that are decoded while nothing else is to be done. */
const AT_ONCE = 4;

/** Whatever comes into play before its turn is decoded at once. */
async function decodeRest(looks: readonly string[], atlas: Atlas, signal: AbortSignal): Promise<void> {
  for (let next = 0; next < looks.length; next += AT_ONCE) {
    await idle();
    if (signal.aborted) return;
    await atlas.load(looks.slice(next, next + AT_ONCE));
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
