/** A match file or a saved proof, dropped on the lobby or chosen, is watched in this browser; the server has no part in it. */
import { Refusal } from "../../../../shared/core/base/refusal.ts";
import type { MatchRecord } from "../../../../shared/core/match/record.ts";
import { FILE_ENDING, sittersOf } from "../../../../shared/core/match/record-file.ts";
import { WATCHER } from "../../../../shared/core/match/view.ts";
import { LONGEST_NAME } from "../../../../shared/core/wire/calls.ts";
import type { Text } from "../../../text/languages.ts";
import { complaint, notice } from "../../common/dialog.ts";
import { h } from "../../common/dom.ts";
import { guestName } from "../../common/guest-name.ts";
import type { MatchFile } from "./match-file.ts";

interface FileParts {
  readonly text: Text;
  readonly signal: AbortSignal;
  /** Whether nothing would be lost by leaving what is on screen. */
  isFree(): boolean;
  /** Shows the match, as a seat or a watcher saw it. Rejects if it cannot be played, with what is on screen untouched. */
  watch(file: MatchFile, seat: number): Promise<void>;
}

export interface MatchFiles {
  /** Asks for a file and opens it. */
  choose(): void;
}

export function matchFiles(parts: FileParts): MatchFiles {
  acceptDrops(parts, (file) => void openFile(parts, file));
  return { choose: () => chooseFile((file) => void openFile(parts, file)) };
}

async function openFile({ text, isFree, watch }: FileParts, file: File): Promise<void> {
  if (!isFree()) return complaint(text.matchFile.inLobby);
  let opened: MatchFile | undefined;
  try {
    opened = await (await import("./match-file.ts")).unpackMatch(file);
    await watch(opened, opened.proof?.seat ?? seatOfName(opened.record, guestName(text)));
  } catch (error) {
    return complaint(problemOf(text, error, opened?.proof !== undefined));
  }
  document.querySelector<HTMLDialogElement>("dialog.profile")?.close();
  if (opened.proof !== undefined) notice(text.matchFile.proofOpened);
}

/** The seat of the player with this name; a watcher's view if nobody has it. */
const seatOfName = (record: MatchRecord, name: string): number => {
  const seat = sittersOf(record).findIndex((sitter) => sitter !== undefined && sitter.slice(0, LONGEST_NAME) === name);
  return seat < 0 ? WATCHER : seat;
};

/** Says in one sentence what is wrong with a file. */
export function problemOf({ matchFile: { problems } }: Text, error: unknown, isProof = false): string {
  const damaged = isProof ? problems.proof : problems.damaged;
  if (!(error instanceof Refusal)) return damaged;
  if (error.key === "unknownRules") return problems.newer;
  if (error.key === "unknownGame") return problems.unknownGame;
  if (error.args.why === "foreign") return problems.foreign;
  if (error.args.why === "tooLarge") return problems.tooLarge;
  return error.args.why === "proof" ? problems.proof : damaged;
}

function chooseFile(open: (file: File) => void): void {
  const chosen = (): void => {
    const [file] = input.files ?? [];
    if (file !== undefined) open(file);
  };
  const input = h("input", { type: "file", accept: `${FILE_ENDING},.record,.proof`, onchange: chosen });
  input.click();
}

/** Anywhere on the page: without this the browser would leave the page for a file that misses its place. */
function acceptDrops({ text, isFree, signal }: FileParts, open: (file: File) => void): void {
  const sign = h("div", { class: "drop-here", hidden: true }, h("p", {}, text.matchFile.drop));
  document.body.append(sign);
  signal.addEventListener("abort", () => sign.remove());
  const hide = (): void => {
    sign.hidden = true;
  };
  const hasFile = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes("Files") ?? false;
  const over = (event: DragEvent): void => {
    if (!hasFile(event)) return;
    event.preventDefault();
    if (isFree()) sign.hidden = false;
  };
  const leave = (event: DragEvent): void => {
    // Left the window, not one element for another.
    if (event.relatedTarget === null) hide();
  };
  const drop = (event: DragEvent): void => {
    if (!hasFile(event)) return;
    event.preventDefault();
    hide();
    const [file] = event.dataTransfer?.files ?? [];
    if (file !== undefined) open(file);
  };
  addEventListener("dragover", over, { signal });
  addEventListener("dragleave", leave, { signal });
  addEventListener("drop", drop, { signal });
}
