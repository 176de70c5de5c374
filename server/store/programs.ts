/** Bot accounts. Each is a guest of its own, with a name, results and ratings, but without a browser: its token opens the programs' socket alone. */
import type { OwnProgram } from "../../shared/core/wire/programs.ts";
import type { Guest } from "./guest.ts";

export interface Program extends Guest {
  /** The guest whose program it is. */
  readonly owner: string;
}

export interface ProgramStore {
  /** A new program and its token, of which only the digest is kept. */
  createProgram(owner: string, name: string): Promise<{ readonly program: Guest; readonly token: string }>;
  /** Oldest first. */
  programsOf(owner: string): Promise<readonly OwnProgram[]>;
  /** Undefined if the token is unknown or void. */
  programByToken(token: string): Promise<Program | undefined>;
  /** Another token for the program, in place of the old one; undefined if it is not the guest's. */
  renewProgram(owner: string, id: string): Promise<string | undefined>;
}
