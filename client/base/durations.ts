/** Durations of the ui in milliseconds; those of pieces are in picture/motion/motion.ts and named-motions.ts, those of styles in style.css. */
/** A card is there 150 ms after the pointer has come to a piece, what it takes to draw it included. */
export const REST_BEFORE_DETAIL = 80;
/** From its short form to the whole: long enough to read three lines. */
export const REST_BEFORE_WHOLE_DETAIL = 1500;
/** For the way of the pointer from a piece to the buttons of its card, over other pieces. */
export const TIME_TO_REACH_DETAIL = 450;
/** Before the only legal move is played by itself. */
export const REST_BEFORE_SOLE_MOVE = 1100;
/**
 * Before a pass that is the only move is made: as long as a person may take to press the button, and never twice as long, so that
 * the others cannot tell from the time that nothing else was possible.
 */
export const REST_BEFORE_IDLE_PASS = { shortest: 900, longest: 2400 } as const;
/** A turn that follows the last one sooner is no new call to the ear. */
export const REST_BETWEEN_CALLS = 1_500;
/** From then on a move that is on its way is spoken of. */
export const SLOW = 500;
/** Work that takes longer shows how far it is. */
export const MOST_SILENT_WORK = 1000;
/** A screen reader is given time to finish a sentence before the next one replaces it. */
export const REST_BETWEEN_ANNOUNCEMENTS = 1500;
export const TICK = 1000;
export const MINUTE = 60 * TICK;
/** After the last letter, before what was typed is looked for. */
export const REST_AFTER_TYPING = 350;
/** After the page has loaded, before it is kept for use without a server. */
export const PAGE_SETTLES = 2000;
/** A sentence about something that is over: long enough to read it and to reach for its button. */
export const NEWS_SHOWN = 10_000;
export const COPIED_SHOWN = 2500;

/** How often the lobby reads matches in days again: a minute of a day's clock. */
export const DAY_MATCHES_REFRESH = 60_000;
/** After the last change of a setting, before the server is told. */
export const REST_BEFORE_SYNC = 800;
