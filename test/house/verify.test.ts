/** `npm run verify -- FILE`: one sentence, and an exit code a script can act on. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { packMatch } from "../../client/ui/lobby/matches/match-file.ts";
import { root } from "../../scripts/settings.ts";
import { commitment, digest } from "../../shared/core/base/random.ts";
import { type MatchRecord, readRecord, writeRecord } from "../../shared/core/match/record.ts";
import { frames } from "../../shared/core/match/step.ts";
import { printOf } from "../../shared/core/review/proof.ts";
import { writeProof } from "../../shared/core/review/proof-file.ts";
import { GAMES } from "../../shared/games.ts";

const golden = (name: string): string => join(root, "test/golden", `${name}.record`);

function verify(...files: readonly string[]): { readonly status: number | null; readonly said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, "scripts/verify.ts"), ...files], { encoding: "utf8" });
  return { status, said: `${stdout}${stderr}`.trim() };
}

/** A record of Duel, changed and sealed again as if it had been played so. */
function changed(change: (record: MatchRecord) => MatchRecord): string {
  const file = join(mkdtempSync(join(tmpdir(), "verify-")), "changed.record");
  writeFileSync(file, writeRecord(change(readRecord(readFileSync(golden("duel-r1-1"), "utf8")))));
  return file;
}

describe("npm run verify", () => {
  it.each(["duel-r1-1", "puerto-rico-r1-1", "elasund-r2-1"])("exits 0 for the record of a fair match: %s", (name) => {
    expect(verify(golden(name))).toMatchObject({
      status: 0,
      said: expect.stringMatching(/^Fair deal: All \d+ entries of the record[^\n]+$/),
    });
  });

  it("takes everything the client saves of a match, and finds a file that was cut", async () => {
    const record = readRecord(readFileSync(golden("duel-r1-2"), "utf8"));
    const packed = Buffer.from(await (await packMatch(record)).arrayBuffer());
    const game = GAMES.find(({ id }) => id === record.game)!;
    const proof = { record, seat: 1, promise: { commitment: record.deal.commitment }, seen: [...frames(game, record, 1)].map(printOf) };
    const folder = mkdtempSync(join(tmpdir(), "verify-"));
    const [whole, cut, saved] = [packed, packed.subarray(0, -40), writeProof(proof)].map((content, at) => {
      const file = join(folder, `saved-${at}`);
      writeFileSync(file, content);
      return verify(file);
    });
    expect(whole).toMatchObject({ status: 0, said: expect.stringMatching(/^Fair deal/) });
    expect(cut).toMatchObject({ status: 1, said: expect.stringContaining("cannot be read") });
    expect(saved).toMatchObject({ status: 0, said: expect.stringContaining(`All ${proof.seen.length} positions you saw are the same.`) });
  });

  const secret = digest("another");
  it.each([
    [
      "a secret that is not the promised one",
      (record) => ({ ...record, deal: { ...record.deal, secret } }),
      "does not match its fingerprint",
    ],
    [
      "another deal under the same moves",
      (record) => ({ ...record, deal: { ...record.deal, secret, commitment: commitment(secret) } }),
      "not possible by the rules",
    ],
    ["a match cut short", (record) => ({ ...record, entries: record.entries.slice(0, -1) }), "before the match is over"],
  ] satisfies [string, (record: MatchRecord) => MatchRecord, string][])("exits 1 and says what is wrong for %s", (_what, change, why) => {
    expect(verify(changed(change))).toMatchObject({ status: 1, said: expect.stringContaining(why) });
  });

  it("exits 1 with one sentence for what is no record, no file, or nothing at all", () => {
    expect(verify(join(root, "package.json"))).toMatchObject({ status: 1, said: expect.stringContaining("damaged or was changed") });
    expect(verify(join(root, "no-such-file"))).toMatchObject({ status: 1, said: expect.stringContaining("cannot be read") });
    expect(verify()).toMatchObject({ status: 1, said: expect.stringContaining("which file?") });
  });
});
