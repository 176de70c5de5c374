/** A switch: this browser tells the player of their moves, also while the page is closed. Hidden where that is not possible. */
import type { Guest } from "../../feed/lobby.ts";
import { askForPlace, hasPush, leavePlace, ownPlace } from "../../offline/push-subscription.ts";
import type { Text } from "../../text/languages.ts";
import { complaint } from "../common/dialog.ts";
import { h } from "../common/dom.ts";
import { tellFailure } from "../common/tell-failure.ts";

export interface PushSwitch {
  readonly element: HTMLElement;
  /** Call when the guest may have changed. */
  refresh(): Promise<void>;
}

export function pushSwitch(text: Text, guest: Guest): PushSwitch {
  const words = text.days.push;
  const box = h("input", { type: "checkbox", "data-do": "push" });
  const element = h("label", { class: "check", title: words.hint, hidden: true }, box, h("span", {}, words.label));
  let key: string | undefined;

  async function switchOn(): Promise<void> {
    const place = await askForPlace(key ?? "");
    if (place === undefined) complaint(words.denied);
    else await guest.subscribe(place);
    box.checked = place !== undefined;
  }

  async function switchOff(): Promise<void> {
    const place = await ownPlace();
    await leavePlace();
    if (place !== undefined) await guest.unsubscribe(place.endpoint);
  }

  box.addEventListener("change", async () => {
    box.disabled = true;
    try {
      await (box.checked ? switchOn() : switchOff());
    } catch (error) {
      box.checked = !box.checked;
      tellFailure(text, error);
    } finally {
      box.disabled = false;
    }
  });

  return {
    element,
    async refresh() {
      if (!hasPush()) return;
      try {
        key ??= await guest.pushKey();
        const place = await ownPlace();
        element.hidden = key === "";
        box.checked = place !== undefined;
        // The server may have forgotten it, or known it as another guest's.
        if (place !== undefined && key !== "") await guest.subscribe(place);
      } catch {
        // Without the server nothing can be switched.
      }
    },
  };
}
