import { expect, test } from 'vitest';
import { phone, phoneCode } from '#contract/entities/shared';
import { limits } from '#contract/limits';
import { guardCell, readGuarded } from '#contract/menuFiles/guard';
import { readDecimal } from '#contract/menuFiles/readDecimal';
import { warningsOf } from '#contract/reviews/replyWarnings';
import { typedWords } from '#server/db/schema/nameKey';
import { isCode, projectFiles } from './projectFiles';
import { placeOf, visitPieces } from './syntaxTree';

/** Code that handles input, without the folders that only read our own text. */
const isOurs = /^(contract|server)\/(?!db\/seed|demoData|simulator|operations)/;

/** Every distinct regular expression in the code, with the place of its first use. */
function writtenExpressions(): [expression: string, place: string][] {
  const found = new Map<string, string>();
  for (const file of projectFiles().filter((file) => isCode(file) && isOurs.test(file.path)))
    visitPieces(file, (piece) => {
      const regex = piece.regex as { pattern: string; flags: string } | undefined;
      if (piece.type !== 'Literal' || !regex) return;
      const written = `/${regex.pattern}/${regex.flags}`;
      if (!found.has(written)) found.set(written, placeOf(file, piece.start));
    });
  return [...found];
}

/** Characters and words that occur in an expression, and some that most expressions match. */
function piecesOf(pattern: string): string[] {
  const plain = pattern.replace(/\\[pP]\{[^}]*\}|\\u\{?[\da-fA-F]+\}?|\(\?(?:<?[=!]|:|<\w+>)|\\[bBdDsSwW]/g, ' ');
  const words = plain.match(/[\p{L}\d<>%"'@:/.=-]{2,}/gu) ?? [];
  const signs = plain.match(/[^\\^$*+?()[\]{}|\s]/gu) ?? [];
  const pairs = signs.slice(0, 5).flatMap((one) => signs.slice(0, 5).map((other) => one + other));
  return [...new Set([...'aA0 \t\n-./@é"\u00a0%<:,', ...signs, ...words, ...pairs])];
}

/** Milliseconds of this process's own CPU time, so that a busy machine doesn't matter. */
function cost(work: () => void): number {
  const before = process.cpuUsage();
  work();
  return process.cpuUsage(before).user / 1_000;
}

/** Longest time for a text of the longest cell's length, in ms: a hundred of them still leave the server responsive. */
const costMax = 60;

/**
 * The most expensive texts for an expression: one piece repeated many times, between a beginning and an end that
 * prevents the match. The first lengths are short, because they already show an exponential cost.
 */
function* hardTexts(pieces: readonly string[], beginnings: readonly string[]): Generator<string> {
  for (const pump of pieces)
    for (const start of ['', ...beginnings])
      for (const end of ['\0', 'a', ''])
        for (const length of [20, 28, limits.cellMax]) yield start + pump.repeat(Math.ceil(length / pump.length)) + end;
}

/** The first text that is too slow, shortened. Measured twice, because a single measurement can be off. */
function tooHard(texts: Iterable<string>, work: (text: string) => void): string | null {
  for (const text of texts)
    if (cost(() => work(text)) > costMax && cost(() => work(text)) > costMax)
      return `${JSON.stringify(text.slice(0, 20))}, ${text.length} characters`;
  return null;
}

test('no regular expression of the server is slow on the longest cell', () => {
  const slow = writtenExpressions().flatMap(([written, place]) => {
    const end = written.lastIndexOf('/');
    const pattern = written.slice(1, end);
    const expression = new RegExp(pattern, `${written.slice(end + 1).replace(/[gy]/g, '')}g`);
    const pieces = piecesOf(pattern);
    const beginnings = pieces.filter((piece) => piece.length > 2).slice(0, 1);
    const text = tooHard(hardTexts(pieces, beginnings), (hard) => void hard.replace(expression, ''));
    return text ? [`${place}: ${written} takes long for ${text}`] : [];
  });
  expect(slow).toEqual([]);
});

test.each<[string, (text: string) => unknown]>([
  ['a phone number', (text) => [phone.safeParse(text), phoneCode.safeParse(text)]],
  ['a cell to be guarded', guardCell],
  ['a guarded cell', readGuarded],
  ['a number', (text) => readDecimal(text, { digits: 2 })],
  ['a reply', (text) => warningsOf(text.slice(0, limits.replyMax))],
  ['the words of a name', (text) => typedWords('store', text)],
])('%s is read at once, whatever was typed', (_what, read) => {
  expect(tooHard(hardTexts(piecesOf(`=+@,;|'.x`), ['=', ',']), read)).toBeNull();
});
