/** The fingerprint of a deal, in groups that can be read out. */
export const grouped = (digits: string): string => digits.replace(/(.{4})(?=.)/g, "$1 ");

/** Its first digits, in two groups, as shown at the table. */
export const shortFingerprint = (fingerprint: string): string => grouped(fingerprint.slice(0, 8));
