/**
 * 9 kB: with msgpackr, which does records, dates, classes and streams as well, the first board of Elasund weighs 332 kB (limit: 320). This is the
 * part of MessagePack that a room and its clients exchange: plain data. The names are msgpackr's, for which the SDK gets it
 * (`client/build/colyseus-aliases.ts`).
 */

/** msgpackr adds a length to this flag; here there is only the length. */
export const RESERVE_START_SPACE = 0;

const encoder = new TextEncoder();
// A byte order mark at the beginning is part of the text.
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

export class Packr {
  /** Leaves the first `reserved` bytes to the caller. */
  pack(value: unknown, reserved: number): Uint8Array {
    const bytes: number[] = Array(reserved).fill(0);
    write(bytes, value);
    return Uint8Array.from(bytes);
  }
}

function write(bytes: number[], value: unknown): void {
  if (value === undefined) bytes.push(0xd4, 0, 0);
  else if (value === null) bytes.push(0xc0);
  else if (typeof value === "boolean") bytes.push(value ? 0xc3 : 0xc2);
  else if (typeof value === "number") writeNumber(bytes, value);
  else if (typeof value === "string") {
    const text = encoder.encode(value);
    writeLength(bytes, text.length, 0xa0, 32, 0xdb);
    for (const byte of text) bytes.push(byte);
  } else if (Array.isArray(value)) {
    writeLength(bytes, value.length, 0x90, 16, 0xdd);
    for (const item of value) write(bytes, item);
  } else if (typeof value === "object") {
    const entries = Object.entries(value);
    writeLength(bytes, entries.length, 0x80, 16, 0xdf);
    for (const entry of entries) for (const part of entry) write(bytes, part);
  } else throw new TypeError(`a ${typeof value} is no part of a message`);
}

function writeNumber(bytes: number[], value: number): void {
  if (value >= -32 && value < 128 && Number.isInteger(value)) bytes.push(value & 0xff);
  else if (value >>> 0 === value) bytes.push(0xce, ...bigEndian(4, (view) => view.setUint32(0, value)));
  else if (value >> 0 === value) bytes.push(0xd2, ...bigEndian(4, (view) => view.setInt32(0, value)));
  else bytes.push(0xcb, ...bigEndian(8, (view) => view.setFloat64(0, value)));
}

/** Writes the length in the first byte if it is below `limit`, else in 32 bits. */
function writeLength(bytes: number[], length: number, short: number, limit: number, long: number): void {
  if (length < limit) bytes.push(short + length);
  else bytes.push(long, ...bigEndian(4, (view) => view.setUint32(0, length)));
}

function bigEndian(size: number, set: (view: DataView) => void): Uint8Array {
  const view = new DataView(new ArrayBuffer(size));
  set(view);
  return new Uint8Array(view.buffer);
}

/** Reads one value at `start`. */
export function unpack(bytes: Uint8Array, { start }: { readonly start: number }): unknown {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = start;
  /** Moves on and returns where it was. */
  const skip = (size: number): number => {
    at += size;
    return at - size;
  };
  const unsigned = (size: 1 | 2 | 4): number =>
    size === 1 ? view.getUint8(skip(1)) : size === 2 ? view.getUint16(skip(2)) : view.getUint32(skip(4));
  const text = (length: number): string => decoder.decode(bytes.subarray(skip(length), at));
  const list = (length: number): unknown[] => Array.from({ length }, read);
  const record = (length: number): unknown => Object.fromEntries(Array.from({ length }, () => [read(), read()]));

  function read(): unknown {
    const first = unsigned(1);
    if (first < 0x80) return first;
    if (first < 0x90) return record(first - 0x80);
    if (first < 0xa0) return list(first - 0x90);
    if (first < 0xc0) return text(first - 0xa0);
    if (first >= 0xe0) return first - 0x100;
    const rest = forms[first];
    if (rest === undefined) throw new TypeError(`a message has the unknown form ${first}`);
    return rest();
  }
  const forms: Readonly<Record<number, () => unknown>> = {
    192: () => null,
    194: () => false,
    195: () => true,
    202: () => view.getFloat32(skip(4)),
    203: () => view.getFloat64(skip(8)),
    204: () => unsigned(1),
    205: () => unsigned(2),
    206: () => unsigned(4),
    208: () => view.getInt8(skip(1)),
    209: () => view.getInt16(skip(2)),
    210: () => view.getInt32(skip(4)),
    // The extension that msgpackr writes for undefined.
    212: () => void skip(2),
    217: () => text(unsigned(1)),
    218: () => text(unsigned(2)),
    219: () => text(unsigned(4)),
    220: () => list(unsigned(2)),
    221: () => list(unsigned(4)),
    222: () => record(unsigned(2)),
    223: () => record(unsigned(4)),
  };
  return read();
}
