/** Dates as a language writes them. Chromium has none in Icelandic, and Danish ones have other months: those are written here. */

const ICELANDIC_MONTHS = ["jan.", "feb.", "mar.", "apr.", "maí", "jún.", "júl.", "ágú.", "sep.", "okt.", "nóv.", "des."];

export const isIcelandic = (language: string): boolean => language === "is";
export const two = (amount: number): string => String(amount).padStart(2, "0");
export const icelandicDay = (day: number, month: number): string => `${day}. ${ICELANDIC_MONTHS[month]}`;

/** A day of UTC: "Nov 23", "23. nóv.". */
export const dayOfUtc = (language: string, at: Date): string =>
  isIcelandic(language)
    ? icelandicDay(at.getUTCDate(), at.getUTCMonth())
    : at.toLocaleDateString(language, { day: "numeric", month: "short", timeZone: "UTC" });

/** "Nov 23, 2026", "23. nóv. 2026". */
export const dateOf = (language: string, at: Date): string =>
  isIcelandic(language)
    ? `${icelandicDay(at.getDate(), at.getMonth())} ${at.getFullYear()}`
    : at.toLocaleDateString(language, { dateStyle: "medium" });

/** "Nov 23, 2026, 6:21 PM", "23. nóv. 2026, 18:21". */
export const timeOf = (language: string, at: Date): string =>
  isIcelandic(language)
    ? `${dateOf(language, at)}, ${two(at.getHours())}:${two(at.getMinutes())}`
    : at.toLocaleString(language, { dateStyle: "medium", timeStyle: "short" });
