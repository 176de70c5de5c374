/** What a player can do about another one: add, mute, avoid, report. Of a bot it says what it is like. */
import type { Acquaintance } from "../../../shared/core/wire/people.ts";
import type { Guest } from "../../feed/lobby.ts";
import { companyWords } from "../../text/company-words.ts";
import type { Language } from "../../text/languages.ts";
import type { Say } from "../../text/say.ts";
import { panel } from "../common/dialog.ts";
import { h, set, write } from "../common/dom.ts";
import { badge } from "../common/seat-badge.ts";
import { tellFailure } from "../common/tell-failure.ts";
import { reportForm, type SendReport } from "./report-form.ts";
import { closing } from "./settings-panel.ts";

interface PlayerMenuParts {
  readonly say: Say;
  readonly language: Language;
  /** What the bot on a seat is like; undefined for a player. */
  manner(seat: number): string | undefined;
  /** What the clock of a seat says, for those who cannot point at it; undefined without one. */
  clock(seat: number): string | undefined;
  readonly guest: Guest | undefined;
  /** The server's name of the match; empty if it knows of none. */
  readonly match: string;
  readonly muted: (seat: number) => boolean;
  mute(seat: number, on: boolean): void;
}

/** Gives the way to open the panel about a seat. */
export function playerMenu(parts: PlayerMenuParts): (seat: number) => void {
  const { say, language, guest, match, muted, mute, manner, clock } = parts;
  const { text } = say;
  const words = text.neighbour;
  /** The blocked seats, as far as this page knows. */
  const blocked = new Set<number>();

  const button = (key: string, onclick: () => void): HTMLButtonElement =>
    h("button", { class: "plain", type: "button", "data-do": key, onclick });

  function muting(seat: number): HTMLElement {
    const show = (): void => write(silence, muted(seat) ? words.hear : words.mute);
    const silence = button("mute", () => {
      mute(seat, !muted(seat));
      show();
    });
    show();
    return h("p", { class: "deed" }, silence, h("small", {}, words.muteNote));
  }

  function blocking(guest: Guest, seat: number): HTMLElement {
    const show = (): void => {
      write(avoid, blocked.has(seat) ? words.unblock : words.block);
      set(avoid, "aria-pressed", blocked.has(seat) ? "true" : "false");
    };
    const avoid = button("block", async () => {
      const on = !blocked.has(seat);
      try {
        await guest.block(match, seat, on);
        if (on) blocked.add(seat);
        else blocked.delete(seat);
        show();
      } catch (error) {
        tellFailure(text, error);
      }
    });
    show();
    return h("p", { class: "deed" }, avoid, h("small", {}, words.blockNote));
  }

  function knowing(guest: Guest, seat: number): HTMLElement {
    const { company } = text;
    const name = say.name(seat);
    const ask = button("know", () => hold(guest.know(match, seat)));
    write(ask, company.menu);
    const note = h("small", { role: "status" }, company.menuNote);
    async function hold(answer: Promise<Acquaintance>): Promise<void> {
      try {
        const acquaintance = await answer;
        const { contacts, finding } = await companyWords(language);
        const notes = { none: company.menuNote, asked: contacts.added(name), asks: company.asks(name), known: finding.inList(name) };
        write(note, notes[acquaintance]);
        set(ask, "hidden", acquaintance === "asked" || acquaintance === "known");
      } catch (error) {
        tellFailure(text, error);
      }
    }
    void hold(guest.acquaintance(match, seat));
    return h("p", { class: "deed" }, ask, note);
  }

  function reporting(guest: Guest, seat: number, close: () => void): HTMLElement {
    const send: SendReport = (why, told) => guest.report(match, seat, why, told);
    return h("details", { class: "report" }, h("summary", {}, words.report), reportForm({ text, send, close }));
  }

  return (seat) => {
    const close = (): void => open.close();
    const title = words.title(say.name(seat));
    const bot = manner(seat);
    if (bot !== undefined) {
      const about = panel(title, "neighbour", [
        h("div", { class: "signs" }, badge(seat)),
        h("p", {}, bot),
        h("p", { class: "note" }, words.mannerNote),
        closing(text, () => about.close()),
      ]);
      return;
    }
    const served = match === "" ? undefined : guest;
    const open = panel(title, "neighbour", [
      h("div", { class: "signs" }, badge(seat)),
      served && knowing(served, seat),
      muting(seat),
      served && blocking(served, seat),
      h("p", { class: "note", hidden: clock(seat) === undefined }, clock(seat)),
      served && reporting(served, seat, close),
      closing(text, close),
    ]);
  };
}
