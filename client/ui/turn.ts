/** The own turn: what may be picked, what has been picked, and sending it. Open only when the picture shows what is asked. */
import type { View } from "../../shared/core/game.ts";
import { WATCHER } from "../../shared/core/view.ts";
import type { Feed, Moment } from "../feed/feed.ts";
import type { Face, Pick } from "../games/face.ts";
import type { TableView } from "../scenes/table.ts";
import { needsConfirm, reveals } from "./confirm.ts";
import type { Mirror } from "./mirror.ts";
import { back, lit, NOTHING_TO_PICK, offers, type Picking, startPicking, touch } from "./picking.ts";
import type { Prompt } from "./prompt.ts";
import type { Say } from "./say.ts";
import type { SettingsStore } from "./settings.ts";
import { done } from "./trouble.ts";

export interface TurnParts {
  readonly feed: Feed;
  readonly face: Face;
  readonly say: Say;
  readonly settings: SettingsStore;
  readonly prompt: Prompt;
  readonly mirror: Mirror;
  table(): TableView | undefined;
}

export interface Turn {
  /** Something is asked of this player and can be answered now. */
  readonly open: boolean;
  show(moment: Moment, caughtUp: boolean): void;
  touch(piece: string): void;
  /** A move chosen by its label. */
  choose(pick: Pick): void;
  /** One step back; false if there is none. */
  back(): boolean;
  /** Everything drawn again: lit pieces, choices, mirror. */
  draw(): void;
  /** What an undo would take back, if it was done on this page. */
  undoes(): string | undefined;
}

export function takeTurn({ feed, face, say, settings, prompt, mirror, table }: TurnParts): Turn {
  let moment: Moment | undefined;
  let ready = false;
  let picking: Picking = NOTHING_TO_PICK;
  let question: Pick | undefined;
  let answered = 0;
  let sent: string | undefined;
  const labels = new Map<number, string>();

  const isOpen = (): boolean =>
    ready &&
    moment !== undefined &&
    moment.sight.seat !== WATCHER &&
    moment.ask > 0 &&
    moment.ask !== answered &&
    moment.outcome === undefined;

  function draw(): void {
    const open = isOpen();
    const now = open ? picking : NOTHING_TO_PICK;
    table()?.light(lit(now));
    mirror.update(now.picks, settings.get().mirror);
    if (open && question !== undefined) {
      const asked = question;
      prompt.ask(say.text.confirm.reveal(say.line(asked.label)), () => void send(asked), stepBack);
    } else if (open) prompt.offer(offers(now), now.path.length > 0 ? stepBack : undefined);
    else prompt.clear();
  }

  function stepBack(): boolean {
    if (question === undefined && picking.path.length === 0) return false;
    if (question === undefined || picking.path.length === 1) picking = back(picking);
    question = undefined;
    draw();
    return true;
  }

  function choose(pick: Pick, slip: boolean): void {
    if (!isOpen()) return;
    const view = moment?.sight as View;
    if (needsConfirm(settings.get().confirm, slip, () => reveals(feed.game, view, pick.move))) {
      question = pick;
      draw();
    } else void send(pick);
  }

  async function send(pick: Pick): Promise<void> {
    const ask = moment?.ask ?? 0;
    answered = ask;
    question = undefined;
    sent = say.line(pick.label);
    draw();
    if (await done(say.text, feed.send([pick.move], ask))) return;
    answered = 0;
    sent = undefined;
    restart();
  }

  function restart(path: readonly string[] = []): void {
    const picks = isOpen() ? face.picks(moment?.sight as View) : [];
    picking = path.reduce((so, piece) => (lit(so).includes(piece) ? { picks, path: [...so.path, piece] } : so), startPicking(picks));
    question = undefined;
    draw();
  }

  return {
    get open() {
      return isOpen();
    },
    show(shown, caughtUp) {
      if (sent !== undefined && shown.undo !== undefined && !labels.has(shown.undo)) labels.set(shown.undo, sent);
      if (shown.asked.length > 0) sent = undefined;
      if (shown.event.type === "takenBack") labels.clear();
      // What somebody else did meanwhile does not drop what is in the hand.
      const path = shown.ask === moment?.ask ? picking.path : [];
      moment = shown;
      ready = caughtUp;
      restart(path);
    },
    touch(piece) {
      if (!isOpen()) return;
      question = undefined;
      const slip = picking.path.length === 0;
      const next = touch(picking, piece);
      picking = next.picking;
      if (next.pick === undefined) draw();
      else choose(next.pick, slip);
    },
    choose: (pick) => choose(pick, false),
    back: stepBack,
    draw,
    undoes: () => (moment?.undo === undefined ? undefined : labels.get(moment.undo)),
  };
}
