/** What went wrong, as text to hand on: where and what, and nothing of who plays or of what is hidden. */
import type { DrawingMethod } from "../../picture/table-view.ts";

export interface Trouble {
  /** The client's version. */
  readonly build: string;
  readonly game: string;
  /** The newest the picture has shown. */
  readonly frame: number | undefined;
  readonly drawing: DrawingMethod | undefined;
  readonly error: unknown;
  readonly browser: string;
}

const LONGEST = 2_000;

export function reportOf({ build, game, frame, drawing, error, browser }: Trouble): string {
  const lines = [
    "Quayside trouble report",
    `build: ${build || "unknown"}`,
    `game: ${game}`,
    `frame: ${frame ?? "none"}`,
    `drawing: ${drawing ?? "none"}`,
    `browser: ${browser}`,
    `error: ${clean(errorText(error)).slice(0, LONGEST)}`,
  ];
  return `${lines.join("\n")}\n`;
}

function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const stack = error.stack ?? "";
  // Not every browser repeats the message in the stack.
  const whole = stack.includes(error.message) ? stack : `${error.name}: ${error.message}\n${stack}`;
  return error.cause === undefined ? whole : `${whole}\ncause: ${errorText(error.cause)}`;
}

/** Keeps only the file's name of an address, and drops what looks like a secret: a place's path may end in a code. */
const clean = (text: string): string =>
  text
    .replace(
      /\b[a-z]+:\/\/[^\s)]*?([^/\s)?#]*)([?#][^\s):]*)?(:\d+:\d+)?(?=[\s)]|$)/gi,
      (_all, file: string, _query, at = "") => `${file.includes(".") ? file : ""}${at}`,
    )
    .replace(/\b[0-9a-f]{16,}\b/gi, "(left out)");
