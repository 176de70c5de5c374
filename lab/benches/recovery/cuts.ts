/** A database file truncated at a random place: it must open, and every match must continue from its last intact entry or be gone. */
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { openDatabase } from "../../../server/database/database.ts";
import { storeIn } from "../../../server/database/store.ts";
import { isEqual } from "../../../shared/core/base/plain.ts";
import { below, type QuickLuck, quickLuck } from "../../../shared/core/base/random.ts";
import { outcome } from "../../../shared/core/match/outcome.ts";
import type { Entry } from "../../../shared/core/match/record.ts";
import { resume } from "../../../shared/core/match/step.ts";
import type { BenchRun } from "../common/bench.ts";
import { playedMatch } from "./played.ts";

export interface Cut {
  readonly cuts: number;
  /** Databases that did not open. */
  readonly shut: number;
  /** Intact entries before the damage that are lost, or matches that cannot continue. */
  readonly broken: number;
  /** Databases that were salvaged. */
  readonly salvaged: number;
}

/** Entries on record, by match. */
type Wholes = ReadonlyMap<string, readonly Entry[]>;

const FILE = "quayside.sqlite";
const SIDES = ["", "-wal"];
const MATCHES = 6;
const KINDS = ["wal", "entry", "file"] as const;

export async function cutAnywhere({ games, say }: BenchRun, cuts: number): Promise<Cut> {
  const folder = mkdtempSync(join(tmpdir(), "quayside-cuts-"));
  const luck = quickLuck(cuts);
  const result = { cuts, shut: 0, broken: 0, salvaged: 0 };
  try {
    const whole = join(folder, "whole");
    mkdirSync(whole);
    const wholes = await prepare(whole, games, luck);
    for (let cut = 0; cut < cuts; cut++) {
      const copy = join(folder, `copy-${cut}`);
      mkdirSync(copy);
      for (const side of SIDES) copyFileSync(join(whole, FILE + side), join(copy, FILE + side));
      damage(copy, KINDS[cut % KINDS.length] as (typeof KINDS)[number], luck);
      await open(copy, games, wholes).then(
        ({ broken, salvaged }) => {
          result.broken += broken;
          result.salvaged += Number(salvaged);
        },
        (error: unknown) => {
          console.error(error);
          result.shut++;
        },
      );
      rmSync(copy, { recursive: true });
      if (cut % 50 === 49) say(`${cut + 1} of ${cuts} cuts`);
    }
    return result;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Half of the entries in the file, half still in its log, as a killed process leaves them. */
async function prepare(folder: string, games: BenchRun["games"], luck: QuickLuck): Promise<Wholes> {
  const making = join(folder, "making");
  mkdirSync(making);
  const db = await openDatabase(making, undefined);
  const store = storeIn(db);
  const play = async (from: number) => {
    for (let at = from; at < from + MATCHES; at++) await playedMatch(store, games[at % games.length] as never, 20 + below(luck, 60), luck);
  };
  await play(0);
  const checkpoint = new DatabaseSync(join(making, FILE));
  checkpoint.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  await play(MATCHES);
  for (const side of SIDES) copyFileSync(join(making, FILE + side), join(folder, FILE + side));
  checkpoint.close();
  const wholes = new Map<string, readonly Entry[]>();
  for (const match of await store.journal.unfinished()) wholes.set(match, (await store.journal.read(match))?.entries ?? []);
  await db.destroy();
  rmSync(making, { recursive: true });
  return wholes;
}

function damage(folder: string, kind: (typeof KINDS)[number], luck: QuickLuck): void {
  const file = join(folder, FILE + (kind === "wal" ? "-wal" : ""));
  if (kind !== "entry") return truncateSync(file, below(luck, statSync(file).size));
  const db = new DatabaseSync(file);
  // In the table `entries`, or still in the buffer.
  const rows = [
    ...db.prepare("SELECT 'entries' AS place, 'entry' AS field, rowid AS id, entry AS text FROM entries").all(),
    ...db.prepare("SELECT 'gathered' AS place, 'entries' AS field, rowid AS id, entries AS text FROM gathered").all(),
  ];
  const { place, field, id, text } = rows[below(luck, rows.length)] as { place: string; field: string; id: number; text: string };
  db.prepare(`UPDATE ${place} SET ${field} = ? WHERE rowid = ?`).run(text.slice(0, below(luck, text.length)), id);
  db.close();
}

async function open(folder: string, games: BenchRun["games"], wholes: Wholes): Promise<{ broken: number; salvaged: boolean }> {
  const db = await openDatabase(folder, undefined);
  const { journal } = storeIn(db);
  let broken = 0;
  for (const match of await journal.unfinished()) {
    const length = await journal.length(match);
    const record = await journal.read(match);
    const game = games.find(({ id }) => id === record?.game);
    if (record === undefined || game === undefined) broken++;
    else {
      const played = resume(game, record);
      if (!isEqual(record.entries, wholes.get(match)?.slice(0, record.entries.length))) broken++;
      // The match continues: unreadable entries are moved out, and the next entry follows.
      await journal.repair(match, record.entries.length, length);
      if (outcome(played) === undefined)
        await journal.append(match, record.entries.length, { type: "end", seat: -1, why: "agreed", at: 1, by: "server" });
      else broken++;
    }
  }
  await db.destroy();
  return { broken, salvaged: readdirSync(folder).some((name) => name.includes(".damaged-")) };
}
