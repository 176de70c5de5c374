/** English, loaded as the client loads it, with the printed numbers of every game. */
import { loadLanguage } from "../../client/text/languages.ts";
import { FACES } from "./faces.ts";

export const language = await loadLanguage("en");
await Promise.all(FACES.map(language.learn));
