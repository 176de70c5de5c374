/** The client's entry: the static front page becomes the lobby. */
import "./style/style.css";
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
import "./style/rules.css";
import { FACES } from "./games/list.ts";
import { keepPageOffline } from "./offline/register.ts";
import { preloadScenes, startClient } from "./start.ts";
import { loadLanguage, pageLanguage } from "./text/languages.ts";

addEventListener("load", () => void preloadScenes().finally(keepPageOffline));
startClient(await loadLanguage(pageLanguage(), FACES));
