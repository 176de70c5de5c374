/**
 * Exercises from the guest's own matches: kept in this browser at once, and with the guest when the server can be reached, so that they are
 * there on other devices and outlive the records of their matches.
 */
import { isEqual, isList } from "../../shared/core/base/plain.ts";
import { repeated } from "../../shared/core/puzzles/repetition.ts";
import { type Exercise, isExercise, MOST_EXERCISES, MOST_EXERCISES_TOLD } from "../../shared/core/wire/exercises.ts";
import { LONGEST_MESSAGE } from "../../shared/core/wire/wire.ts";
import { browserStorage, type KeyValueStorage, writeLocal } from "../base/storage.ts";
import { time } from "../base/time.ts";
import { GUEST_KEY } from "../feed/live/live-guest.ts";
import type { Guest } from "../feed/lobby.ts";

export interface OwnExercises {
  /** The newest first. */
  all(): readonly Exercise[];
  /** Keeps those that are not known yet; gives how many they are. */
  add(found: readonly Exercise[]): number;
  /** An answer; gives what has become of the exercise. */
  answer(id: string, right: boolean, day: number): Exercise | undefined;
  /** Agrees with the guest's other devices. Rejects if the server cannot be reached. */
  sync(guest: Pick<Guest, "exercises">): Promise<void>;
}

interface Kept {
  readonly exercises: readonly Exercise[];
  /** Those the server does not know as they are now. */
  readonly untold: readonly string[];
  /** The guest whose server is told, by the beginning of its token, and the count of its changes known here. */
  readonly guest: string;
  readonly count: number;
}

const KEY = "quayside.exercises";
const NOTHING: Kept = { exercises: [], untold: [], guest: "", count: 0 };
const GUEST_LETTERS = 8;
/** Bytes of a call beside its exercises. */
const ROOM_FOR_REST = 500;
const isExercises = isList(isExercise, 0, MOST_EXERCISES);

export const forgetExercises = (): void => writeLocal(KEY, "{}");

export function ownExercises(storage: KeyValueStorage = browserStorage()): OwnExercises {
  /** Read each time: another window may have answered. */
  function read(): Kept {
    try {
      const kept = { ...NOTHING, ...JSON.parse(storage.getItem(KEY) ?? "{}") };
      return isExercises(kept.exercises) && Array.isArray(kept.untold) ? kept : NOTHING;
    } catch {
      return NOTHING;
    }
  }

  function write(kept: Kept): void {
    const exercises = kept.exercises.toSorted((a, b) => b.found - a.found).slice(0, MOST_EXERCISES);
    try {
      storage.setItem(KEY, JSON.stringify({ ...kept, exercises }));
    } catch {
      // If there is no room, they are kept with the guest alone, if at all.
    }
  }

  function change(kept: Kept, changed: readonly Exercise[]): void {
    const ids = new Set(changed.map(({ id }) => id));
    const others = kept.exercises.filter(({ id }) => !ids.has(id));
    write({ ...kept, exercises: [...others, ...changed], untold: [...new Set([...kept.untold, ...ids])] });
  }

  /** Another guest is told all that is kept here, and asked for all. */
  function ofGuest(): Kept {
    const kept = read();
    const guest = storage.getItem(GUEST_KEY)?.slice(0, GUEST_LETTERS) ?? "";
    return kept.guest === guest ? kept : { ...kept, guest, count: 0, untold: kept.exercises.map(({ id }) => id) };
  }

  async function sync(guest: Pick<Guest, "exercises">): Promise<void> {
    for (let more = true; more; ) {
      const { exercises, untold, count } = ofGuest();
      const told = fitting(exercises.filter(({ id }) => untold.includes(id)));
      const answer = await guest.exercises(count, told);
      const now = ofGuest();
      // Answered since then in another window, it is told again.
      const isTold = (id: string): boolean => isEqual(find(told, id), find(now.exercises, id));
      const left = now.untold.filter((id) => find(now.exercises, id) !== undefined && !isTold(id));
      write({ ...now, exercises: merged(now.exercises, answer.exercises), untold: left, count: answer.count });
      more = answer.more || (left.length > 0 && left.length < untold.length);
    }
  }

  return {
    all: () => read().exercises,
    add(found) {
      const kept = read();
      const known = new Set(kept.exercises.map(({ id }) => id));
      const fresh = found.filter(({ id }) => !known.has(id));
      if (fresh.length > 0) change(kept, fresh);
      return fresh.length;
    },
    answer(id, right, day) {
      const kept = read();
      const before = find(kept.exercises, id);
      if (before === undefined) return undefined;
      const after = repeated(before, right, day);
      if (after === before) return before;
      const answered = { ...after, answered: time.now() };
      change(kept, [answered]);
      return answered;
    },
    sync,
  };
}

/** As many as one call takes, beside what else it says. */
function fitting(exercises: readonly Exercise[]): readonly Exercise[] {
  let room = LONGEST_MESSAGE - ROOM_FOR_REST;
  const isTooMuch = (exercise: Exercise): boolean => {
    room -= new TextEncoder().encode(JSON.stringify(exercise)).length + 1;
    return room < 0;
  };
  const past = exercises.findIndex((exercise, at) => at === MOST_EXERCISES_TOLD || isTooMuch(exercise));
  return past < 0 ? exercises : exercises.slice(0, past);
}

const find = (exercises: readonly Exercise[], id: string): Exercise | undefined => exercises.find((one) => one.id === id);

/** The newest answer counts. */
function merged(own: readonly Exercise[], others: readonly Exercise[]): readonly Exercise[] {
  const newer = others.filter(({ id, answered }) => answered > (find(own, id)?.answered ?? -1));
  return [...own.filter(({ id }) => find(newer, id) === undefined), ...newer];
}
