/** A board as the end of a link: packed, in letters that need no encoding. The server never sees it. */
import { type Board, boardText, readBoard } from "../../shared/core/analysis/board.ts";
import { Refusal } from "../../shared/core/base/refusal.ts";

/** Far beyond any study; a few packed letters can stand for gigabytes. */
const LONGEST_CODE = 200_000;
const LONGEST_TEXT = 2_000_000;

export async function codeOf(board: Board): Promise<string> {
  const packed = new Blob([boardText(board)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export async function boardOfCode(code: string): Promise<Board> {
  if (code.length > LONGEST_CODE) throw new Refusal("badRecord", { why: "tooLarge" });
  return readBoard(await unpacked(code));
}

async function unpacked(code: string): Promise<string> {
  try {
    const bytes = Uint8Array.from(atob(code.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).pipeThrough(new TextDecoderStream());
    let text = "";
    for await (const part of stream) {
      text += part;
      if (text.length > LONGEST_TEXT) break;
    }
    return text;
  } catch {
    throw new Refusal("badRecord", { why: "truncated" });
  }
}
