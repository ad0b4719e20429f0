import { Unzip, UnzipInflate, unzipSync } from 'fflate';
import { limits } from '#contract/limits';
import { RefusedFile } from './refusedFile';

/** Compressed bytes that are inflated at a time. */
const chunkBytes = 65_536;

/** Cells that a sheet can span, including empty ones. */
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

/** A non-empty cell with its address. */
const filledCell = /<(?:\w+:)?c\s[^>]*?\br="([A-Z]{1,3})(\d{1,7})"[^>]*(?<!\/)>/g;
/** The longest cell tag that a program writes: one can be split across two chunks. */
const tagMax = 200;

const columnNumber = (letters: string): number =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);

/**
 * Reads a sheet's text chunk by chunk to find out how large a table it spans. The library fills the gaps: one cell at
 * XFD1048576 would cost seventeen billion.
 */
function followExtent(): (chunk: Uint8Array) => void {
  const decoder = new TextDecoder();
  let [rest, rows, columns] = ['', 0, 0];
  return (chunk) => {
    const text = rest + decoder.decode(chunk, { stream: true });
    for (const [, letters = '', row] of text.matchAll(filledCell)) {
      rows = Math.max(rows, Number(row));
      columns = Math.max(columns, columnNumber(letters));
    }
    if (rows * columns > cellsMax) throw tooLarge();
    rest = text.slice(-tagMax);
  };
}

/** Inflates the archive chunk by chunk and keeps nothing, because the directory can lie. */
function checkInflated(archive: Uint8Array): void {
  const count = countAgainstLimit();
  const unzip = new Unzip((entry) => {
    const follow = entry.name.startsWith('xl/worksheets/') ? followExtent() : () => {};
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
