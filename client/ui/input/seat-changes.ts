/** What a move would change on the seats' panels, as differences: "+1" with its icon. Pure. */
import type { Chip, SeatLine } from "../../face/face.ts";

export interface SeatChanges {
  readonly seat: number;
  readonly chips: readonly Chip[];
}

/** What changes for each seat, this reader's seat first. */
export function seatChanges(before: readonly SeatLine[], after: readonly SeatLine[], own: number): readonly SeatChanges[] {
  const changes = after.map(({ chips }, seat): SeatChanges => ({ seat, chips: changed(before[seat]?.chips ?? [], chips) }));
  return changes.filter(({ chips }) => chips.length > 0).sort((a, b) => Number(b.seat === own) - Number(a.seat === own));
}

function changed(before: readonly Chip[], after: readonly Chip[]): readonly Chip[] {
  const gone = before.filter(({ look }) => after.every((chip) => chip.look !== look));
  return [...after.map((chip) => [chip, countOf(chip)] as const), ...gone.map((chip) => [chip, 0] as const)].flatMap(([chip, count]) => {
    const by = count - countOf(before.find(({ look }) => look === chip.look));
    return Number.isInteger(by) && by !== 0 ? [{ ...chip, digits: signed(by) }] : [];
  });
}

/** A chip that is not there counts nothing; one without digits cannot be compared. */
const countOf = (chip: Chip | undefined): number => (chip === undefined ? 0 : Number(chip.digits ?? Number.NaN));

/** Writes a real minus, as wide as the plus. */
export const signed = (by: number): string => (by > 0 ? `+${by}` : `−${-by}`);
