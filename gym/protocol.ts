/** What travels between a gym and the program that uses it; README.md describes it byte by byte. */

/** Raised when what is sent, or what it means, changes. */
export const PROTOCOL = 1;

/** Bytes before each frame: how many follow it, and of what kind they are, both as 32 bits, the lowest byte first. */
export const HEADER = 8;

export const REQUESTS = { open: 1, reset: 2, step: 3, observe: 4 } as const;
export const REPLIES = { opened: 1, positions: 2, observation: 3, error: 255 } as const;

export const LIMITS = {
  /** Environments of one process. */
  environments: 65_536,
  /** Bytes of a request after its header. */
  request: 1 << 20,
} as const;

/** A request that cannot be obeyed: nothing has changed, and the next one is read. */
export class BadRequest extends Error {
  /** Which environment and action it was about. */
  readonly about: Readonly<Record<string, number>>;

  constructor(why: string, about: Readonly<Record<string, number>> = {}) {
    super(why);
    this.name = "BadRequest";
    this.about = about;
  }
}

/** A frame from its kind and what it holds. */
export function frameOf(kind: number, payload: Uint8Array): Uint8Array {
  const frame = new Uint8Array(HEADER + payload.length);
  const view = new DataView(frame.buffer);
  view.setUint32(0, payload.length, true);
  view.setUint32(4, kind, true);
  frame.set(payload, HEADER);
  return frame;
}

export const textFrame = (kind: number, value: unknown): Uint8Array => frameOf(kind, new TextEncoder().encode(JSON.stringify(value)));
