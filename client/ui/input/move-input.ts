/** The own turn: what may be picked, what has been picked and gathered, and sending it. Open only when the picture shows what is asked. */
import type { Sight, View } from "../../../shared/core/game.ts";
import { WATCHER } from "../../../shared/core/view.ts";
import type { Feed, Moment } from "../../feed/feed.ts";
import { realTimers, type Timers } from "../../feed/timers.ts";
import type { Face, Pick } from "../../games/face.ts";
import type { TableView } from "../../scenes/table.ts";
import { carried, dragged, type Hand, handOf, isSettled, look, rowPreview } from "../../stage/gathered-row.ts";
import type { Line } from "../../stage/pose.ts";
import type { Say } from "../common/say.ts";
import type { SettingsStore } from "../common/settings.ts";
import { succeeded } from "../common/tell-failure.ts";
import { autoplay, onlyMove, restBeforePass } from "./autoplay.ts";
import { needsConfirm } from "./confirm.ts";
import type { Mirror } from "./mirror.ts";
import { back, distinct, lit, NOTHING_TO_PICK, offers, type Picking, startPicking, touch } from "./picking.ts";
import type { Prompt } from "./prompt.ts";
import { rememberSent, type Sent } from "./undo.ts";

export interface MoveInputParts {
  readonly feed: { readonly send: Feed["send"] };
  readonly face: Face;
  readonly say: Say;
  readonly settings: SettingsStore;
  readonly prompt: Prompt;
  readonly mirror: Mirror;
  readonly timers?: Timers;
  table(): TableView | undefined;
  /** Whatever is done can be taken back: nobody else has seen it. */
  amongBots(): boolean;
  /** A sentence that goes by itself. */
  tell(sentence: string): void;
  /** Other moves are in the hand, so another sight is seen. */
  changed(): void;
}

export interface MoveInput {
  /** Something is asked of this player and can be answered now. */
  readonly open: boolean;
  /** What is seen: the frame, or what it would be with the moves in the hand. */
  readonly sight: Sight | undefined;
  /** Moves in the hand, or on their way to the table. */
  readonly gathered: number;
  /** They are complete and wait to be agreed to. */
  readonly waits: boolean;
  /** There is one of them to be taken back. */
  readonly canGoBack: boolean;
  show(moment: Moment, caughtUp: boolean): void;
  /** What is to be seen of a frame that comes. */
  previewOf(moment: Moment): Sight;
  touch(piece: string): void;
  /** The pieces of the picture that a piece may be dragged onto. */
  drops(from: string, pieces: readonly string[]): readonly string[];
  /** It was. */
  drop(from: string, to: string): void;
  /** A move chosen by its label. */
  choose(pick: Pick): void;
  /** One step back; false if there is none. */
  back(): boolean;
  /** Everything drawn again: lit pieces, choices, mirror. */
  draw(): void;
  /** While the line is dead, or the match rests, nothing can be answered; what was picked stays picked. */
  cut(dead: boolean): void;
  /** What an undo would take back, if it was done on this page. */
  undoes(): string | undefined;
  readonly sent: Sent;
}

/** Moves that are about to be sent, if they are agreed to. */
interface Question {
  readonly moves: readonly string[];
  readonly label: Line;
}

