/** What a guest is told of other guests: those they know, invitations, and the best of each game. */

import type { Appointment } from "./appointments.ts";

/** A guest as others see them. */
interface Shown {
  /** Empty for a nameless guest. */
  readonly name: string;
  /** Their coat of arms; left out if it follows from the name. */
  readonly arms?: string;
}
interface Person extends Shown {
  readonly id: string;
}

/** A guest who is known: both have asked. */
export interface KnownPerson extends Person {
  /** Away also for a guest who wishes to be shown so. */
  readonly state: "here" | "playing" | "away";
  /** The match they play, to be watched. */
  readonly match?: string;
  readonly game?: string;
}

/** What a guest and another one have said of each other: nothing, asked by the guest, asked by the other, or both. */
export type Acquaintance = "none" | "asked" | "asks" | "known";

/** An invitation to a table that waits, or to one with a time. */
export interface Invitation {
  /** Of a table with a time, its code. */
  readonly match: string;
  readonly game: string;
  readonly from: Person;
  /** Joins the table. */
  readonly code: string;
  /** The time of an appointed table, in milliseconds since 1970. */
  readonly at?: number;
}

/** Sent as the message `company` after each change. */
export interface PeopleNews {
  /** The guest is shown as away. */
  readonly away: boolean;
  readonly people: readonly KnownPerson[];
  /** Those who ask to know the guest. */
  readonly requests: readonly Person[];
  /** The guest has asked them, without an answer yet; a refusal is not told. */
  readonly asked: readonly Person[];
  /** Appointed tables to which the guest comes, the next first. */
  readonly appointments: readonly Appointment[];
  /** For the guest. */
  readonly invitations: readonly Invitation[];
  /** By the guest, to tables that still wait or whose time is still to come. */
  readonly invited: readonly { readonly person: string; readonly match: string; readonly declined: boolean }[];
}

export const NO_PEOPLE: PeopleNews = { away: false, people: [], requests: [], asked: [], appointments: [], invitations: [], invited: [] };

/** A player of one of the guest's last matches. */
export interface MetPerson extends Shown {
  readonly match: string;
  readonly seat: number;
}

export interface Leader extends Shown {
  readonly rating: number;
  /** The rating's uncertainty, in points. */
  readonly margin: number;
  readonly matches: number;
  /** Different ones with enough matches of their own for a place. */
  readonly opponents: number;
  /** 1 is best; 0 for a provisional rating. */
  readonly place: number;
  /** The best place that the player could have within the uncertainty of the rating. */
  readonly best: number;
  readonly worst: number;
  /** Whether it is the caller. */
  readonly own: boolean;
}

export interface Leaders {
  /** Best first, the caller last if further down. */
  readonly placed: readonly Leader[];
  /** Players with too few matches or opponents for a place. */
  readonly provisional: readonly Leader[];
  /** How many have a place. */
  readonly count: number;
  /** Matches before a guest has a place. */
  readonly matches: number;
  /** And different opponents, with as many matches themselves. */
  readonly opponents: number;
  /** The ratings of the server's own bots on the ladder, by level; empty elsewhere, and for a game whose bots were never measured. */
  readonly levels: Readonly<Record<string, number>>;
}
