/** The client's entry: the static front page becomes the lobby. */
import "./style/index.css";
import { embeddedAt } from "../shared/core/wire/addresses.ts";
import { PAGE_SETTLES } from "./base/durations.ts";
import { keepPageOffline } from "./offline/register.ts";
import { startClient } from "./start.ts";
import { SHIPPED } from "./text/languages.ts";
import { reportErrors } from "./ui/app/report-errors.ts";

/** A visitor who has chosen a game waits for its code and its picture alone. */
const isOpening = (): boolean => document.querySelector(".table-screen:not([data-ready])") !== null;
const keepLater = (): unknown => setTimeout(() => (isOpening() ? keepLater() : void keepPageOffline()), PAGE_SETTLES);
const embedded = embeddedAt(location.pathname);
if (embedded === undefined) {
  addEventListener("load", keepLater);
  reportErrors();
  void startClient(SHIPPED);
} else void import("./embed.ts").then(({ showEmbedded }) => showEmbedded(SHIPPED, embedded));
