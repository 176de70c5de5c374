/**
 * Keeps the page and all its code in the browser, so that it opens without a server and practice works. It never pins old code: the page is
 * asked of the server first, and each build brings a worker of its own with the full list of the build's files.
 */
import { type MoveWords, type MoveWorker, tellMoves } from "./your-move.ts";

/** The build writes them before this file's code: the paths to keep, the page first, and a name that changes with them. */
declare const OFFLINE_FILES: readonly string[];
declare const OFFLINE_BUILD: string;
declare const MOVE_WORDS: readonly MoveWords[];
declare const ICON: string;

interface LifeEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface RequestEvent extends LifeEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Worker {
  addEventListener(type: "install" | "activate", listener: (event: LifeEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: RequestEvent) => void): void;
  skipWaiting(): Promise<void>;
}

const worker = globalThis as unknown as Worker;
const PREFIX = "quayside ";
const CACHE = PREFIX + OFFLINE_BUILD;
/** Milliseconds after which the kept page is shown instead of one that does not come. It notices a newer build by itself. */
const PATIENCE = 4_000;

worker.addEventListener("install", (event) => event.waitUntil(keepBuild()));
worker.addEventListener("activate", (event) => event.waitUntil(forgetOldBuilds()));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(newestPage(request));
  else if (OFFLINE_FILES.includes(pathname) || pathname.startsWith("/assets/")) event.respondWith(keptFile(request));
});

tellMoves(globalThis as unknown as MoveWorker, MOVE_WORDS, ICON, navigator.languages);

async function keepBuild(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll([...OFFLINE_FILES]);
  // An open page of an older build finds its files in the older build's cache.
  await worker.skipWaiting();
}

/** The build before this one stays: a page of it may still be open. */
async function forgetOldBuilds(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

async function newestPage(request: Request): Promise<Response> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE);
  try {
    const response = await fetch(request, { signal: patience.signal });
    // A proxy answers for a server that is down.
    if (response.status < 500) return response;
    return (await keptPage()) ?? response;
  } catch (error) {
    const page = await keptPage();
    if (page === undefined) throw error;
    return page;
  } finally {
    clearTimeout(timer);
  }
}

const keptPage = async (): Promise<Response | undefined> => (await caches.open(CACHE)).match(OFFLINE_FILES[0] as string);

/** Files in /assets/ are named by their content: one that is kept is right for ever. */
const keptFile = async (request: Request): Promise<Response> => (await caches.match(request)) ?? fetch(request);
