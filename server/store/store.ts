/** All that a house keeps, in one database. */
import type { Journal } from "../journal.ts";
import type { People } from "../people.ts";
import type { Shelf } from "../shelf.ts";
import { journalIn } from "./journal.ts";
import { peopleIn } from "./people.ts";
import { FOR_EVER, forgetOld, type Retention } from "./retention.ts";
import type { Database } from "./schema.ts";
import { shelfIn } from "./shelf.ts";
import { fileTrouble } from "./sqlite.ts";

export interface Store {
  readonly journal: Journal;
  readonly shelf: Shelf;
  readonly people: People;
  /** What is older than it may get. */
  forget(): Promise<void>;
  /** Why nothing can be kept just now, as far as the database knows by itself. */
  trouble(): string | undefined;
}

export function storeIn(db: Database, retention: Retention = FOR_EVER): Store {
  const people = peopleIn(db);
  return {
    journal: journalIn(db),
    shelf: shelfIn(db),
    people,
    forget: () => forgetOld(db, people, retention),
    trouble: () => fileTrouble(db),
  };
}
