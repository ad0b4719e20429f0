import type { FileRow } from './parseCsv';
import { RefusedFile } from './refusedFile';

/** Workbooks are zip files. */
export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;

/** At most this many sheets are read to find one that isn't empty. */
const sheetsMax = 20;

/** Spreadsheets show fifteen digits: 0.1 + 0.2 is 0.3 there. */
const numberText = (value: number): string => String(Number(value.toPrecision(15)));

/** A cell's value in the format of our cell parser. */
function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return numberText(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value instanceof Date) return value.toISOString().replace(/T00:00:00\.000Z$/u, '');
  return String(value);
}

/**
 * Returns the non-empty rows of a workbook's first non-empty sheet. The library loads with the first workbook.
 *
 * @throws RefusedFile `too_large_unpacked`, `broken_excel`
 */
export async function parseXlsx(bytes: ArrayBuffer): Promise<FileRow[]> {
  const { checkUnpackedSize } = await import('./boundedWorkbook');
  checkUnpackedSize(new Uint8Array(bytes));
  const { readSheet, SheetNotFoundError } = await import('read-excel-file/web-worker');
  // One at a time: a workbook can refer to the same large sheet a thousand times.
  for (let number = 1; number <= sheetsMax; number += 1) {
    const data = await readSheet(bytes, number, { trim: false }).catch((error: unknown) => {
      if (number > 1 && error instanceof SheetNotFoundError) return null;
      throw new RefusedFile('broken_excel');
    });
    if (!data) return [];
    const rows = data
      .map((row, index): FileRow => ({ line: index + 1, cells: row.map(cellText) }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
    if (rows.length > 0) return rows;
  }
  return [];
}
