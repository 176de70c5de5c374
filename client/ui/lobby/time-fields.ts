/** When something is to begin: now, or at a time of the reader's own zone. */
import { LATEST_APPOINTMENT } from "../../../shared/core/wire/appointments.ts";
import { HOUR, MINUTE } from "../../base/durations.ts";
import { time } from "../../base/time.ts";
import type { Text } from "../../text/languages.ts";
import { h } from "../common/dom.ts";
import { field } from "../fields/field.ts";

const WHEN = ["now", "later"] as const;

/** The choice, and the field for the time, hidden for now. */
export function timeFields({ create: { when: words } }: Text, changed: () => void) {
  const now = time.now();
  const at = h("input", {
    type: "datetime-local",
    name: "at",
    "aria-label": words.at,
    required: true,
    hidden: true,
    min: localTime(now),
    max: localTime(now + LATEST_APPOINTMENT),
    value: localTime(new Date(now + HOUR).setMinutes(0)),
  });
  const when = field({
    name: "when",
    legend: words.legend,
    values: WHEN,
    picked: "now",
    label: (value) => words.of[value],
    pick(value) {
      at.hidden = value === "now";
      changed();
    },
  });
  when.append(at);
  return { at, when };
}

/** As fields for a date and a time have it. */
function localTime(at: number): string {
  const shifted = new Date(at - new Date(at).getTimezoneOffset() * MINUTE);
  return shifted.toISOString().slice(0, 16);
}
