/** Calls of guests about their programs: bot accounts, which play over a socket of their own (`server/programs/`). */
import { Refusal } from "../../shared/core/base/refusal.ts";
import type { CallName } from "../../shared/core/wire/calls.ts";
import { programName } from "../../shared/core/wire/programs.ts";
import type { Api } from "./api.ts";
import type { ApiContext } from "./api-context.ts";
import { eraseEverywhere } from "./guest-tables.ts";

const PROGRAM_CALLS = ["programs", "makeProgram", "renewProgram", "eraseProgram"] as const satisfies readonly CallName[];

export function programCalls(context: ApiContext): Pick<Api, (typeof PROGRAM_CALLS)[number]> {
  const { guests, people, limits } = context;

  async function ownerOf(token: string): Promise<string> {
    const person = await guests.byToken(token);
    if (person === undefined) throw new Refusal("unknownGuest");
    return person.id;
  }

  return {
    async programs({ guest }) {
      return { programs: await guests.programsOf(await ownerOf(guest)) };
    },
    async makeProgram({ guest, name }) {
      const owner = await ownerOf(guest);
      if ((await guests.programsOf(owner)).length >= limits.maxPrograms) throw new Refusal("tooManyGuests", { most: limits.maxPrograms });
      const { program, token } = await guests.createProgram(owner, programName(name));
      return { ...program, token };
    },
    async renewProgram({ guest, program }) {
      const token = await guests.renewProgram(await ownerOf(guest), program);
      if (token === undefined) throw new Refusal("unknownGuest");
      // Its socket was opened with the old one.
      people.tell({ type: "changed", guests: [program] });
      return { token };
    },
    async eraseProgram({ guest, program }) {
      const own = await guests.programsOf(await ownerOf(guest));
      if (!own.some(({ id }) => id === program)) throw new Refusal("unknownGuest");
      await eraseEverywhere(context, program);
      return {};
    },
  };
}
