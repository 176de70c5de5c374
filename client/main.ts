/** The client's entry: the static front page becomes the lobby. */
import "./style/style.css";
import "./style/chinese.css";
import "./style/front.css";
import "./style/table.css";
import "./style/panels.css";
import "./style/analysis.css";
import "./style/lobby.css";
import "./style/company.css";
import "./style/daily.css";
import "./style/people.css";
import "./style/matches.css";
import "./style/puzzles.css";
import "./style/lessons.css";
import "./style/rules.css";
import "./style/harbour.css";
import "./style/ending.css";
import { PAGE_SETTLES } from "./base/durations.ts";
import { keepPageOffline } from "./offline/register.ts";
import { startClient } from "./start.ts";
import { SHIPPED } from "./text/languages.ts";

// Not at once: a visitor who chooses a game waits for its code alone.
addEventListener("load", () => setTimeout(() => void keepPageOffline(), PAGE_SETTLES));
void startClient(SHIPPED);
