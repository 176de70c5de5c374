/** What a guest is told of a table with a time. */
import type { Appointment } from "../../shared/core/wire/appointments.ts";
import type { Calls } from "../../shared/core/wire/calls.ts";
import { commonChoices, commonTerms } from "../../shared/core/wire/common-table-options.ts";
import type { StoredAppointment } from "../store/appointments.ts";

export function appointmentNews({ code, game, at, wish, host, people }: StoredAppointment, reader: string | undefined): Appointment {
  const choices = JSON.parse(wish) as Partial<Calls["table"]> & { readonly seats: number };
  return {
    code,
    game,
    seats: choices.seats,
    terms: { ...commonTerms(commonChoices(choices)), options: choices.options ?? {} },
    at,
    host: host?.name ?? "",
    people: people.map(({ name }) => name),
    coming: people.some(({ id }) => id === reader),
  };
}
