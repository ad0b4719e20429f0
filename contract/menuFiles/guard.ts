import { visibleText } from '../visibleText';

/** What a spreadsheet takes for a formula, however many apostrophes stand in front of it. */
const runs = /^'*[=+\-@\t\r]/;
const guarded = /^'+[=+\-@\t\r]/;

/**
 * A cell that no spreadsheet runs: one apostrophe more in front of what it could take for a formula. `readGuarded`
 * takes it off again, for any text whatever.
 *
 * @example guardCell('=1+1') // "'=1+1"
 */
export const guardCell = (text: string): string => (runs.test(text) ? `'${text}` : text);

/** The text that was guarded; one that never was stays as it is. */
export const readGuarded = (cell: string): string => (guarded.test(cell) ? cell.slice(1) : cell);

/** Whether a cell, as it stands in the file, asks to clear what is there. A stored `-` is written as `'-` and asks nothing. */
export const isClear = (cell: string): boolean => cell.trim() === '-';

/** Whether a cell says nothing: what is there stays. */
export const isBlank = (cell: string | undefined): cell is '' | undefined =>
  cell === undefined || visibleText(cell) === '';
