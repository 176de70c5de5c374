/** Invitations, requests and appointments that are near, wherever the guest is on the page: one line each with two answers, and a sign on the tab. */
import { isolated } from "../../../shared/core/base/player-text.ts";
import { type Appointment, OPEN_AFTER, REMINDED_BEFORE } from "../../../shared/core/wire/appointments.ts";
import { type Invitation, NO_PEOPLE } from "../../../shared/core/wire/people.ts";
import { TICK } from "../../base/durations.ts";
import { time } from "../../base/time.ts";
import { until } from "../../base/until.ts";
import type { Appointments, LobbyPeople } from "../../feed/lobby.ts";
import { playAlert } from "../../sound/sounds.ts";
import { clockOf, whenOf } from "../../text/clock-times.ts";
import { type CompanyWords, companyWords } from "../../text/company-words.ts";
import type { Language, Text } from "../../text/languages.ts";
import { complaint, notice } from "../common/dialog.ts";
import { h, keyed } from "../common/dom.ts";
import { gameName } from "../common/game-name.ts";
import { claimTab } from "../common/tab-title.ts";
import { tellFailure } from "../common/tell-failure.ts";
import { contactLines } from "./contact-lines.ts";

interface InvitationParts {
  readonly language: Language;
  readonly people: LobbyPeople;
  readonly signal: AbortSignal;
  /** Whether the guest is in a match that would suffer from leaving. */
  isPlaying(): boolean;
  join(code: string): void;
  /** Whether nothing is shown that would be left. */
  isFree(): boolean;
  /** Goes to a seat at an appointed table. */
  takeSeat(code: string): void;
  /** Shows an appointed table over what is shown now. */
  look(code: string): void;
  come: Appointments["come"];
}

export async function showInvitations(parts: InvitationParts): Promise<void> {
  const { language, people, signal, isPlaying, join } = parts;
  const { text } = language;
  const words = text.company;
  const { appointments: appointmentWords, finding } = await companyWords(language);
  const element = h("div", { class: "invitations", role: "status" });

  const looked = new Set<string>();
  function line({ match, game, code, from, at }: Invitation): HTMLElement {
    const decline = (): void => {
      row.remove();
      people.decline(match).catch((error: unknown) => tellFailure(text, error));
    };
    const accept = (): void => (isPlaying() ? complaint(words.playing) : join(code));
    const look = (): void => {
      looked.add(match);
      row.remove();
      parts.look(code);
    };
    const [name, title] = [isolated(from.name) || text.people.guest, gameName(text, game)];
    const isDate = at !== undefined;
    const sentence = isDate ? appointmentWords.invites(name, title, whenOf(language.id, new Date(at))) : words.invitation(name, title);
    const way = isDate ? { key: "look", go: look, label: appointmentWords.open } : { key: "accept", go: accept, label: words.join };
    const row = h(
      "div",
      { class: "strip invitation" },
      h("b", {}, sentence),
      h("button", { class: "brass", type: "button", "data-do": way.key, onclick: way.go }, way.label),
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
  const due = dueAppointments(parts, appointmentWords);
  const contacts = contactLines(text, people, finding);
  let newest = NO_PEOPLE;
  let known: readonly string[] = [];
  function tell(): void {
    const invitations = newest.invitations.filter(({ match }) => !looked.has(match));
    const lines: Line[] = [
      ...invitations.map((one) => ({ key: one.match, make: () => line(one) })),
      ...contacts.lines(newest),
      ...due.lines(newest.appointments),
    ];
    const matches = lines.map(({ key }) => key);
    if (!matches.every((match) => known.includes(match))) playAlert("invitation");
    known = matches;
    keyed(
      element,
      lines,
      ({ key }) => key,
      ({ make }) => make(),
    );
    place();
    const [first] = invitations;
    claimTab("invitation", first && { title: words.tab(isolated(first.from.name) || text.people.guest), calling: true });
  }
  // Read aloud is what changes in a status that is in the page already.
  setTimeout(() =>
    until(
      signal,
      people.onNews((news) => {
        tellWhoComes(text, appointmentWords, newest.appointments, news.appointments);
        newest = news;
        contacts.tell(news);
        tell();
      }),
    ),
  );
  const tick = setInterval(() => newest.appointments.length > 0 && tell(), TICK);
  until(signal, () => clearInterval(tick));
  until(signal, () => element.remove());
}

/** Says who comes now to what the guest comes to as well. */
function tellWhoComes(text: Text, words: CompanyWords["appointments"], before: readonly Appointment[], now: readonly Appointment[]): void {
  for (const { code, game, people } of now) {
    const known = before.find((one) => one.code === code)?.people;
    const added = known && people.find((name) => !known.includes(name));
    if (added !== undefined) notice(words.comes(isolated(added) || text.people.guest, gameName(text, game)));
  }
}

interface Line {
  readonly key: string;
  make(): HTMLElement;
}

/** A table whose time has come opens by itself where the guest looks at the lobby. */
function dueAppointments({ language, isFree, isPlaying, takeSeat, come }: InvitationParts, words: CompanyWords["appointments"]) {
  const { text } = language;
  const read = new Set<string>();
  const gone = new Set<string>();

  function line({ code, game, at, people }: Appointment, isOpen: boolean, key: string): HTMLElement {
    const name = gameName(text, game);
    const sentence = isOpen ? words.isOpen(name) : words.soon(name, clockOf(language.id, new Date(at)), people.length);
    const understood = (): void => {
      read.add(key);
      row.remove();
    };
    const sit = (): void => (isPlaying() ? complaint(text.company.playing) : takeSeat(code));
    const refuse = (): void => {
      understood();
      come(code, false).catch((error: unknown) => tellFailure(text, error));
    };
    const way = (kind: string, what: string, label: string, onclick: () => void) =>
      h("button", { class: kind, type: "button", "data-do": what, onclick }, label);
    const answers = isOpen
      ? [way("brass", "take-seat", words.take, sit), way("plain", "stay-away", words.no, refuse)]
      : [way("plain", "understood", text.version.understood, understood)];
    const row = h("div", { class: "strip invitation" }, h("b", {}, sentence), ...answers);
    return row;
  }

  return {
    lines: (appointments: readonly Appointment[]): Line[] =>
      appointments.flatMap((one) => {
        const now = time.now();
        const isOpen = now >= one.at;
        const key = `${one.code} ${isOpen}`;
        if (now < one.at - REMINDED_BEFORE || now > one.at + OPEN_AFTER || read.has(key)) return [];
        if (isOpen && isFree() && !document.hidden && !gone.has(one.code)) {
          gone.add(one.code);
          takeSeat(one.code);
        }
        return [{ key, make: () => line(one, isOpen, key) }];
      }),
  };
}
