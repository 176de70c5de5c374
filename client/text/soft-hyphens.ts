/** Where a long name may be parted on a small piece. Lists, the log and screen readers get names without. */
export const SOFT_HYPHEN = "\u00AD";
export const withoutSoftHyphens = (text: string): string => text.replaceAll(SOFT_HYPHEN, "");
