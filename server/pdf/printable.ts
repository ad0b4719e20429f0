/** Directional marks and controls: with them, a name could turn around the amount beside it. */
const directional = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Spaces that the font lacks. They forbid a line break, as their replacement does. */
const narrowSpaces = /[\u2007\u202f]/g;
/** Halves of characters, which JSON of the next program refuses. */
const halves = /\p{Cs}/gu;
const controls = /[\s\p{Cc}]+/gu;

/** A run of letters that is longer than a column has to break somewhere, or it would leave the paper. */
const longRun = /\S{40,}/g;
const breakEvery = 20;
const zeroWidthSpace = '\u200b';

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

function breakable(run: string): string {
  const pieces = [...characters.segment(run)].map(({ segment }) => segment);
  return pieces.map((piece, index) => (index > 0 && index % breakEvery === 0 ? zeroWidthSpace : '') + piece).join('');
}

/** A text that we formatted, with only what the font can show. */
export const plainSigns = (text: string): string => text.replace(directional, '').replace(narrowSpaces, '\u00a0');

/** A text that a person wrote, in one paragraph. Everything else about it stays as it is. */
export const printable = (text: string): string =>
  plainSigns(text).replace(halves, '\ufffd').replace(controls, ' ').trim().replace(longRun, breakable);

/**
 * A text that a person wrote, read in the direction of its first letter: in an Arabic document, "60311 Frankfurt" would
 * have its number at the other end.
 */
export function isolated(text: string): string {
  const shown = printable(text);
  return shown === '' ? '' : `\u2068${shown}\u2069`;
}
