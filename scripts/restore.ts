/** `npm run restore -- FOLDER`: puts a backup into the data folder, if that has no data yet. */
import { copyFileSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import {
  copyDatabase,
  DATABASE,
  dataFolder,
  failed,
  filesIn,
  isWholeDatabase,
  namedFolder,
  PUSH_KEY,
  stopForPostgres,
} from "./backup/data-copy.ts";
import { stop } from "./settings.ts";

const source = namedFolder("restore");
const data = dataFolder();
stopForPostgres(`pg_restore --clean --if-exists --no-owner --dbname="$DATABASE_URL" quayside.dump, with every server stopped.`);
const present = filesIn(source);
if (!present.includes(DATABASE)) stop(`there is no backup in ${source}.`);
if (!isWholeDatabase(join(source, DATABASE))) stop(`the backup in ${source} is damaged. Take another one.`);
// A server may be using them; and nothing here is worth losing data for.
const inTheWay = filesIn(data);
if (inTheWay.length > 0)
  stop(`${data} has data already (${inTheWay.join(", ")}), which a restore does not overwrite. Stop the server and move that folder away.`);

const partial = join(data, `restore-${process.pid}`);
try {
  mkdirSync(partial, { recursive: true, mode: 0o700 });
  copyDatabase(join(source, DATABASE), join(partial, DATABASE));
  if (present.includes(PUSH_KEY)) copyFileSync(join(source, PUSH_KEY), join(partial, PUSH_KEY));
  for (const name of filesIn(partial)) renameSync(join(partial, name), join(data, name));
  rmSync(partial, { recursive: true });
} catch (error) {
  rmSync(partial, { recursive: true, force: true });
  failed(`the backup could not be put into ${data}`, error);
}
console.log(`Quayside: ${source} is restored into ${data}. Start the server again.`);
