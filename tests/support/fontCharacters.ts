import { readFileSync } from 'node:fs';

/** Finds a table of a TrueType file by its tag. */
function tableOf(font: Buffer, tag: string): Buffer {
  const tables = font.readUInt16BE(4);
  for (let record = 12; record < 12 + 16 * tables; record += 16) {
    if (font.toString('latin1', record, record + 4) !== tag) continue;
    const start = font.readUInt32BE(record + 8);
    return font.subarray(start, start + font.readUInt32BE(record + 12));
  }
  throw new Error(`The font has no table ${tag}.`);
}

/** Adds the characters of a subtable of format 4: segments of 16-bit characters. */
function addSegments(subtable: Buffer, characters: Set<number>): void {
  const twice = subtable.readUInt16BE(6);
  for (let at = 0; at < twice; at += 2) {
    const [last, first] = [subtable.readUInt16BE(14 + at), subtable.readUInt16BE(16 + twice + at)];
    for (let character = first; character <= last && character < 0xffff; character += 1) characters.add(character);
  }
}

/** The characters that a TrueType font has glyphs for, by its `cmap` table. */
export function fontCharacters(file: string): Set<number> {
  const cmap = tableOf(readFileSync(file), 'cmap');
  const characters = new Set<number>();
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const subtable = cmap.subarray(cmap.readUInt32BE(4 + 8 * index + 4));
    if (subtable.readUInt16BE(0) === 4) addSegments(subtable, characters);
  }
  if (characters.size === 0) throw new Error('The font has no subtable of format 4.');
  return characters;
}
