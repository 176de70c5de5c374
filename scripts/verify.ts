/** `npm run verify -- FILE`: deals and plays a match again from its record or proof; exits with 0 if all of it is as it was, else with 1. */
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { proof as words } from "../client/text/en/panels.ts";
import { checkDeal, type DealProof, type Finding, findingOf } from "../shared/core/review/proof.ts";
import { readProof } from "../shared/core/review/proof-file.ts";
import { GAMES } from "../shared/games.ts";
import { codeOf, stop } from "./settings.ts";

/** Unpacked, in bytes. */
const LONGEST = 50_000_000;
const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

const file = process.argv[2] ?? stop("which file? npm run verify -- FILE, with a match record or a saved proof.");
const finding = find(textOf(file));
console.log(`${finding.type === "fair" ? words.good : words.bad}: ${words.sentence(finding)}`);
process.exitCode = finding.type === "fair" ? 0 : 1;

/** A match file is a record packed by gzip; a record and a proof are plain text. */
function textOf(path: string): string {
  try {
    const bytes = readFileSync(path);
    return (isGzip(bytes) ? gunzipSync(bytes, { maxOutputLength: LONGEST }) : bytes).toString("utf8");
  } catch (error) {
    return stop(`${path} cannot be read (${codeOf(error)}).`);
  }
}

function find(text: string): Finding {
  let proof: DealProof;
  try {
    proof = readProof(text);
  } catch (error) {
    return findingOf(error) ?? { type: "record", why: String(error) };
  }
  const game = GAMES.find(({ id }) => id === proof.record.game);
  if (game === undefined) return { type: "record", why: `unknown game ${proof.record.game}` };
  const checking = checkDeal(game, proof);
  for (;;) {
    const { done, value } = checking.next();
    if (done) return value;
  }
}
