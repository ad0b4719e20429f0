import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { referenceLanguages } from '#contract/referenceLanguages';
import { sealCode } from '#contract/statements/seal';
import { invoicePrintout } from '#server/pdf/invoicePrintout';
import { openPdfWriter } from '#server/pdf/pdfWriter';
import type { Printout } from '#server/pdf/printout';
import { statementPrintout } from '#server/pdf/statementPrintout';
import { asRead, pdfText } from '../../support/pdfText';
import { anInvoice, aStatement, iban } from '../../support/printedDocuments';

const writer = openPdfWriter({ timeMs: 120_000 });
afterAll(() => writer.close());

const statementText = async (changed: Parameters<typeof aStatement>[0], language: string) =>
  pdfText(await writer.write(aStatement(changed), language));

/** The texts of a document that the text of its PDF lacks. */
const lacking = (text: string, expected: readonly string[]): string[] =>
  expected.filter((one) => !text.includes(asRead(one).trim()));

/** Numbers, dates in figures, accounts and amounts: all that is read from left to right. */
const codesOf = ({ facts, facts_below, tables }: Printout): string[] => [
  ...[facts, ...facts_below.map((part) => part.facts)]
    .flat()
    .flatMap(({ kind, value }) => (kind === 'code' ? [value] : [])),
  ...tables.flatMap(({ columns, rows, totals }) =>
    [...rows, ...totals].flatMap((row) => row.filter((cell, index) => cell && columns[index]?.kind !== 'text')),
  ),
];

describe.each(referenceLanguages)('a PDF in %s', (language) => {
  const printouts = [statementPrintout(aStatement(), language), invoicePrintout(anInvoice(), language)];
  let text = '';
  beforeAll(async () => {
    text = `${await statementText({}, language)} ${pdfText(await writer.write(anInvoice(), language))}`;
  });

  it('has 20 sentences letter for letter', () => {
    const sentences = [...new Set(printouts.flatMap(({ notes }) => notes.sentences))];
    expect(sentences.length).toBeGreaterThanOrEqual(20);
    expect(lacking(text, sentences)).toEqual([]);
  });

  it('has the title and the heading of each part', () => {
    const titles = printouts.flatMap(({ title, tables, facts_below, notes }) => [
      ...[title, notes.title, ...[...tables, ...facts_below].map((part) => part.title)],
    ]);
    expect(lacking(text, titles)).toEqual([]);
  });

  it('has numbers, accounts, days and amounts in reading order', () => {
    const codes = printouts.flatMap(codesOf);
    expect(codes).toEqual(expect.arrayContaining(['2026-0042', 'R-2026-0042', iban, sealCode('ab'.repeat(32))]));
    expect(lacking(text, codes)).toEqual([]);
  });
});

describe('texts that people wrote', () => {
  const hostile = [
    ...['#import "@preview/x:1.0.0": *', '$ x^2 + y $', '\\u{41} \\* *bold* _it_ `raw`', '#eval("1 + 1") #panic()'],
    ...[
      '<label> @ref [x] // c /* d */',
      '%{number} $name {{x}} #name',
      '"); #read("printout.typ")',
      '= a - b + c / d -- ...',
    ],
  ];

  it.each(['en', 'ar'])('stay text, whatever they look like, in %s', async (language) => {
    const store = { ...aStatement().store, address: hostile };
    expect(lacking(await statementText({ store }, language), hostile)).toEqual([]);
  });

  it('can be long without a space, and lose no letter', async () => {
    const sections = [
      { title: 'sales' as const, lines: [{ label: 'sales' as const, amount: 1, note: 'Ж'.repeat(10_000) }] },
    ];
    expect((await statementText({ sections }, 'en')).match(/Ж/g)).toHaveLength(10_000);
  });

  it('can have signs that the font lacks, and both directions, beside an amount that stays as it is', async () => {
    const notes = ['🍕 👩‍🚀 漢字', 'שלום abc مرحبا 123', '\u202e12.34\u202c', '\ud83d', '\u0000\u0007'];
    const lines = notes.map((note, index) => ({ label: 'sales' as const, amount: 98_765 + index, note }));
    const text = await statementText({ sections: [{ title: 'sales', lines }] }, 'en');
    expect(lacking(text, ['€987.65', '€987.66', '€987.67', '€987.68', '€987.69'])).toEqual([]);
    expect(text).toContain('12.34');
  });
});

it.each([
  ['de', '19\u00a0%'],
  ['fr', '19\u00a0%'],
  ['en', '19%'],
])('a rate is written as is usual in %s', (language, rate) => {
  // Not read from a PDF: Poppler loses some spaces before the sign.
  expect(codesOf(statementPrintout(aStatement(), language)).join('|')).toContain(rate);
});

it('the same document gives the same bytes, and another one others', async () => {
  const [one, again, other] = [
    await writer.write(aStatement(), 'de'),
    await writer.write(aStatement(), 'de'),
    await writer.write(aStatement({ balance_before: 1 }), 'de'),
  ];
  expect(one.subarray(0, 5).toString()).toBe('%PDF-');
  expect(again.equals(one)).toBe(true);
  expect(other.equals(one)).toBe(false);
});
