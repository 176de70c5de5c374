/** Raised when numbers of an older analysis mean something else. */
export const ANALYSIS_VERSION = 4;
