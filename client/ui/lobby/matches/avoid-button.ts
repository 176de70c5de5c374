/** A button that ends quick matches with a player, and one that allows them again. */

import { isolated } from "../../../../shared/core/base/player-text.ts";
import type { PlayedMatch } from "../../../../shared/core/wire/guest.ts";
import type { Guest } from "../../../feed/lobby.ts";
import type { Text } from "../../../text/languages.ts";
import { h, set, write } from "../../common/dom.ts";
import { tellFailure } from "../../common/tell-failure.ts";

export function avoidButton(text: Text, guest: Guest, match: string, other: PlayedMatch["others"][number]): HTMLButtonElement {
  const words = text.avoiding;
  let { blocked } = other;
  const show = (): void => {
    write(button, blocked ? words.meet : words.avoid);
    set(button, "title", (blocked ? words.meetHint : words.avoidHint)(isolated(other.name)));
  };
  const change = async (): Promise<void> => {
    try {
      await guest.block(match, other.seat, !blocked);
      blocked = !blocked;
      show();
    } catch (error) {
      tellFailure(text, error);
    }
  };
  const button = h("button", { class: "quiet", type: "button", onclick: () => void change() });
  show();
  return button;
}
