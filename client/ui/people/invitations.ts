/** Invitations, wherever the guest is on the page: one line each with two answers, and a sign on the tab. */
import { isolated } from "../../../shared/core/base/player-text.ts";
import type { Invitation } from "../../../shared/core/wire/people.ts";
import { until } from "../../base/until.ts";
import type { LobbyPeople } from "../../feed/lobby.ts";
import { playAlert } from "../../sound/sounds.ts";
import type { Text } from "../../text/languages.ts";
import { complaint } from "../common/dialog.ts";
import { h, keyed } from "../common/dom.ts";
import { gameName } from "../common/game-name.ts";
import { claimTab } from "../common/tab-title.ts";
import { tellFailure } from "../common/tell-failure.ts";

interface InvitationParts {
  readonly text: Text;
  readonly people: LobbyPeople;
  readonly signal: AbortSignal;
  /** Whether the guest is in a match that would suffer from leaving. */
  isPlaying(): boolean;
  join(code: string): void;
}

export function showInvitations({ text, people, signal, isPlaying, join }: InvitationParts): void {
  const words = text.company;
  const element = h("div", { class: "invitations", role: "status" });

  function line({ match, game, code, from }: Invitation): HTMLElement {
    const decline = (): void => {
      row.remove();
      people.decline(match).catch((error: unknown) => tellFailure(text, error));
    };
    const accept = (): void => (isPlaying() ? complaint(words.playing) : join(code));
    const sentence = words.invitation(isolated(from.name) || text.people.guest, gameName(text, game));
    const row = h(
      "div",
      { class: "strip invitation" },
      h("b", {}, sentence),
      h("button", { class: "brass", type: "button", "data-do": "accept", onclick: accept }, words.join),
      h("button", { class: "plain", type: "button", "data-do": "decline", onclick: decline }, words.notNow),
    );
    return row;
  }

  /** A modal dialog makes the rest of the page inert, so that an answer must lie in it. */
  function place(): void {
    const parent = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
    if (element.parentElement !== parent) parent.append(element);
  }

  // Neither event bubbles; the dialog is still in the page while it closes.
  document.addEventListener("toggle", place, { capture: true, signal });
  document.addEventListener("close", () => queueMicrotask(place), { capture: true, signal });
  place();
  let known: readonly string[] = [];
  function tell(invitations: readonly Invitation[]): void {
    const matches = invitations.map(({ match }) => match);
    if (!matches.every((match) => known.includes(match))) playAlert("invitation");
    known = matches;
    keyed(element, invitations, ({ match }) => match, line);
    place();
    const [first] = invitations;
    claimTab("invitation", first && { title: words.tab(isolated(first.from.name) || text.people.guest), calling: true });
  }
  // Read aloud is what changes in a status that is in the page already.
  setTimeout(() =>
    until(
      signal,
      people.onNews(({ invitations }) => tell(invitations)),
    ),
  );
  until(signal, () => element.remove());
}
