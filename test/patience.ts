/** The longest wait for what must come, in milliseconds: a guard against hangs on a slow and busy machine, not a measure of anything. */
export const PATIENCE = 90_000;
