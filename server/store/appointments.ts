/** Tables with a time, until an hour after it. */
import type { Guest } from "./guest.ts";

export interface NewAppointment {
  readonly code: string;
  readonly game: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** What the table is opened with, as JSON. */
  readonly wish: string;
}

export interface StoredAppointment extends NewAppointment {
  /** Undefined if they were erased. */
  readonly host: Guest | undefined;
  /** Who says that they come, in that order. */
  readonly people: readonly Guest[];
  /** The table that was opened; undefined before. */
  readonly table: string | undefined;
}

export interface AppointmentStore {
  /** The host comes. False if the guest has made too many. */
  addAppointment(host: string, made: NewAppointment): Promise<boolean>;
  appointment(code: string): Promise<StoredAppointment | undefined>;
  /** What the guest says that they come to, the next first. */
  appointmentsOf(person: string): Promise<readonly StoredAppointment[]>;
  /** False if too many come already. What nobody comes to any more is dropped, unless its table was opened. */
  setComing(code: string, person: string, comes: boolean): Promise<boolean>;
  /** The guest sits at the table that was opened. */
  noteTable(code: string, table: string, person: string): Promise<void>;
  /** Those whose time is near and who were not told, whom this marks as told. */
  takeReminders(until: number): Promise<readonly StoredAppointment[]>;
  dropAppointments(before: number): Promise<void>;
}
