/** The service worker's part of "your move": shows what the push service brings, and opens the match that is clicked. */

/** The path to the player's seat, as in `wire/addresses.ts`: the worker can share no code with the page. */
const seatLink = (match: string): string => (match === "" ? "/" : `/m/${match}`);
const isPath = (place: string): boolean => place.startsWith("/");

/** Sentences with "{game}" and "{names}" to be filled in; a worker has no catalogue. */
export interface MoveWords {
  readonly title: string;
  readonly against: string;
  /** The sentence if no other player has a name. */
  readonly alone: string;
  /** What else the player is called for. */
  readonly calls: Readonly<Record<string, string>>;
  readonly language: string;
  readonly games: Readonly<Record<string, string>>;
}

interface LifeEvent {
  waitUntil(done: Promise<unknown>): void;
}
export interface PushEvent extends LifeEvent {
  readonly data: { text(): string } | null;
}
export interface ClickEvent extends LifeEvent {
  readonly notification: { readonly data: unknown; close(): void };
}
interface Page {
  readonly focused: boolean;
  focus(): Promise<unknown>;
  postMessage(message: MatchToOpen | PathToOpen): void;
}
/** What a page is told when a notification was clicked. */
export interface MatchToOpen {
  readonly openMatch: string;
}
export interface PathToOpen {
  readonly openPath: string;
}
export interface MoveWorker {
  readonly registration: {
    showNotification(title: string, options: { body: string; tag: string; data: string; icon: string }): Promise<void>;
  };
  readonly clients: {
    matchAll(options: { type: "window"; includeUncontrolled: boolean }): Promise<readonly Page[]>;
    openWindow(address: string): Promise<unknown>;
  };
  addEventListener(type: "push", listener: (event: PushEvent) => void): void;
  addEventListener(type: "notificationclick", listener: (event: ClickEvent) => void): void;
}

/** A worker does not know what the page is set to, so the browser's languages count; without a known one it is the first. */
export function wordsFor(all: readonly MoveWords[], wished: readonly string[]): MoveWords {
  // Both written Norwegians read bokmål.
  const base = (tag: string): string => (tag.split("-")[0] ?? "").replace(/^n[on]$/, "nb");
  const found = wished.flatMap((tag) => all.find(({ language }) => base(language) === base(tag)) ?? []);
  return (found[0] ?? all[0]) as MoveWords;
}

/** `all`: the words of each language; `wished`: the browser's languages, best first. */
export function tellMoves(worker: MoveWorker, all: readonly MoveWords[], icon: string, wished: readonly string[]): void {
  const words = wordsFor(all, wished);
  worker.addEventListener("push", (event) => {
    const { place, game, names: against, call } = newsIn(event.data?.text() ?? "");
    // Chromium has no Icelandic lists; Danish ones are the same.
    const names = new Intl.ListFormat([words.language, "da"]).format(against);
    const sentence =
      call === ""
        ? names === ""
          ? words.alone
          : words.against
        : (words.calls[names === "" ? `${call}Alone` : call] ?? words.calls[call] ?? "");
    const known = words.games[game];
    const body = known === undefined ? "" : sentence.replace("{game}", () => known).replace("{names}", () => names);
    // A newer one of the same place replaces it.
    event.waitUntil(worker.registration.showNotification(words.title, { body, tag: place, data: place, icon }));
  });

  worker.addEventListener("notificationclick", (event) => {
    const { notification } = event;
    notification.close();
    event.waitUntil(openMatch(worker, String(notification.data)));
  });
}

/** `place`: a match, or a path. */
async function openMatch({ clients }: MoveWorker, place: string): Promise<void> {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find(({ focused }) => focused) ?? pages[0];
  if (page === undefined) return void (await clients.openWindow(isPath(place) ? place : seatLink(place)));
  page.postMessage(isPath(place) ? { openPath: place } : { openMatch: place });
  await page.focus();
}

/** A browser that is told of something shows something, whatever has come. */
function newsIn(text: string): { readonly place: string; readonly game: string; readonly names: readonly string[]; readonly call: string } {
  try {
    const { match, game, against, call, path, names } = JSON.parse(text) as Record<string, unknown>;
    const people = against ?? names;
    const named = Array.isArray(people) ? people.filter((name) => typeof name === "string" && name !== "") : [];
    return { place: String(match ?? path ?? ""), game: String(game ?? ""), names: named, call: String(call ?? "") };
  } catch {
    return { place: "", game: "", names: [], call: "" };
  }
}
