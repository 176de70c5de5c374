import { serve } from "../server/main.ts";
import { type Database, openDatabase } from "../server/store/database.ts";
import { journalIn } from "../server/store/journal.ts";
import { peopleIn } from "../server/store/people.ts";
import { buildClient } from "./client.ts";
import { clientFolder, codeOf, dataFolderFrom, portFrom, stop, whenAsked } from "./settings.ts";

const port = portFrom(process.env.PORT);
const folder = dataFolderFrom(process.env.DATA_DIR);
const db = await openStore(process.env.DATABASE_URL);

// `npm run dev` has Vite serve the client.
const serverOnly = process.argv.includes("--server-only");
if (!serverOnly) await buildClient();

const store = { journal: journalIn(db), people: peopleIn(db) };
const files = serverOnly ? undefined : clientFolder;
const serving = await serve({ port, clientFolder: files, ...store }).catch((error: unknown) => stop(whyNot(error)));

whenAsked(async () => {
  await serving.close();
  await db.destroy();
  process.exit(0);
});
// Said last: whoever reads the address may stop the server at once.
if (!serverOnly) console.log(`Quayside: open http://localhost:${serving.port}/ in a browser. Ctrl-C stops the server.`);

async function openStore(url: string | undefined): Promise<Database> {
  try {
    return await openDatabase(folder, url);
  } catch (error) {
    // The address holds a password: it is never shown.
    if (url) stop(`the database in DATABASE_URL cannot be opened (${codeOf(error)}).`);
    const why = error instanceof Error ? error.message : error;
    return stop(`the database in ${folder} cannot be opened (${why}). Move it away, or set DATA_DIR to another folder.`);
  }
}

function whyNot(error: unknown): string {
  const code = codeOf(error);
  if (code === "EADDRINUSE")
    return `port ${port} is already in use. Stop the other program, or choose another port: PORT=${port === 65535 ? 2567 : port + 1} npm start`;
  if (code === "EACCES") return `this user may not open port ${port}. Choose one above 1023 with PORT.`;
  return `the server could not start: ${error instanceof Error ? error.message : error}`;
}
