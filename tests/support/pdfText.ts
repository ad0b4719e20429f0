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

/** A text as a reader sees it: without marks, on one line. */
export const asRead = (text: string): string => text.replace(marks, '').replace(/\s+/g, ' ');

/** Reads a PDF's text with Poppler, as most programs that search or import PDFs do. */
export function pdfText(pdf: Buffer): string {
  const args = ['-enc', 'UTF-8', '-nopgbrk', '-', '-'];
  const run = spawnSync(ensurePdftotext(), args, { input: pdf, maxBuffer: 100_000_000 });
  if (run.status !== 0) throw new Error(`pdftotext failed: ${run.stderr}`);
  return asRead(run.stdout.toString('utf8'));
}
