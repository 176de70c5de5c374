/** Where something hangs beside a piece without leaving the window. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
interface Extent {
  readonly width: number;
  readonly height: number;
}

const GAP = 12;

/** To the right of the piece if there is room, else to the left, else where most room is; level with it as far as the room allows. */
export function beside(box: Box, hung: Extent, room: Extent): { readonly x: number; readonly y: number } {
  const right = box.x + box.width + GAP;
  const left = box.x - GAP - hung.width;
  const fitsRight = right + hung.width + GAP <= room.width;
  const rightIsWider = room.width - (box.x + box.width) >= box.x;
  const x = fitsRight ? right : left >= GAP ? left : rightIsWider ? right : left;
  const y = box.y + box.height / 2 - hung.height / 2;
  return { x: within(x, room.width - hung.width), y: within(y, room.height - hung.height) };
}

const within = (at: number, most: number): number => Math.round(Math.max(GAP, Math.min(at, most - GAP)));
