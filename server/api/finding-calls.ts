/** Calls about ways to guests one has not met at a table. */
import { Refusal } from "../../shared/core/base/refusal.ts";
import { type CallName, CONTACT_LINK_DAYS } from "../../shared/core/wire/calls.ts";
import { time } from "../base/time.ts";
import { newCode } from "../matchmaking/create-table.ts";
import type { Api } from "./api.ts";
import type { ApiContext } from "./api-context.ts";
import { acquaintanceOf } from "./people-calls.ts";

const FINDING_CALLS = [
  "contactLink",
  "endContactLink",
  "byContactLink",
  "useContactLink",
  "findable",
  "findPeople",
  "askPerson",
] as const satisfies readonly CallName[];

/** Long enough not to be guessed. */
const CODE_LETTERS = 12;
const DAY = 86_400_000;

export function findingCalls({ guests, people }: Pick<ApiContext, "guests" | "people">): Pick<Api, (typeof FINDING_CALLS)[number]> {
  async function idOf(token: string): Promise<string> {
    const person = await guests.byToken(token);
    if (person === undefined) throw new Refusal("unknownGuest");
    return person.id;
  }
  const upper = (code: string): string => code.trim().toUpperCase();

  return {
    async contactLink({ guest, once }) {
      const id = await idOf(guest);
      if (once !== undefined) {
        const until = time.now() + (once ? CONTACT_LINK_DAYS.once : CONTACT_LINK_DAYS.often) * DAY;
        await guests.setContactLink(id, { code: newCode(CODE_LETTERS), until, once });
      }
      return { link: (await guests.contactLink(id)) ?? null, findable: await guests.isFindable(id) };
    },
    async endContactLink({ guest }) {
      await guests.setContactLink(await idOf(guest), undefined);
      return {};
    },
    async byContactLink({ code }) {
      const person = await guests.guestByLink(upper(code));
      if (person === undefined) throw new Refusal("linkOver");
      return { name: person.name };
    },
    async useContactLink({ guest, code }) {
      const id = await idOf(guest);
      const other = await guests.guestByLink(upper(code));
      if (other === undefined || !(await guests.addByLink(id, upper(code)))) throw new Refusal("linkOver");
      people.tell({ type: "changed", guests: [id, other.id] });
      return {};
    },
    async findable({ guest, on }) {
      await guests.setFindable(await idOf(guest), on);
      return {};
    },
    async findPeople({ guest, name }) {
      return { people: await guests.findGuests(await idOf(guest), name) };
    },
    async askPerson({ guest, person }) {
      const id = await idOf(guest);
      // Any other guest's id is known to those alone who know them already.
      if (id === person || !(await guests.isFindable(person))) throw new Refusal("unknownGuest");
      const answer = await guests.askToKnow(id, person);
      if (answer !== "asked") throw new Refusal(answer === "full" ? "tooManyContacts" : "avoided");
      people.tell({ type: "changed", guests: [id, person] });
      return { acquaintance: acquaintanceOf(await guests.contacts(id), person) };
    },
  };
}
