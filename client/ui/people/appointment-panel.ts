/** One appointed table: when, with whom, the link to hand on, and whether the reader comes. */
import { isolated } from "../../../shared/core/base/player-text.ts";
import type { Appointment } from "../../../shared/core/wire/appointments.ts";
import { TICK } from "../../base/durations.ts";
import { time } from "../../base/time.ts";
import type { Lobby } from "../../feed/lobby.ts";
import { whenOf } from "../../text/clock-times.ts";
import { companyWords } from "../../text/company-words.ts";
import type { Language } from "../../text/languages.ts";
import { notice, panel } from "../common/dialog.ts";
import { fill, h, set, write } from "../common/dom.ts";
import { gameName } from "../common/game-name.ts";
import { linkField } from "../common/link-field.ts";
import { linkTo } from "../common/page-links.ts";
import { tellFailure } from "../common/tell-failure.ts";
import { showChannels } from "./channel-panel.ts";
import { inviteList } from "./invite-list.ts";

interface PanelParts {
  readonly language: Language;
  readonly lobby: Pick<Lobby, "appointments" | "people">;
  /** The table's terms in one line. */
  terms(of: Appointment): HTMLElement;
  /** Takes the seat. */
  sit(code: string): void;
}

export async function showAppointment({ language, lobby, terms, sit }: PanelParts, first: Appointment): Promise<void> {
  const { text } = language;
  const { code, game, at, host } = first;
  const { appointments: words } = await companyWords(language);
  const nameOf = (name: string): string => isolated(name) || text.people.guest;
  let coming = first.coming;
  const who = h("p", { "aria-live": "polite" });
  const kept = h("p", { class: "note" }, words.kept);
  let there: readonly string[] = [];
  const guests = inviteList({
    text,
    people: lobby.people,
    match: code,
    title: words.inviteKnown,
    seated: () => there,
    // Who is away may be called by their browser.
    isOffered: () => coming,
    invite: (person) => lobby.people.call("inviteTo", { person, code }),
  });
  const answer = h("button", { class: "plain", type: "button", "data-do": "come" });
  const channel = h("button", { class: "plain", type: "button", "data-do": "channel" }, text.table.channel);
  channel.addEventListener("click", () =>
    showChannels({ language, ask: lobby.people.call }, { type: "appointment", key: code }).catch((error: unknown) =>
      tellFailure(text, error),
    ),
  );
  const take = h("button", { class: "brass", type: "button", "data-do": "take-seat" }, words.take);

  function show(one: Appointment): void {
    ({ coming, people: there } = one);
    guests.refresh();
    set(kept, "hidden", !coming);
    write(who, one.people.length === 0 ? words.nobody : words.come(one.people.map(nameOf)));
    set(channel, "hidden", !coming);
    // The last one who stays away drops it.
    write(answer, coming ? (there.length === 1 ? words.drop : words.no) : words.yes);
    set(answer, "class", coming ? "plain" : "brass");
    showTime();
  }
  function showTime(): void {
    const isOpen = time.now() >= at;
    set(take, "hidden", !isOpen);
    set(answer, "hidden", isOpen);
  }
  async function change(): Promise<void> {
    const drops = coming && there.length === 1;
    await lobby.appointments.come(code, !coming);
    if (!drops) return show(await lobby.appointments.look(code));
    open.close();
    notice(words.dropped);
  }
  answer.addEventListener("click", () => {
    answer.disabled = true;
    change()
      .catch((error: unknown) => tellFailure(text, error))
      .finally(() => {
        answer.disabled = false;
        // A second press must not take back what the first has said.
        (coming ? close : answer).focus();
      });
  });
  take.addEventListener("click", () => {
    open.close();
    sit(code);
  });
  const tick = setInterval(showTime, TICK);
  const stop = lobby.people.onNews(({ appointments }) => {
    const newest = appointments.find((one) => one.code === code);
    if (newest !== undefined) show(newest);
  });
  const row = h("div", { class: "row" });
  const open = panel(
    gameName(text, game),
    "waiting appointment",
    [
      h("p", { class: "when" }, h("b", {}, whenOf(language.id, new Date(at)))),
      h("p", { class: "note" }, words.zone(Intl.DateTimeFormat().resolvedOptions().timeZone)),
      h("p", { class: "note" }, words.by(nameOf(host))),
      terms(first),
      who,
      kept,
      guests.element,
      h("p", {}, words.share),
      linkField(text, linkTo({ type: "appointment", code }), words.share),
      row,
    ],
    () => {
      clearInterval(tick);
      stop();
      guests.close();
    },
  );
  const close = h("button", { class: "plain", type: "button", onclick: () => open.close() }, text.table.close);
  fill(row, close, channel, answer, take);
  show(first);
  if (!coming && !answer.hidden) answer.focus();
}
