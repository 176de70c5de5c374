/** `npm run backup -- FOLDER`: copies the data folder, also of a running server, into a new folder. */
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { copyDatabase, DATABASE, dataFolder, failed, filesIn, namedFolder, PUSH_KEY, stopForPostgres } from "./backup/data-copy.ts";
import { stop } from "./settings.ts";

const target = namedFolder("backup");
const data = dataFolder();
stopForPostgres(`pg_dump --format=custom --file=quayside.dump "$DATABASE_URL". Copy ${PUSH_KEY} of DATA_DIR as well.`);
const present = filesIn(data);
if (!present.includes(DATABASE)) stop(`there is no database in ${data}. Set DATA_DIR to the folder of the server.`);
if (existsSync(target)) stop(`${target} is there already, and a backup overwrites nothing. Name a new folder.`);

// Made beside and renamed: a folder of that name is always a whole backup.
const partial = `${target}.partial-${process.pid}`;
try {
  mkdirSync(partial, { recursive: true, mode: 0o700 });
  copyDatabase(join(data, DATABASE), join(partial, DATABASE));
  if (present.includes(PUSH_KEY)) copyFileSync(join(data, PUSH_KEY), join(partial, PUSH_KEY));
  renameSync(partial, target);
} catch (error) {
  rmSync(partial, { recursive: true, force: true });
  failed(`${data} could not be copied to ${target}`, error);
}
console.log(`Quayside: ${data} is saved in ${target}. It holds what players keep secret: keep it as safe as the server.`);
