/** What of a table's screen goes on when another language is chosen: everything but its words. */

import type { Uncounted } from "../../../shared/core/wire/wire.ts";
import type { LookBack } from "../../feed/look-back.ts";
import type { TableView } from "../../picture/table-view.ts";
import type { Text } from "../../text/languages.ts";
import type { MatchLog } from "../model/match-log.ts";
import type { LogPlace } from "../panels/log-panel.ts";
import type { TableAlerts } from "./table-alerts.ts";

/** Panels over the table that are opened again. */
const REOPENED = ["settings", "help", "rules", "score"] as const;

export interface HandoverPanel {
  readonly kind: (typeof REOPENED)[number];
  /** How far each of its parts is scrolled, in order. */
  readonly scrolled: readonly number[];
  /** Which of its parts has the focus; -1 for none. */
  readonly focused: number;
}

export interface ScreenHandover {
  /** Undefined if the table was not mounted yet. */
  readonly view: TableView | undefined;
  readonly back: LookBack | undefined;
  readonly alerts: TableAlerts | undefined;
  /** What is said when the past cannot be had is said in its language. */
  readonly spoken: { text: Text };
  readonly known: MatchLog["known"];
  readonly logPlace: LogPlace | undefined;
  readonly drawerOpen: boolean;
  /** The reader of a match that is over has seen the score sheet. */
  readonly scoresShown: boolean;
  /** Why the rated match changes no ratings, if that has been told. */
  readonly uncounted: Uncounted | undefined;
  readonly analysed: boolean;
  readonly panel: HandoverPanel | undefined;
}

const partsOf = (dialog: Element): Element[] => [dialog, ...dialog.querySelectorAll("*")];
const openDialog = (): Element | null => document.querySelector("dialog.panel[open]");

/** The panel that is open now. */
export function openPanel(): HandoverPanel | undefined {
  const dialog = openDialog();
  const kind = REOPENED.find((one) => dialog?.classList.contains(one));
  if (dialog === null || kind === undefined) return undefined;
  const parts = partsOf(dialog);
  const { activeElement } = document;
  return { kind, scrolled: parts.map(({ scrollTop }) => scrollTop), focused: activeElement === null ? -1 : parts.indexOf(activeElement) };
}

/** A panel in another language has the same parts. */
export function placePanel({ scrolled, focused }: HandoverPanel): void {
  const dialog = openDialog();
  if (dialog === null) return;
  const parts = partsOf(dialog);
  const focusedPart = parts[focused];
  if (focusedPart instanceof HTMLElement) focusedPart.focus({ preventScroll: true });
  for (const [at, top] of scrolled.entries()) {
    const part = parts[at];
    if (part !== undefined && part.scrollTop !== top) part.scrollTop = top;
  }
}
