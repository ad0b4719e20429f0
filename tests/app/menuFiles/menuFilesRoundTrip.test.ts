import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guardCell, readGuarded } from '#contract/menuFiles/guard';
import { matchColumns } from '#contract/menuFiles/matchColumns';
import { createFileSession } from '../../../src/menuFiles/reading/fileSession';
import { csvFile, csvText, type Separator } from '../../../src/menuFiles/writing/csvText';
import { naughtyTexts } from '../../files/naughtyTexts';
import { publishedNaughtyStrings } from '../../files/publishedNaughtyStrings';

const header = ['No.', 'Name', 'Description', 'SKU'];

/** Texts as they come back from a file that we wrote. */
async function throughFile(rows: string[][], separator: Separator): Promise<string[][]> {
  const numbered = rows.map((row, index) => [String(index + 1), ...row]);
  const session = createFileSession();
  const { columns } = await session.open(csvFile([csvText([header], separator), csvText(numbered, separator)]), {
    language: 'en',
  });
  const matches = matchColumns(columns, { kind: 'items', languages: ['en'] });
  const read: string[][] = [];
  for (let from: number | null = 0; from !== null; ) {
    const { rows: batch, next } = await session.batch(from, matches);
    for (const { values } of batch)
      read.push(['name', 'description', 'sku'].map((name) => readGuarded(values[name] ?? '')));
    from = next;
  }
  return read;
}

// Neither the database nor a form can hold the character zero.
const anyText = fc.string({ unit: 'binary', maxLength: 60 }).map((text) => text.replaceAll('\u0000', ''));
const risky = fc
  .array(
    fc.constantFrom(
      '"',
      '""',
      ',',
      ';',
      '\t',
      '\r',
      '\n',
      '\r\n',
      '=',
      '+',
      '-',
      '@',
      '＝',
      '＋',
      '－',
      '＠',
      '\u00a0',
      '1',
      "'",
      ' ',
      '|',
      '\\',
      'a',
      '\ufeff',
    ),
    {
      maxLength: 8,
    },
  )
  .map((parts) => parts.join(''));
const cell = fc.oneof(anyText, risky, fc.constantFrom(...naughtyTexts));
const table = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 12 });

/** The cells that a program may make of a line: split at any separator, with or without respect for quotes. */
const anyCells = (file: string): string[] =>
  [...file.split(/[,;|\t\r\n]/u), ...file.split(/[,;|\t\r\n"]/u)].map((part) => part.replace(/^"+|"+$/gu, ''));
const isFormula = (cell: string): boolean => /^(?:[=@＝＠].|[+\-＋－]\S)/u.test(cell);

describe('what we write, no program takes for a formula', () => {
  const dangerous = [
    '\n=1+1',
    '\r\n=1',
    ' =1',
    '＝1+1',
    '＋1',
    '－1',
    '＠a',
    '1;=1',
    '1,=1',
    '1|=1',
    '1\t=1',
    '1\n=1',
    '1;@a',
  ];
  it.each([',', ';'] as const)('whatever separator it expects, parted by %s', (separator) => {
    expect(anyCells(csvText([dangerous], separator)).filter(isFormula)).toEqual([]);
    fc.assert(
      fc.property(fc.array(risky, { minLength: 1 }), (cells) => {
        const clean = cells.map((text) => text.replaceAll('"', ''));
        expect(anyCells(csvText([clean], separator)).filter(isFormula)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('leaves ordinary texts as they are', () => {
    const ordinary = [
      'Pizza 5,-',
      'Chips, +1 sauce',
      'fish & chips - large',
      'a@b.example',
      '1+1',
      'x = y',
      "'n Broodje",
      'A; B',
    ];
    expect(ordinary.map(guardCell)).toEqual(ordinary);
  });
});

describe('what we write, we read back the same', () => {
  it.each([',', ';'] as const)('for any texts, parted by %s', async (separator) => {
    await fc.assert(
      fc.asyncProperty(table, async (rows) => {
        expect(await throughFile(rows, separator)).toEqual(rows);
      }),
      { numRuns: 300 },
    );
  });

  it('for each naughty text in each place', async () => {
    const rows = [...naughtyTexts, ...publishedNaughtyStrings].flatMap((text) => [
      [text, 'x', 'x'],
      ['x', text, 'x'],
      ['x', 'x', text],
    ]);
    expect(await throughFile(rows, ',')).toEqual(rows);
  });

  it('and no spreadsheet takes a cell for a formula', () => {
    for (const text of ['=1+1', '+1', '-1', '@x', '\t=1', '\r=1', "'=1"])
      expect(csvText([[text]], ',').replace(/^"/, '')).toMatch(/^'/);
  });
});
