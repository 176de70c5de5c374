/** The client's entry: the static front page becomes the lobby. */
import "./style/index.css";
import { PAGE_SETTLES } from "./base/durations.ts";
import { keepPageOffline } from "./offline/register.ts";
import { startClient } from "./start.ts";
import { SHIPPED } from "./text/languages.ts";

// Not at once: a visitor who chooses a game waits for its code alone.
addEventListener("load", () => setTimeout(() => void keepPageOffline(), PAGE_SETTLES));
void startClient(SHIPPED);
