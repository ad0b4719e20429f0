import { Unzip, UnzipInflate, unzipSync } from 'fflate';
import { limits } from '#contract/limits';
import { RefusedFile } from './refusedFile';

/** Compressed bytes that are inflated at a time. */
const chunkBytes = 65_536;

/** Largest number of cells in all sheets together, including empty ones. */
const cellsMax = limits.importRowsMax * 500;

const tooLarge = () => new RefusedFile('too_large_unpacked', { megabytes: limits.importUnpackedBytes / 1_048_576 });

function countAgainstLimit(): (bytes: number) => void {
  let total = 0;
  return (bytes) => {
    total += bytes;
    if (total > limits.importUnpackedBytes) throw tooLarge();
  };
}

/** Adds up the sizes in the archive's directory; the library allocates exactly that much. Inflates nothing. */
function checkDeclared(archive: Uint8Array): void {
  const count = countAgainstLimit();
  unzipSync(archive, {
    filter: ({ originalSize }) => {
      count(originalSize);
      return false;
    },
  });
}

/** Cells that a row counts as: an empty row takes more memory than an empty cell. */
const cellsOfRow = 4;

/** The start tag of a row or a cell: its name, its attributes, and the slash of an empty element. */
const rowOrCell = /<(?:\w+:)?(row|c)(\s[^>]*?)?(\/)?>/g;
/** A row's or a cell's position, as spreadsheet programs write it. */
const position = /\br="([A-Z]{0,3})(\d{1,7})"/;
/** No spreadsheet program writes start tags of this length. */
const tagMax = 65_536;

const columnNumber = (letters: string): number =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);

/**
 * The row and the column that a start tag names; 0 for none.
 *
 * @throws RefusedFile `broken_excel` for a position in any other form: the library might still understand it
 */
function positionOf(attributes: string): [row: number, column: number] {
  const isOdd = /'/.test(attributes) || attributes.split('"').length % 2 === 0;
  const named = attributes.match(/\br\s*=/g)?.length ?? 0;
  if (!isOdd && named === 0) return [0, 0];
  const [, letters = '', row] = position.exec(attributes) ?? [];
  if (isOdd || named > 1 || row === undefined) throw new RefusedFile('broken_excel');
  return [Number(row), columnNumber(letters)];
}

/**
 * Counts how many cells the sheets' tables span. The library fills every gap: a single cell at XFD1048576 would create
 * seventeen billion, and a single row with a high number as many rows.
 *
 * @returns a function that starts a sheet and returns a function that takes the sheet's text chunk by chunk
 */
function followSheets(): () => (chunk: Uint8Array) => void {
  let total = 0;
  return () => {
    const decoder = new TextDecoder();
    let [rest, rows, filledRows, filledColumns, cells] = ['', 0, 0, 0, 0];
    return (chunk) => {
      const text = rest + decoder.decode(chunk, { stream: true });
      for (const [, kind, attributes = '', isEmpty] of text.matchAll(rowOrCell)) {
        if (attributes.length > tagMax) throw new RefusedFile('broken_excel');
        const [row, column] = positionOf(attributes);
        rows = Math.max(kind === 'row' ? rows + 1 : rows, row);
        if (kind === 'row' || isEmpty) continue;
        filledRows = rows;
        filledColumns = Math.max(filledColumns, column);
      }
      const before = cells;
      cells = rows * cellsOfRow + filledRows * filledColumns;
      total += cells - before;
      if (total > cellsMax) throw tooLarge();
      // A start tag can be split across two chunks.
      const open = text.lastIndexOf('<');
      rest = open >= 0 && !text.includes('>', open) ? text.slice(open) : '';
      if (rest.length > tagMax) throw new RefusedFile('broken_excel');
    };
  };
}

/** Inflates the archive chunk by chunk and keeps nothing, because the directory can lie. */
function checkInflated(archive: Uint8Array): void {
  const count = countAgainstLimit();
  const startSheet = followSheets();
  const unzip = new Unzip((entry) => {
    // A sheet can have any path, so every entry is followed.
    const follow = startSheet();
    entry.ondata = (error, chunk) => {
      if (error) throw error;
      count(chunk.length);
      follow(chunk);
    };
    entry.start();
  });
  unzip.register(UnzipInflate);
  for (let from = 0; from < archive.length; from += chunkBytes)
    unzip.push(archive.subarray(from, from + chunkBytes), from + chunkBytes >= archive.length);
}

/**
 * Checks that a workbook can be unpacked without filling the memory: half a megabyte can contain two hundred.
 *
 * @throws RefusedFile `too_large_unpacked` as soon as more than `limits.importUnpackedBytes` come out of it, or a sheet
 *   spans a table too large to fill
 */
export function checkUnpackedSize(archive: Uint8Array): void {
  for (const check of [checkDeclared, checkInflated])
    try {
      check(archive);
    } catch (error) {
      if (error instanceof RefusedFile) throw error;
      // An archive that this reader doesn't understand: whether it is a workbook is for the library to say.
    }
}
