/** The client as it is, in a pseudo-language. */
import "../../../client/style/style.css";
import "../../../client/style/front.css";
import "../../../client/style/table.css";
import "../../../client/style/panels.css";
import "../../../client/style/lobby.css";
import "../../../client/style/people.css";
import "../../../client/style/matches.css";
import { startClient } from "../../../client/start.ts";
import { loadPseudo } from "../pseudo.ts";

startClient(await loadPseudo());
