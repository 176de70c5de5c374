/** Switches that need the push service of this browser, which also tells the player while the page is closed. Hidden where that is not possible. */
import { SHORTEST_EVENING } from "../../base/durations.ts";
import { time } from "../../base/time.ts";
import type { Guest } from "../../feed/lobby.ts";
import { askForPlace, hasPush, leavePlace, ownPlace, type PushPlace } from "../../offline/push-subscription.ts";
import { clockOf } from "../../text/clock-times.ts";
import type { Language, Text } from "../../text/languages.ts";
import { complaint } from "../common/dialog.ts";
import { h } from "../common/dom.ts";
import { tellFailure } from "../common/tell-failure.ts";

interface PushSwitch {
  readonly element: HTMLElement;
  /** Call when the guest may have changed. */
  refresh(): Promise<void>;
}

interface Switched {
  readonly key: string;
  readonly label: string;
  isOn(place: PushPlace): Promise<boolean>;
  /** The browser is subscribed. */
  on?(): Promise<void>;
  off(place: PushPlace): Promise<void>;
}

/** In place of what was there. */
export function showSwitch(place: HTMLElement, { element, refresh }: PushSwitch): Promise<void> {
  place.replaceChildren(element);
  return refresh();
}

/** This browser tells the player of their moves. */
export const pushSwitch = (text: Text, guest: Guest): PushSwitch =>
  switchOf(text, guest, {
    key: "push",
    label: text.days.push.label,
    isOn: async () => true,
    async off(place) {
      await leavePlace();
      await guest.unsubscribe(place.endpoint);
    },
  });

/** Until midnight, or for two hours late in the evening. */
function endOfEvening(): number {
  const now = time.now();
  return Math.max(new Date(now).setHours(24, 0, 0, 0), now + SHORTEST_EVENING);
}

/** Asks the browser to call the player tonight, when others wait for the game. */
export function callSwitch({ id, text }: Language, guest: Guest, game: string): PushSwitch {
  const until = endOfEvening();
  return switchOf(text, guest, {
    key: "call",
    label: text.lobby.callMe(clockOf(id, new Date(until))),
    isOn: async () => (await guest.callMe()).some((wish) => wish.game === game),
    on: async () => void (await guest.callMe(game, until)),
    // Moves may still be told.
    off: async () => void (await guest.callMe(game, 0)),
  });
}

function switchOf(text: Text, guest: Guest, { key: name, label, isOn, on, off }: Switched): PushSwitch {
  const words = text.days.push;
  const box = h("input", { type: "checkbox", "data-do": name });
  const element = h(
    "label",
    { class: name === "call" ? "field check" : "check", title: words.hint, hidden: true },
    box,
    h("span", {}, label),
  );
  let key: string | undefined;

  async function switchOn(): Promise<void> {
    const place = (name === "call" && (await ownPlace())) || (await askForPlace(key ?? ""));
    box.checked = place !== undefined;
    if (place === undefined) return complaint(words.denied);
    await guest.subscribe(place);
    await on?.();
  }

  async function switchOff(): Promise<void> {
    const place = await ownPlace();
    if (place !== undefined) await off(place);
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
        box.checked = place !== undefined && key !== "" && (await isOn(place));
        // The server may have forgotten it, or known it as another guest's.
        if (place !== undefined && key !== "") await guest.subscribe(place);
      } catch {
        // Without the server nothing can be switched.
      }
    },
  };
}
