/** Opens the database and the cluster of the settings, and serves until asked to stop. */
import { join } from "node:path";
import { redirectConsole } from "../../server/base/log.ts";
import type { Cluster } from "../../server/cluster/cluster.ts";
import { openDatabase } from "../../server/database/database.ts";
import { compact } from "../../server/database/retention.ts";
import type { Database } from "../../server/database/schema.ts";
import { storeIn } from "../../server/database/store.ts";
import { type ServeOptions, serve } from "../../server/main.ts";
import { freeBytesOf } from "../../server/ops/disk-space.ts";
import type { PushOptions } from "../../server/push/push.ts";
import { savedVapidKey } from "../../server/push/vapid.ts";
import { buildClient } from "../client.ts";
import { clientFolder, codeOf, onStopRequest, type Settings, stop } from "../settings.ts";
import { hostingLines } from "./hosting.ts";

export async function run(settings: Settings): Promise<void> {
  const { port, access, timings, limits, retention } = settings;
  const cluster = await openClusterIfAny(settings);
  const db = await openDatabaseOrStop(settings);
  // `npm run dev` has Vite serve the client.
  const serverOnly = process.argv.includes("--server-only");
  if (!serverOnly) await buildClient();
  if (settings.vacuum) await compact(db);
  const files = serverOnly ? undefined : clientFolder;
  const store: Required<Pick<ServeOptions, "journal" | "tableStore" | "guests" | "deleteExpired" | "storageError">> = storeIn(
    db,
    retention,
  );
  const options = {
    port,
    clientFolder: files,
    access,
    timings,
    ...limits,
    ...(cluster !== undefined && { cluster }),
    // A database elsewhere has a disk of its own.
    ...(settings.databaseUrl === undefined && { disk: { ...settings.disk, readFree: freeBytesOf(settings.dataFolder) } }),
    ...store,
    ...(settings.webhooks !== undefined && { webhooks: settings.webhooks }),
    ...(settings.pushContact !== undefined && { push: pushOrStop(settings.dataFolder, settings.pushContact) }),
  } satisfies ServeOptions;
  const opening = serve(options).catch((error: unknown) => stop(startFailure(port, error)));
  // The server may be stopped as soon as it answers.
  onStopRequest(async () => {
    await (await opening).close();
    await db.destroy();
    process.exit(0);
  }, true);
  const serving = await opening;
  // Up to here console output is plain sentences for the operator.
  redirectConsole();

  if (process.argv.includes("--hosting")) for (const line of hostingLines(settings, serving.port)) console.log(`Quayside: ${line}`);
  // Last: a script that reads the address may stop the server at once.
  if (!serverOnly) console.log(`Quayside: open http://localhost:${serving.port}/ in a browser. Ctrl-C stops the server.`);
}

/** The Redis modules are loaded only if REDIS_URL is set. */
async function openClusterIfAny({ redisUrl: url, internalAddress: address }: Settings): Promise<Cluster | undefined> {
  if (url === undefined) return undefined;
  const { openCluster } = await import("../../server/cluster/redis-cluster.ts");
  try {
    return await openCluster({ url, ...(address !== undefined && { address }) });
  } catch (error) {
    // The URL holds a password: never show it.
    return stop(`the Redis in REDIS_URL cannot be used (${codeOf(error)}).`);
  }
}

async function openDatabaseOrStop({ dataFolder: folder, databaseUrl: url }: Settings): Promise<Database> {
  try {
    return await openDatabase(folder, url);
  } catch (error) {
    // The URL holds a password: never show it.
    if (url) stop(`the database in DATABASE_URL cannot be opened (${codeOf(error)}).`);
    const why = error instanceof Error ? error.message : error;
    return stop(`the database in ${folder} cannot be opened (${why}). Move it away, or set DATA_DIR to another folder.`);
  }
}

function pushOrStop(folder: string, contact: string): PushOptions {
  const file = join(folder, "push-key.json");
  try {
    return { key: savedVapidKey(file), contact };
  } catch (error) {
    return stop(`the key for push messages in ${file} cannot be used (${codeOf(error)}). Move it away, or set PUSH=off.`);
  }
}

function startFailure(port: number, error: unknown): string {
  const code = codeOf(error);
  if (code === "EADDRINUSE")
    return `port ${port} is already in use. Stop the other program, or choose another port: PORT=${port === 65535 ? 2567 : port + 1} npm start`;
  if (code === "EACCES") return `this user may not open port ${port}. Choose one above 1023 with PORT.`;
  return `the server could not start: ${error instanceof Error ? error.message : error}`;
}
