import { describe, expect, it } from 'vitest';
import { referenceLanguages } from '#contract/referenceLanguages';
import { currencies } from '#server/db/seed/reference/currencies';
import { conventionsOf, currencyDisplay, paperOf, signsOfFont } from '#server/pdf/conventions';
import { invoicePrintout } from '#server/pdf/invoicePrintout';
import { printable } from '#server/pdf/printable';
import type { Printout } from '#server/pdf/printout';
import { statementPrintout } from '#server/pdf/statementPrintout';
import { fillText, textsIn } from '#server/pdf/textsIn';
import { fontFiles } from '#server/pdf/typst';
import { fontCharacters } from '../../support/fontCharacters';
import { anInvoice, aStatement, iban } from '../../support/printedDocuments';

/** Marks without a glyph, which only direct the text around them. */
const marks = /[\u200b\u2068\u2069]/g;

const { rubik, amiri } = fontFiles();
const [latin, arabic] = [rubik.map(fontCharacters), amiri.map(fontCharacters)];
const isArabic = /[\u0600-\u06ff]/;
/** The characters of a text that the font lacks with which the template sets them. */
const missing = (text: string): string[] =>
  [...new Set(text.replace(marks, ''))].filter((sign) => {
    const fonts = isArabic.test(sign) ? arabic : latin;
    return !fonts.every((font) => font.has(sign.codePointAt(0) as number));
  });

const withoutMarks = (row: readonly string[]): string[] => row.map((cell) => cell.replace(marks, ''));

const tableOf = (printout: Printout, title: string) => {
  const table = printout.tables.find((one) => one.title === title);
  if (!table) throw new Error(`There is no table ${title}.`);
  return table;
};

