/**
 * Where a spreadsheet could start a formula, each as the text in front of it and what follows, however many apostrophes
 * are between the two:
 * - at the start, behind blanks and line breaks, which some programs drop;
 * - behind a character at which a program that expects another separator splits the cell: `1;=1`. A lone sign there, as
 * in `5,-`, isn't a formula;
 * - at a tab or a carriage return, which begins a cell for some programs.
 * Full-width signs count: spreadsheets turn them into the usual ones.
 */
const formulaStarts = [
  [String.raw`^[\s\p{Cc}]*`, String.raw`[=+\-@＝＋－＠]`],
  [String.raw`[,;|\t\r\n]`, String.raw`(?:[=@＝＠]|[+\-＋－]\S)`],
  ['^', String.raw`[\t\r]`],
] as const;
const unguarded = formulaStarts.map(([before, formula]) => new RegExp(`(${before})(?='*${formula})`, 'gu'));
const guarded = formulaStarts.map(([before, formula]) => new RegExp(`(${before})'(?='*${formula})`, 'gu')).reverse();

/**
 * A cell that no spreadsheet runs: one apostrophe more in front of each place that it could take for a formula.
 * `readGuarded` takes them off again, for any text whatever.
 *
 * @example guardCell('=1+1') // "'=1+1"
 */
export const guardCell = (text: string): string => unguarded.reduce((cell, start) => cell.replace(start, "$1'"), text);

/**
 * The same for a file of figures that isn't imported again: plain numbers below zero stay numbers.
 *
 * @example guardFigure('-8.31') // '-8.31'
 */
export const guardFigure = (text: string): string => (/^-?\d+(\.\d+)?$/.test(text) ? text : guardCell(text));

/** Removes the guard; a text without one is returned unchanged. */
export const readGuarded = (cell: string): string => guarded.reduce((text, start) => text.replace(start, '$1'), cell);

/** Whether a cell in a file asks to clear the value. A stored `-` is written as `'-` and doesn't. */
export const isClear = (cell: string): boolean => cell.trim() === '-';
