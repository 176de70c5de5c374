/**
 * A program that speaks the protocol of `lab/rival/README.md`: it plays the first of its moves. To be tried with
 * `npm run bench -- rival --short --game duel --program "node lab/benches/rival/sample-process.ts"`.
 */
import { createInterface } from "node:readline";

for await (const line of createInterface({ input: process.stdin })) {
  const { moves } = JSON.parse(line) as { readonly moves: readonly string[] };
  process.stdout.write(`${JSON.stringify({ move: moves[0] })}\n`);
}