describe.each(referenceLanguages)('a document in %s', (language) => {
  const documents = [statementPrintout(aStatement(), language), invoicePrintout(anInvoice(), language)];

  it('has only characters that the font has', () => {
    expect(missing(JSON.stringify([textsIn(language), documents]))).toEqual([]);
  });

  it('has only signs of currencies that the font has', () => {
    const amounts = currencies.map(({ id }) => conventionsOf(language, id.toUpperCase(), 'UTC').amount(-123_456_789));
    expect(amounts.length).toBeGreaterThanOrEqual(139);
    expect(missing(amounts.join(''))).toEqual([]);
    expect(amounts.filter((amount) => /[\u0600-\u06ff\u200e\u200f]/.test(amount))).toEqual([]);
  });

  it('leaves no placeholder, and has as many cells in each row as columns', () => {
    expect(JSON.stringify(documents)).not.toMatch(/%\{|undefined/);
    for (const { columns, rows, totals } of documents.flatMap(({ tables }) => tables))
      for (const row of [...rows, ...totals]) expect(row).toHaveLength(columns.length);
  });

  it('writes the numbers of pages between its words', () => {
    for (const { page } of documents)
      expect(`${page.before}%{page}${page.between}%{pages}${page.after}`).toBe(textsIn(language).page);
  });

  it('explains each section and amount once', () => {
    const sentences = documents.flatMap(({ notes }) => notes.sentences);
    expect(new Set(sentences).size).toBeGreaterThanOrEqual(20);
    if (language !== 'en')
      expect(sentences.filter((one) => Object.values(textsIn('en').notes).includes(one))).toEqual([]);
  });
});

it('Arabic texts have no vowel marks, and numbers only at their end, so that a copy of them is in order', () => {
  const texts = JSON.stringify(textsIn('ar'));
  expect(texts.match(/[\u064b-\u0652]/g)).toBeNull();
  const { notes } = textsIn('ar');
  expect(Object.values(notes).filter((text) => text.includes('%{') && !/^[^%]*%\{\w+\}$/.test(text))).toEqual([]);
});

describe('how a document writes its facts', () => {
  it.each([
    ['de', 'EUR', 123_456, '1.234,56\u00a0€'],
    ['fr', 'EUR', -123_456, '-1\u00a0234,56\u00a0€'],
    ['ar', 'EUR', -123_456, '-1,234.56\u00a0€'],
    ['en', 'JPY', 1234, '¥1,234'],
    ['en', 'KWD', 1234, 'KWD\u00a01.234'],
    ['ar', 'SAR', 1234, '12.34\u00a0SAR'],
    ['en', 'VND', 1234, 'VND\u00a01,234'],
    ['de', 'EUR', -0, '0,00\u00a0€'],
  ])('amounts in %s, %s', (language, currency, amount, written) => {
    expect(conventionsOf(language, currency, 'UTC').amount(amount)).toBe(written);
  });

  it('shows a sign only if the font has it, and no letters that are read from right to left', () => {
    expect([...signsOfFont].filter((sign) => missing(sign).length > 0)).toEqual([]);
    expect(currencyDisplay('INR', 'en')).toBe('symbol');
    expect(currencyDisplay('PLN', 'pl')).toBe('symbol');
    expect(currencyDisplay('KRW', 'en')).toBe('code');
    expect(currencyDisplay('EGP', 'ar')).toBe('code');
  });

  it('days in figures and words, with the digits 0 to 9', () => {
    const arabic = conventionsOf('ar', 'EUR', 'UTC');
    expect([arabic.shortDay('2026-03-02'), arabic.day('2026-03-02')]).toEqual(['02/03/2026', '02/03/2026']);
    expect(arabic.instant('2026-03-02T17:30:00Z')).toBe('02/03/2026, 17:30');
    const english = conventionsOf('en', 'USD', 'UTC');
    expect([english.shortDay('2026-03-02'), english.day('2026-03-02')]).toEqual(['Mar 2, 2026', 'March 2, 2026']);
  });

  it('times in the time zone of the store', () => {
    const at = (timezone: string) => conventionsOf('de', 'EUR', timezone).instant('2026-03-08T23:30:00Z');
    expect([at('Europe/Berlin'), at('America/New_York')]).toEqual(['9. März 2026 um 00:30', '8. März 2026 um 19:30']);
  });

  it('on the paper of the country', () => {
    expect(['DE', 'us', 'CA', ''].map(paperOf)).toEqual(['a4', 'us-letter', 'us-letter', 'a4']);
  });

  it('facts in Arabic sentences apart from them, since "2026-0042" would be read from the other end', () => {
    expect(fillText('رقم %{number}.', { number: '2026-0042' }, 'ar')).toBe('رقم \u20682026-0042\u2069.');
    expect(fillText('No. %{number}', { number: '2026-0042' }, 'en')).toBe('No. 2026-0042');
  });

  it.each(['sv', '', 'constructor', '__proto__'])('in English for the language "%s"', (language) => {
    expect(statementPrintout(aStatement(), language)).toEqual(statementPrintout(aStatement(), 'en'));
  });
});

describe('what a statement prints', () => {
  const printout = statementPrintout(aStatement(), 'en');

  it('sections with their totals, and what is still due', () => {
    expect(tableOf(printout, 'Commission and fees').totals).toEqual([['Total', '-€479.79']]);
    // By hand: 1254.40 - 7.50 - 7.90 + 33.90 - 479.79 - 35.50 earned. The gateway kept the dispute's fee, so it isn't due.
    const { rows, totals } = tableOf(printout, 'Summary');
    expect([...rows, ...totals].map(([, amount]) => amount)).toEqual([
      ...['€12.34', '€757.61', '-€135.00', '€144.50', '-€400.00', '€379.45'],
    ]);
  });

  it('only the columns that a section needs', () => {
    const titles = (title: string) => tableOf(printout, title).columns.map((column) => column.title);
    expect(titles('Sales')).toEqual(['Day', 'Description', 'Reference', 'Details', 'Amount']);
    expect(titles('Refunds')).toEqual(['Day', 'Description', 'Reference', 'Amount']);
    expect(titles('Discounts')).toEqual(['Description', 'Amount']);
  });

  it('tax with its rate, payouts and those that came back, and the difference of cash', () => {
    expect(tableOf(printout, 'Owed to others').rows.slice(0, 2)).toEqual([
      ['Customers’ open amounts', '', '€25.00'],
      ['Tax', '7%', '€70.00'],
    ]);
    expect(tableOf(printout, 'Payouts').rows).toEqual([
      ['Mar 3, 2026', 'Payout returned by the bank', 'P-2026-0006', '-€100.00'],
      ['Mar 5, 2026', '', 'P-2026-0007', '€500.00'],
    ]);
    const [, one] = aStatement().payouts;
    const paidOut = statementPrintout(aStatement({ payouts: one ? [one] : [] }), 'en');
    expect(tableOf(paidOut, 'Payouts').rows).toEqual([['Mar 5, 2026', 'P-2026-0007', '€500.00']]);
    expect(tableOf(printout, 'Cash counts').rows.map(withoutMarks)).toEqual([
      ['Jonas', '€200.00', '€198.50', '-€1.50'],
    ]);
  });

  it('nothing of what it lacks', () => {
    const empty = { sections: [], payouts: [], cash_counts: [], owner_name: ' ' };
    const bare = statementPrintout(
      aStatement({ ...empty, seal: { hash: 'ab'.repeat(32), previous: null, entries: 0 } }),
      'en',
    );
    expect(bare.tables.map(({ title }) => title)).toEqual(['Summary']);
    expect(bare.facts_below[0]?.facts.map(({ label }) => label)).toEqual(['Seal', 'Sealed entries']);
    expect(bare.parties[0]?.facts.map(({ label }) => label)).toEqual(['Tax ID']);
  });

  it('an invoice with the same parts', () => {
    const invoice = invoicePrintout(anInvoice(), 'en');
    const { rows, totals } = tableOf(invoice, 'Summary');
    expect([...rows, ...totals].map(([, amount]) => amount)).toEqual([
      ...['€61.50', '€11.69', '€73.19', '-€10.00', '€63.19'],
    ]);
    expect(tableOf(invoice, 'Tax by rate').rows).toEqual([['19%', '€61.50', '€11.69', '€73.19']]);
    const bank = invoice.facts_below.flatMap(({ facts }) => facts.map(({ value }) => value));
    expect(withoutMarks(bank)).toEqual(['Storedesk GmbH', iban, 'COBADEFFXXX']);
    expect(invoicePrintout(anInvoice({ bank: null, paid: 0, due_on: null, period: null }), 'en').facts_below).toEqual(
      [],
    );
  });
});

describe('texts that people wrote', () => {
  it('are read in the direction of their first letter, apart from what surrounds them', () => {
    const party = statementPrintout(aStatement(), 'ar').parties[0];
    expect(party?.lines).toEqual(['\u2068Seestraße 12\u2069', '\u206860311 Frankfurt am Main\u2069']);
  });

  it('lose what would change the text around them, and nothing else', () => {
    expect(printable('  Soup\r\n\t& \u0000bread  ')).toBe('Soup & bread');
    expect(printable('12\u202e34\u202c \u2066x\u2069\u200f')).toBe('1234 x');
    expect(printable('half \ud83d of an emoji')).toBe('half \ufffd of an emoji');
    expect(printable('#import "x": * $a$ \\u{41} *b*')).toBe('#import "x": * $a$ \\u{41} *b*');
    expect(printable('شاي 🫖 tea')).toBe('شاي 🫖 tea');
  });

  it('can break where a run of letters is too long for any column', () => {
    const long = 'x'.repeat(10_000);
    const printed = printable(long);
    expect(printed.replaceAll('\u200b', '')).toBe(long);
    expect(Math.max(...printed.split('\u200b').map(({ length }) => length))).toBe(20);
    // Between characters that readers see, never within one.
    expect(
      printable('👩‍🚀'.repeat(40))
        .split('\u200b')
        .every((part) => part === '👩‍🚀'.repeat(20)),
    ).toBe(true);
  });
});
