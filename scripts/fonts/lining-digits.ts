/**
 * A font whose digits are as high as its capitals from the start. Alegreya's own hang below the line, and a canvas cannot ask for others.
 * The font has both: which character shows which glyph is one of its tables (`cmap`), and which low digit goes with which high one another (`GSUB`).
 */
import { at, must } from "../../shared/core/base/checked.ts";

interface Table {
  readonly tag: string;
  readonly data: Buffer;
}

const DIGITS = [..."0123456789"].map((digit) => digit.charCodeAt(0));
const HEADER = 12;
const RECORD = 16;

export function withLiningDigits(font: Buffer): Buffer {
  const tables = tablesOf(font);
  const tableOf = (tag: string): Buffer => must(tables.find((table) => table.tag === tag)?.data, tag);
  const lining = liningGlyphs(tableOf("GSUB"));
  const glyphs = glyphsByCharacter(tableOf("cmap"));
  for (const digit of DIGITS) {
    const low = must(glyphs.get(digit), "glyph of a digit");
    glyphs.set(digit, lining.get(low) ?? low);
  }
  return fontOf(
    font.subarray(0, 4),
    tables.map(({ tag, data }) => ({ tag, data: tag === "cmap" ? characterMap(glyphs) : data })),
  );
}

function tablesOf(font: Buffer): Table[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_none, n) => {
    const record = HEADER + n * RECORD;
    const start = font.readUInt32BE(record + 8);
    return { tag: font.toString("latin1", record, record + 4), data: font.subarray(start, start + font.readUInt32BE(record + 12)) };
  });
}

/** The format for characters of the first plane, which every font has (4). */
function glyphsByCharacter(cmap: Buffer): Map<number, number> {
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_none, n) => cmap.readUInt32BE(8 + n * 8));
  const part = cmap.subarray(
    must(
      offsets.find((offset) => cmap.readUInt16BE(offset) === 4),
      "characters of the first plane",
    ),
  );
  const segments = part.readUInt16BE(6) / 2;
  const [ends, starts, deltas, ranges] = [14, 16 + 2 * segments, 16 + 4 * segments, 16 + 6 * segments] as const;
  const glyphs = new Map<number, number>();
  for (let n = 0; n < segments; n++) {
    const [start, end] = [part.readUInt16BE(starts + 2 * n), part.readUInt16BE(ends + 2 * n)];
    const [delta, range] = [part.readUInt16BE(deltas + 2 * n), part.readUInt16BE(ranges + 2 * n)];
    for (let character = start; character <= end && character < 0xffff; character++) {
      const listed = range === 0 ? character : part.readUInt16BE(ranges + 2 * n + range + 2 * (character - start));
      if (range === 0 || listed !== 0) glyphs.set(character, (listed + delta) & 0xffff);
    }
  }
  return glyphs;
}

/** What the feature `lnum` puts in place of what. */
function liningGlyphs(gsub: Buffer): Map<number, number> {
  const features = gsub.subarray(gsub.readUInt16BE(6));
  const lookups = gsub.subarray(gsub.readUInt16BE(8));
  const found = new Map<number, number>();
  for (let n = 0; n < features.readUInt16BE(0); n++) {
    if (features.toString("latin1", 2 + 6 * n, 6 + 6 * n) !== "lnum") continue;
    const feature = features.subarray(features.readUInt16BE(6 + 6 * n));
    for (let i = 0; i < feature.readUInt16BE(2); i++) {
      const lookup = lookups.subarray(lookups.readUInt16BE(2 + 2 * feature.readUInt16BE(4 + 2 * i)));
      for (let part = 0; part < lookup.readUInt16BE(4); part++) {
        const table = lookup.subarray(lookup.readUInt16BE(6 + 2 * part));
        // An extension only says where the table is.
        const isExtension = lookup.readUInt16BE(0) === 7;
        for (const [from, to] of replaced(isExtension ? table.subarray(table.readUInt32BE(4)) : table)) found.set(from, to);
      }
    }
  }
  return found;
}

