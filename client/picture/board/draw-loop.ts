/** When the table is drawn: once per animation frame while something moves, not at all otherwise. */

/** Where the browser grants no animation frames (a hidden tab), time still passes at these steps, in milliseconds. */
const NO_FRAME_WAIT = 250;

export interface DrawLoop {
  /** Draws with the next animation frame. */
  request(): void;
  /** The frame that was requested is being drawn. */
  begin(): void;
  stop(): void;
}

/** `advance`: lets time pass without drawing; true while something moves. */
export function drawLoop(draw: () => void, advance: () => boolean): DrawLoop {
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const clear = (): void => {
    frame = 0;
    clearTimeout(timer);
    timer = undefined;
  };
  const loop: DrawLoop = {
    request() {
      if (stopped) return;
      if (frame === 0) frame = requestAnimationFrame(draw);
      timer ??= setTimeout(() => {
        timer = undefined;
        if (advance()) loop.request();
      }, NO_FRAME_WAIT);
    },
    begin: clear,
    stop() {
      stopped = true;
      cancelAnimationFrame(frame);
      clear();
    },
  };
  return loop;
}
