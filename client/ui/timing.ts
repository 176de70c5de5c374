/** The ui's few times, in milliseconds; those of pieces are the stage's, those of styles stand in style.css. */
export const REST_BEFORE_DETAIL = 150;
export const TICK = 1000;
export const COPIED_SHOWN = 2500;