export function moveInput({
  feed,
  face,
  say,
  settings,
  prompt,
  mirror,
  timers = realTimers,
  table,
  amongBots,
  tell,
  changed,
}: MoveInputParts): MoveInput {
  const through = rowPreview(face);
  const sent = rememberSent();
  let moment: Moment | undefined;
  let ready = false;
  let dead = false;
  let picking: Picking = NOTHING_TO_PICK;
  let hand: Hand | undefined;
  let sight: Sight | undefined;
  let question: Question | undefined;
  let asked = 0;
  let answered = 0;
  /** The ask for which nothing is played by itself: the player has taken something back. */
  let leftAlone = 0;
  /** The move that is on its way was the only one, and none of the player's doing. */
  let alone = false;
  /** There is nothing to be asked: the pass goes by itself. */
  let idle = false;
  const sole = autoplay(timers, (pick) => choose(pick, false, true, true));

  const isOpen = (): boolean =>
    ready &&
    !dead &&
    moment !== undefined &&
    moment.sight.seat !== WATCHER &&
    moment.ask > 0 &&
    moment.ask !== answered &&
    moment.outcome === undefined;
  const waits = (): boolean => hand?.complete === true && !hand.sent;
  const own = (): View => moment?.sight as View;

  function draw(): void {
    const open = isOpen();
    const now = open ? picking : NOTHING_TO_PICK;
    table()?.light(lit(now));
    mirror.update(distinct(now.picks), settings.get().mirror || (table()?.drawing ?? "card") !== "card");
    const canGoBack = now.path.length > 0 || (open && hand !== undefined);
    if (open && question !== undefined) {
      const { moves, label } = question;
      const words = { question: say.text.confirm.reveal(say.line(label)), yes: say.text.confirm.do, no: say.text.confirm.not };
      prompt.ask(words, () => void send(moves, label), stepBack);
    } else if (open && hand !== undefined && waits()) {
      const { moves } = hand;
      prompt.ask({ yes: say.text.table.done, no: say.text.table.back }, () => void send(moves), stepBack);
    } else if (open && idle) prompt.offer([], undefined);
    else if (open) prompt.offer(offers(now), canGoBack ? stepBack : undefined);
    else prompt.clear();
  }

  function stepBack(): boolean {
    if (!isOpen()) return false;
    leftAlone = moment?.ask ?? 0;
    if (question !== undefined) {
      if (picking.path.length === 1) picking = back(picking);
      question = undefined;
      draw();
    } else if (picking.path.length > 0) {
      picking = back(picking);
      draw();
    } else if (hand !== undefined) {
      hold(handOf(face, own(), hand.ask, hand.moves.slice(0, -1)));
    } else return false;
    return true;
  }

  /** Other moves in the hand: seen at once, and what can follow them is asked. */
  function hold(next: Hand | undefined): void {
    hand = next;
    sight = hand?.sight ?? moment?.sight;
    table()?.preview(hand?.sight);
    changed();
    restart();
  }

  /** `slip`: a single click would send it; `byPiece`: no label was pressed. */
  function choose(pick: Pick, slip: boolean, byPiece: boolean, unasked = false): void {
    if (!isOpen() || waits()) return;
    alone = unasked && (hand === undefined || alone);
    const held = hand?.moves ?? [];
    const moves = [...held, pick.move];
    const seen = face.row === undefined ? undefined : look(face, own(), moves);
    if (seen === undefined && held.length > 0) refuse();
    else if (seen?.complete === false) hold(handOf(face, own(), moment?.ask ?? 0, moves));
    else if (isFinal(held, pick.move, slip)) {
      question = { moves, label: pick.label };
      draw();
    } else if (byPiece && moves.length > 1 && face.drag !== undefined && settings.get().confirm !== "never") {
      // The last piece of a row that can be shifted about is not the end of it.
      hold(handOf(face, own(), moment?.ask ?? 0, moves, true));
    } else void send(moves, pick.label);
  }

  function isFinal(held: readonly string[], move: string, slip: boolean): boolean {
    const reveals = (last: string): boolean => look(face, own(), [...held, last])?.reveals === true;
    const always = (): boolean => picking.picks.every((other) => reveals(other.move));
    return !amongBots() && needsConfirm(settings.get().confirm, slip, () => reveals(move), always);
  }

  function refuse(): void {
    tell(say.text.table.notNow);
    hold(hand);
  }

  async function send(moves: readonly string[], label?: Line): Promise<void> {
    const ask = moment?.ask ?? 0;
    sole.consider(undefined);
    sent.sends(nameOf(moves, label), ask, alone);
    answered = ask;
    question = undefined;
    const seen = hand?.complete ? hand : handOf(face, own(), ask, moves);
    hand = moves.length > 1 && seen !== undefined ? { ...seen, sent: true } : undefined;
    changed();
    draw();
    if (await succeeded(say.text, feed.send(moves, ask), tell)) return;
    sent.refused();
    answered = 0;
    hold(undefined);
  }

  /** For the undo: the first move, and how many more. */
  function nameOf(moves: readonly string[], label: Line | undefined): string {
    const first = moves.length === 1 && label !== undefined ? label : face.picks(own()).find(({ move }) => move === moves[0])?.label;
    const name = first === undefined ? "" : say.line(first);
    return moves.length === 1 ? name : say.text.table.row(name, moves.length - 1);
  }

  function restart(path: readonly string[] = []): void {
    question = undefined;
    idle = false;
    if (isOpen()) {
      const picks = waits() ? [] : face.picks(sight as View);
      picking = path.reduce((so, piece) => (lit(so).includes(piece) ? { picks, path: [...so.path, piece] } : so), startPicking(picks));
      const only = moment?.ask === leftAlone ? undefined : onlyMove(face, own(), hand?.moves ?? [], picks);
      idle = only?.idle === true;
      if (idle) sole.consider(only, restBeforePass(amongBots()));
      else sole.consider(settings.get().autoplay ? only : undefined);
    } else picking = { picks: [], path };
    draw();
  }

  return {
    get open() {
      return isOpen();
    },
    get sight() {
      return sight;
    },
    get gathered() {
      return hand?.moves.length ?? 0;
    },
    get waits() {
      return isOpen() && waits();
    },
    get canGoBack() {
      return isOpen() && hand !== undefined;
    },
    show(shown, caughtUp) {
      const settled = isSettled(shown);
      sent.show(shown);
      if (shown.event.type === "takenBack") leftAlone = shown.ask;
      const kept = hand && carried(face, hand, shown);
      if (hand !== undefined && kept === undefined && !hand.sent && shown.outcome === undefined) tell(say.text.table.rowDropped);
      hand = kept;
      // What somebody else did meanwhile does not drop what is in the hand.
      const path = settled && shown.ask !== asked ? [] : picking.path;
      if (settled) asked = shown.ask;
      moment = shown;
      ready = caughtUp;
      sight = table()?.shown?.sight ?? shown.sight;
      restart(path);
    },
    previewOf: (coming) => through(coming, hand),
    touch(piece) {
      if (!isOpen()) return;
      question = undefined;
      const slip = picking.path.length === 0;
      const next = touch(picking, piece);
      picking = next.picking;
      if (next.pick === undefined) draw();
      else choose(next.pick, slip, true);
    },
    drops(from, pieces) {
      if (!isOpen()) return [];
      return pieces.filter((to) => to !== from && dragged(face, own(), hand?.moves ?? [], from, to) !== undefined);
    },
    drop(from, to) {
      const moves = isOpen() ? dragged(face, own(), hand?.moves ?? [], from, to) : undefined;
      const next = moves && handOf(face, own(), moment?.ask ?? 0, moves, true);
      if (moves === undefined || (next === undefined && moves.length > 0)) refuse();
      else hold(next);
    },
    choose: (pick) => choose(pick, false, false),
    back: stepBack,
    draw,
    cut(now) {
      if (now === dead) return;
      dead = now;
      if (idle && !dead) restart();
      else draw();
    },
    undoes: () => sent.undoes(moment),
    sent,
  };
}
