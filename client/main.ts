/** The client's entry: the static front page becomes the lobby. */
import "./style/index.css";
import { embeddedAt, placeAt } from "../shared/core/wire/addresses.ts";
import { PAGE_SETTLES } from "./base/durations.ts";
import { keepPageOffline } from "./offline/register.ts";
import { startClient } from "./start.ts";
import { SHIPPED } from "./text/languages.ts";
import { reportErrors } from "./ui/app/report-errors.ts";

/** A visitor who has chosen a game waits for its code and its picture alone. */
const isOpening = (): boolean => document.querySelector(".table-screen:not([data-ready])") !== null;
const keepLater = (): unknown => setTimeout(() => (isOpening() ? keepLater() : void keepPageOffline()), PAGE_SETTLES);
const embedded = embeddedAt(location.pathname);
const place = placeAt(location.pathname);
if (embedded !== undefined) void import("./embed.ts").then(({ showEmbedded }) => showEmbedded(SHIPPED, embedded));
else {
  addEventListener("load", keepLater);
  reportErrors();
  if (place?.type === "stream") void import("./stream.ts").then(({ showStream }) => showStream(SHIPPED, place));
  else void startClient(SHIPPED);
}
