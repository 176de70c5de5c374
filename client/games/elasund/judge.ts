/** Why a position is not possible, with its sentences: fetched when a position comes from outside. */
import type { LoadCatalogue } from "../../text/languages.ts";

export { judge } from "../../../shared/elasund/judge.ts";
export const text: LoadCatalogue = (id) => import(`./text/${id}/faults.ts`).then(({ faults }) => faults);
