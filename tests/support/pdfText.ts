import { spawnSync } from 'node:child_process';
import { installPackages } from '../../scripts/debianPackages';
import { findProgram } from '../../scripts/findProgram';

function ensurePdftotext(): string {
  const find = () => findProgram(['pdftotext']);
  const found = find();
  if (found) return found;
  const failure = installPackages(['poppler-utils']);
  const installed = find();
  if (!installed) throw new Error(`The tests of PDFs need pdftotext, of Poppler: ${failure ?? 'not found'}.`);
  return installed;
}

/** Invisible marks that direct the text around them; some programs add them to right-to-left lines. */
const marks = /[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** A text as a reader sees it: without marks, on one line. Poppler loses some narrow spaces before a percent sign. */
export const asRead = (text: string): string => text.replace(marks, '').replace(/\s+/g, ' ').replaceAll(' %', '%');

/** A line's part that Poppler marks as read from left to right. */
const leftToRight = /\u202a([^\u202c]*)\u202c/g;
const arabicLetter = /\p{Script=Arabic}/u;
const reversed = (text: string): string => [...text].reverse().join('');

/**
 * A line of Poppler's text in reading order. Poppler reads right-to-left lines by where their characters stand. So it adds
 * the punctuation and spaces beside a left-to-right part to that part, in the order in which they stand from left to right;
 * and in a line without Arabic letters, it reads the punctuation after the text first.
 */
function inReadingOrder(line: string): string {
  if (!line.includes('\u202b')) return line;
  if (!arabicLetter.test(line))
    return line
      .split(/(\u202a[^\u202c]*\u202c)/)
      .map((part) => (part.startsWith('\u202a') ? part : reversed(part)))
      .reverse()
      .join('');
  return line.replace(leftToRight, (_, part: string) => {
    const [, before = '', text = '', after = ''] =
      part.replace(marks, '').match(/^([\s.,:;،؛]*)(.*?)([\s.,:;،؛]*)$/su) ?? [];
    return `${reversed(after)}${text}${reversed(before)}`;
  });
}

/** Reads a PDF's text with Poppler, as most programs that search or import PDFs do. */
export function pdfText(pdf: Buffer): string {
  const args = ['-enc', 'UTF-8', '-nopgbrk', '-', '-'];
  const run = spawnSync(ensurePdftotext(), args, { input: pdf, maxBuffer: 100_000_000 });
  if (run.status !== 0) throw new Error(`pdftotext failed: ${run.stderr}`);
  const lines = run.stdout.toString('utf8').split('\n');
  return asRead(lines.map(inReadingOrder).join('\n'));
}
