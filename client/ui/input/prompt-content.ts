/** What is shown beside the prompt's sentence: choices, or the question whether to send what is picked. Pure. */
import type { Pick } from "../../face/face.ts";
import { awaitsDone, type Confirmation, type InputState, isOpen } from "./input-state.ts";
import { mainOffer, offers } from "./picking.ts";

export type PromptContent =
  | ({ readonly type: "confirm" } & Confirmation)
  | { readonly type: "done"; readonly moves: readonly string[] }
  | { readonly type: "choices"; readonly picks: readonly Pick[]; readonly main: Pick | undefined; readonly canGoBack: boolean }
  | { readonly type: "nothing" };

export function promptContent(state: InputState): PromptContent {
  const { confirmation, row, picking, idle } = state;
  if (!isOpen(state)) return { type: "nothing" };
  if (confirmation !== undefined) return { type: "confirm", ...confirmation };
  if (row !== undefined && awaitsDone(state)) return { type: "done", moves: row.moves };
  if (idle) return { type: "choices", picks: [], main: undefined, canGoBack: false };
  const canGoBack = picking.path.length > 0 || row !== undefined;
  return { type: "choices", picks: offers(picking), main: mainOffer(picking), canGoBack };
}
