import type { Cluster } from "../server/cluster.ts";
import { setLog } from "../server/log.ts";
import { serve } from "../server/main.ts";
import { type Database, openDatabase } from "../server/store/database.ts";
import { compact } from "../server/store/retention.ts";
import { storeIn } from "../server/store/store.ts";
import { buildClient } from "./client.ts";
import {
  addressKeyFrom,
  adminTokenFrom,
  clientFolder,
  codeOf,
  dataFolderFrom,
  internalAddressFrom,
  levelFrom,
  originsFrom,
  portFrom,
  proxiesFrom,
  stop,
  whenAsked,
  wholeFrom,
} from "./settings.ts";

const { env } = process;
const port = portFrom(env.PORT);
setLog(levelFrom(env.LOG_LEVEL));
const addressKey = addressKeyFrom(env.REDIS_URL || env.DATABASE_URL);
const access = {
  origins: originsFrom(env.ALLOWED_ORIGINS),
  proxies: proxiesFrom(env.TRUSTED_PROXIES),
  adminToken: adminTokenFrom(env.ADMIN_TOKEN),
  ...(addressKey !== undefined && { addressKey }),
};
const retention = { matches: wholeFrom(env, "KEEP_MATCHES_DAYS"), guests: wholeFrom(env, "KEEP_GUESTS_DAYS") };
const pace = { late: 1_000 * wholeFrom(env, "WATCH_DELAY") };
const folder = dataFolderFrom(process.env.DATA_DIR);
const cluster = await openNeighbours(env.REDIS_URL);
const db = await openStore(process.env.DATABASE_URL);

// `npm run dev` has Vite serve the client.
const serverOnly = process.argv.includes("--server-only");
if (!serverOnly) await buildClient();

const store = storeIn(db, retention);
if (env.VACUUM === "1") await compact(db);
const files = serverOnly ? undefined : clientFolder;
const serving = await serve({ port, clientFolder: files, access, pace, ...(cluster !== undefined && { cluster }), ...store }).catch(
  (error: unknown) => stop(whyNot(error)),
);

whenAsked(async () => {
  await serving.close();
  await db.destroy();
  process.exit(0);
});
// Said last: whoever reads the address may stop the server at once.
if (!serverOnly) console.log(`Quayside: open http://localhost:${serving.port}/ in a browser. Ctrl-C stops the server.`);

/** Several processes need Redis; without it nothing of that is loaded. */
async function openNeighbours(url: string | undefined): Promise<Cluster | undefined> {
  if (!url) return undefined;
  if (!env.DATABASE_URL)
    stop("REDIS_URL joins several processes, and a match can go on in another one only from a shared database: set DATABASE_URL as well.");
  const address = internalAddressFrom(env.INTERNAL_ADDRESS);
  const { openCluster } = await import("../server/redis/cluster.ts");
  try {
    return await openCluster({ url, ...(address !== undefined && { address }) });
  } catch (error) {
    // The address holds a password: it is never shown.
    return stop(`the Redis in REDIS_URL cannot be used (${codeOf(error)}).`);
  }
}

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