/** One glyph for another: by a distance, or by a list. */
function replaced(table: Buffer): [number, number][] {
  const covered = coveredGlyphs(table.subarray(table.readUInt16BE(2)));
  const isList = table.readUInt16BE(0) === 2;
  return covered.map((glyph, n) => [glyph, isList ? table.readUInt16BE(6 + 2 * n) : (glyph + table.readUInt16BE(4)) & 0xffff]);
}

function coveredGlyphs(coverage: Buffer): number[] {
  const count = coverage.readUInt16BE(2);
  if (coverage.readUInt16BE(0) === 1) return Array.from({ length: count }, (_none, n) => coverage.readUInt16BE(4 + 2 * n));
  return Array.from({ length: count }, (_none, n) => {
    const [first, last] = [coverage.readUInt16BE(4 + 6 * n), coverage.readUInt16BE(6 + 6 * n)];
    return Array.from({ length: last - first + 1 }, (_glyph, i) => first + i);
  }).flat();
}

/** In the format for all planes (12): a group for each run of characters whose glyphs are a run too. */
function characterMap(glyphs: ReadonlyMap<number, number>): Buffer {
  const groups: [first: number, last: number, glyph: number][] = [];
  for (const [character, glyph] of [...glyphs].sort(([a], [b]) => a - b)) {
    const last = groups.at(-1);
    if (last !== undefined && character === last[1] + 1 && glyph === last[2] + character - last[0]) last[1] = character;
    else groups.push([character, character, glyph]);
  }
  // Unicode of all planes, and the same for Windows.
  const encodings = [
    [0, 4],
    [3, 10],
  ] as const;
  const start = 4 + 8 * encodings.length;
  const map = Buffer.alloc(start + 16 + 12 * groups.length);
  map.writeUInt16BE(encodings.length, 2);
  encodings.forEach(([platform, encoding], n) => {
    map.writeUInt16BE(platform, 4 + 8 * n);
    map.writeUInt16BE(encoding, 6 + 8 * n);
    map.writeUInt32BE(start, 8 + 8 * n);
  });
  map.writeUInt16BE(12, start);
  map.writeUInt32BE(16 + 12 * groups.length, start + 4);
  map.writeUInt32BE(groups.length, start + 12);
  writeWords(map, start + 16, groups.flat());
  return map;
}

function fontOf(kind: Buffer, tables: readonly Table[]): Buffer {
  const header = Buffer.alloc(HEADER + RECORD * tables.length);
  kind.copy(header);
  const power = 2 ** Math.floor(Math.log2(tables.length));
  for (const [n, value] of [tables.length, 16 * power, Math.log2(power), 16 * (tables.length - power)].entries())
    header.writeUInt16BE(value, 4 + 2 * n);
  const parts: Buffer[] = [header];
  let offset = header.length;
  tables.forEach(({ tag, data }, n) => {
    const padded = Buffer.alloc(Math.ceil(data.length / 4) * 4);
    data.copy(padded);
    header.write(tag, HEADER + RECORD * n, "latin1");
    writeWords(header, HEADER + RECORD * n + 4, [sumOf(padded), offset, data.length]);
    parts.push(padded);
    offset += padded.length;
  });
  const font = Buffer.concat(parts);
  // The sum over the whole font is kept in one of its tables, which is left out of it.
  const head = at(
    tablesOf(font),
    tables.findIndex(({ tag }) => tag === "head"),
  ).data;
  head.writeUInt32BE(0, 8);
  head.writeUInt32BE((0xb1b0afba - sumOf(font)) >>> 0, 8);
  return font;
}

function writeWords(to: Buffer, start: number, words: readonly number[]): void {
  for (const [n, word] of words.entries()) to.writeUInt32BE(word, start + 4 * n);
}

function sumOf(data: Buffer): number {
  let sum = 0;
  for (let n = 0; n < data.length; n += 4) sum = (sum + data.readUInt32BE(n)) >>> 0;
  return sum;
}
