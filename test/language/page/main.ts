/** The client as it is, in a pseudo-language, with the choice of English. */
import "../../../client/style/index.css";
import { startClient } from "../../../client/start.ts";
import { SHIPPED } from "../../../client/text/languages.ts";
import { loadPseudo, PSEUDO } from "../pseudo.ts";

// The browser asks for English.
const KEY = "quayside.settings";
localStorage.setItem(KEY, JSON.stringify({ language: PSEUDO, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") }));
void startClient({ ids: [PSEUDO, ...SHIPPED.ids], load: (id) => (id === PSEUDO ? loadPseudo() : SHIPPED.load(id)) });
