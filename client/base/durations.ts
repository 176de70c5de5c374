/** Durations of the ui in milliseconds; those of pieces are in picture/motion/motion.ts and named-motions.ts, those of styles in style/base.css. */
/** A card is there 150 ms after the pointer has come to a piece, what it takes to draw it included. */
export const REST_BEFORE_DETAIL = 80;
/** A card grows from its short form to the whole after this rest: long enough to read three lines. */
export const REST_BEFORE_WHOLE_DETAIL = 1500;
/** The pointer has this long to go from a piece to the buttons of its card, over other pieces. */
export const TIME_TO_REACH_DETAIL = 450;
/** The rest before the only legal move is played by itself. */
export const REST_BEFORE_SOLE_MOVE = 1100;
/**
 * The rest before a pass that is the only move is made: as long as a person may take to press the button, and never twice as long, so that
 * the others cannot tell from the time that nothing else was possible.
 */
export const REST_BEFORE_IDLE_PASS = { shortest: 900, longest: 2400 } as const;
/** A turn that follows the last one sooner is no new call to the ear. */
export const REST_BETWEEN_CALLS = 1_500;
/** A move that takes longer to be answered is said to be on its way. */
export const SLOW = 500;
/** Work that takes longer shows how far it is. */
export const MOST_SILENT_WORK = 1000;
/** A screen reader is given time to finish a sentence before the next one replaces it. */
export const REST_BETWEEN_ANNOUNCEMENTS = 1500;
export const TICK = 1000;
export const MINUTE = 60 * TICK;
export const HOUR = 60 * MINUTE;
/** The rest after the last letter, before what was typed is looked for. */
export const REST_AFTER_TYPING = 350;
/** The rest after a move on an analysis board, before it is thought about: many are only passed. */
export const REST_BEFORE_THOUGHT = 300;
/** The rest after the page has loaded, before it is kept for use without a server. */
export const PAGE_SETTLES = 2000;
/** A sentence about something that is over: long enough to read it and to reach for its button. */
export const NEWS_SHOWN = 10_000;
/** A message, or what is told once, where it takes the place of the log's newest line. */
export const PASSING_NEWS_SHOWN = 7000;
export const COPIED_SHOWN = 2500;

/** On a stream the end of a match is shown this long before the next one. */
export const STREAM_END_SHOWN = 12_000;
/** How often a stream that has nothing to show asks again. */
export const STREAM_LOOKS_AGAIN = 5_000;
/** A pointer that has not moved for this long is not wanted on a stream, nor are its controls. */
export const STREAM_IDLE = 3_000;

/** Late in the evening a player is called for this long. */
export const SHORTEST_EVENING = 2 * HOUR;

/** How often the lobby reads matches in days again: a minute of a day's clock. */
/** After which a page of the lobby asks again which arenas there are. */
export const ARENAS_REFRESH = 5 * MINUTE;
export const DAY_MATCHES_REFRESH = 60_000;
/** The rest after the last change of a setting, before the server is told. */
export const REST_BEFORE_SYNC = 800;
