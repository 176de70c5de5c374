/** What goes wrong in this page is told to the operator: each message once, and few of them. Nothing about the player goes with it. */
import { LONGEST_ERROR, MOST_PLACES } from "../../../shared/core/wire/calls.ts";
import { buildId } from "../../base/build-id.ts";
import { callApi } from "../../feed/live/api.ts";

/** More of them say nothing new. */
const MOST = 5;
/** File, line and column in a stack. */
const PLACE = /[\w.-]+:\d+:\d+/g;

export function reportErrors(): void {
  const told = new Set<string>();
  function tell(error: unknown): void {
    const message = String(error).slice(0, LONGEST_ERROR);
    if (told.has(message) || told.size === MOST) return;
    told.add(message);
    const places =
      String((error as Error)?.stack)
        .match(PLACE)
        ?.slice(0, MOST_PLACES) ?? [];
    const { feed, table } = globalThis.quayside ?? {};
    const seen = feed && { game: feed.game.id, match: feed.match, frame: table?.shown?.number ?? 0 };
    callApi("", "pageError", { build: buildId(), message, places, ...seen }).catch(() => undefined);
  }
  addEventListener("error", ({ error, message }) => tell(error ?? message));
  addEventListener("unhandledrejection", ({ reason }) => tell(reason));
}
