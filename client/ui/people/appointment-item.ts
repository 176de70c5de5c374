/** An appointed table in the lobby: when, with whom, and the way to it. */
import { isolated } from "../../../shared/core/base/player-text.ts";
import { pathTo } from "../../../shared/core/wire/addresses.ts";
import type { Appointment } from "../../../shared/core/wire/appointments.ts";
import { whenOf } from "../../text/clock-times.ts";
import { type CompanyWords, companyWords } from "../../text/company-words.ts";
import type { Language } from "../../text/languages.ts";
import { h, keyed } from "../common/dom.ts";
import { gameName, gamePicture } from "../common/game-name.ts";
import { joinNames } from "../common/names.ts";

const keyOf = ({ code, people }: Appointment): string => [code, ...people].join(" ");

function item({ id, text }: Language, words: CompanyWords["appointments"], { code, game, at, people }: Appointment): HTMLElement {
  const name = gameName(text, game);
  const when = whenOf(id, new Date(at));
  const who = joinNames(people.map((one) => isolated(one) || text.people.guest));
  const title = h("span", { class: "title" }, h("b", {}, name), h("small", {}, when), h("small", {}, who));
  const props = { class: "plain rules-link", "data-do": "appointment", href: pathTo({ type: "appointment", code }) };
  const way = h("a", { ...props, "aria-label": text.lobby.action(words.open, name, when) }, words.open);
  return h("li", { class: "own" }, gamePicture(game, code), title, way);
}

export async function listAppointments(list: HTMLElement, language: Language, all: readonly Appointment[]): Promise<void> {
  const { appointments: words } = await companyWords(language);
  keyed(list, all, keyOf, (one) => item(language, words, one));
}
