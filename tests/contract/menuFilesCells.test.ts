import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minorDigits } from '#contract/currencyDigits';
import { limits } from '#contract/limits';
import { guardCell, isClear, readGuarded } from '#contract/menuFiles/guard';
import { readList, writeList } from '#contract/menuFiles/listCell';
import { readBoolean, readChoice, readInteger, readMoney, readPercent, readText } from '#contract/menuFiles/readCell';
import { writeCells } from '#contract/menuFiles/writeCells';
import { writeMoney } from '#contract/menuFiles/writeMoney';
import { formatMoney } from '#contract/money';

const start = fc.stringMatching(/^['=+\-@\t\r|\\]{0,4}$/);
const anyText = fc.tuple(start, fc.string({ unit: 'binary' })).map(([before, rest]) => before + rest);
const currency = fc.constantFrom(
  ...['EUR', 'USD', 'JPY', 'KWD', 'CHF', 'BRL', 'INR', 'BHD', 'RUB', 'AED', 'SEK', 'CLF'],
  // Chromium and Node have no decimals for these, ISO 4217 does.
  ...['HUF', 'RSD', 'IDR', 'IQD', 'LBP'],
);
const amount = fc.integer({ min: 0, max: limits.amountMax });

describe('the guard against formulas', () => {
  it('gives any text back, and leaves no formula', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(readGuarded(guardCell(text))).toBe(text);
        expect(guardCell(text)).not.toMatch(/^[=+\-@\t\r]/);
      }),
    );
  });

  it('keeps a stored dash apart from one that clears', () => {
    expect([isClear('-'), isClear(' - '), isClear(guardCell('-')), isClear('--'), isClear('')]).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('what is written is read as the same', () => {
  it('money of any currency', () => {
    fc.assert(
      fc.property(currency, amount, (code, value) => {
        const text = writeMoney(value, code);
        expect(text.split('.')[1]?.length ?? 0).toBe(minorDigits(code));
        expect(readMoney(text, { currency: code })).toEqual({ value });
        expect(readMoney(text, { currency: code, decimal: '.' })).toEqual({ value });
      }),
    );
  });

  it('money as a person of any of the languages writes it', () => {
    const locale = fc.constantFrom('en', 'ar', 'ar-EG', 'de', 'de-CH', 'es', 'fr', 'it', 'nl', 'pt', 'ru', 'en-IN');
    fc.assert(
      fc.property(currency, amount, locale, fc.boolean(), (code, value, language, withSign) => {
        const digits = minorDigits(code);
        const text = withSign
          ? formatMoney(value, code, language)
          : new Intl.NumberFormat(language, { minimumFractionDigits: digits }).format(value / 10 ** digits);
        const read = readMoney(text, { currency: code });
        // With three decimals, a single comma could separate either.
        if (digits < 3) expect([text, read]).toEqual([text, { value }]);
        else expect([value, undefined]).toContain(read.value);
      }),
    );
  });

  it('percent, whole numbers and yes or no', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 0, max: 1_000_000 }), (share, number) => {
        expect(readPercent(String(share / 1000))).toEqual({ value: share / 1000 });
        expect(readInteger(String(number), { min: 0, max: 1_000_000 })).toEqual({ value: number });
      }),
    );
    expect([readBoolean('yes'), readBoolean('no')]).toEqual([{ value: true }, { value: false }]);
  });

  it('lists of any names', () => {
    const name = anyText.map((text) => text.trim()).filter((text) => text !== '');
    fc.assert(
      fc.property(fc.array(name), (names) => {
        expect(readList(writeList(names))).toEqual(names);
      }),
    );
  });
});

describe('numbers of people', () => {
  const euros = (text: string, decimal?: '.' | ',') => {
    const read = readMoney(text, { currency: 'EUR', decimal });
    return read.value ?? read.code;
  };

  it.each([
    ['12', 1200],
    ['12.5', 1250],
    ['12,50', 1250],
    ['12.50 €', 1250],
    ['€12.50', 1250],
    ['EUR 12,50', 1250],
    ['12,50 euros', 'not_a_number'],
    ['12 USD', 'not_a_number'],
    ['12,-', 1200],
    ['12,– €', 1200],
    ['1.234', 'ambiguous_number'],
    ['1,234', 'ambiguous_number'],
    ['1.234,5', 123_450],
    ['1,234.5', 123_450],
    ['1 234,50', 123_450],
    ['1\u00a0234,50', 123_450],
    ['1\u202f234,50\u00a0€', 123_450],
    ["1'234.50", 123_450],
    ['1.234.567', 123_456_700],
    ['1,00,000.50', 10_000_050],
    ['0.500', 50],
    ['12.5000', 1250],
    ['12.505', 'ambiguous_number'],
    ['12.345 €', 'ambiguous_number'],
    ['12.5051', 'too_many_decimals'],
    ['0.505', 'too_many_decimals'],
    ['1234.567', 'too_many_decimals'],
    ['١٢٫٥٠', 1250],
    ['۱۲٫۵', 1250],
    ['١٬٢٣٤٫٥', 123_450],
    ['-5', 'out_of_range'],
    ['−5 €', 'out_of_range'],
    ['99999999999999999999', 'out_of_range'],
    ['abc', 'not_a_number'],
    ['1e3', 'not_a_number'],
    ['12²', 'not_a_number'],
    ['12 34', 'not_a_number'],
    ['1.23.4', 'not_a_number'],
    ['1,2,3', 'not_a_number'],
    ['', 'not_a_number'],
    ['€', 'not_a_number'],
    ['12/13', 'not_a_number'],
  ])('%s is %s', (text, expected) => expect(euros(text)).toBe(expected));

  it('are never a thousand times as much because of a single mark', () => {
    const mark = fc.constantFrom('.', ',');
    fc.assert(
      fc.property(
        currency,
        fc.integer({ min: 1, max: 999 }),
        fc.integer({ min: 0, max: 999 }),
        mark,
        (code, a, b, m) => {
          const text = `${a}${m}${String(b).padStart(3, '0')}`;
          const read = readMoney(text, { currency: code });
          const digits = minorDigits(code);
          if (digits === 0) expect(read.value).toBe(a * 1000 + b);
          else if (digits > 2 && m === '.') expect(read.value).toBe((a * 1000 + b) * 10 ** (digits - 3));
          else expect(read).toEqual({ code: 'ambiguous_number' });
        },
      ),
    );
  });

  it('are settled by what the file is known to use', () => {
    expect(euros('12.500', '.')).toBe(1250);
    expect(euros('12.345', '.')).toBe('too_many_decimals');
    expect(euros('12.500', ',')).toBe(1_250_000);
    expect(euros('12,50', '.')).toBe('ambiguous_number');
    expect(euros('1,234.50', ',')).toBe('ambiguous_number');
    const dinars = (text: string, decimal?: '.' | ',') => readMoney(text, { currency: 'KWD', decimal });
    expect(dinars('1.250')).toEqual({ value: 1250 });
    expect(dinars('1,250')).toEqual({ code: 'ambiguous_number' });
    expect(dinars('1,250', ',')).toEqual({ value: 1250 });
    expect(dinars('1,250', '.')).toEqual({ value: 1_250_000 });
  });

  it('are read as their column needs', () => {
    expect(readMoney('1250', { currency: 'JPY' })).toEqual({ value: 1250 });
    expect(readMoney('12.50', { currency: 'JPY' })).toEqual({ code: 'too_many_decimals', params: { max: 0 } });
    expect(readPercent('8,875 %')).toEqual({ value: 8.875 });
    expect(readPercent('101')).toEqual({ code: 'out_of_range', params: { min: 0, max: 100 } });
    expect(readInteger('1.5', { min: 0, max: 9 })).toMatchObject({ code: 'too_many_decimals' });
    expect(readInteger('3.0', { min: 0, max: 9 })).toEqual({ value: 3 });
    expect(readInteger('12', { min: 0, max: 9 })).toEqual({ code: 'out_of_range', params: { min: '0', max: '9' } });
  });
});

describe('words', () => {
  it('say yes and no in every language', () => {
    const yes = ['YES', 'y', 'True', '1', 'x', ' Ja ', 'sí', 'SI', 'oui', 'sì', 'sim', 'да', 'نعم', 'vrai', 'Visible'];
    const no = ['No', 'n', 'FALSE', '0', 'nein', 'non', 'nee', 'não', 'нет', 'لا', 'falso', 'hidden'];
    expect(yes.map((word) => readBoolean(word).value)).toEqual(yes.map(() => true));
    expect(no.map((word) => readBoolean(word).value)).toEqual(no.map(() => false));
    expect(readBoolean('maybe')).toEqual({ code: 'not_yes_or_no' });
    expect(readBoolean('si\u0301')).toEqual({ value: true });
  });

  it('are choices, or texts of a length', () => {
    expect(readChoice(' Grid', ['list', 'grid'])).toEqual({ value: 'grid' });
    expect(readChoice('rows', ['list', 'grid'])).toEqual({ code: 'not_a_choice', params: { choices: 'list, grid' } });
    expect(readText(' Soup ', 4)).toEqual({ value: 'Soup' });
    expect(readText('Soups', 4)).toEqual({ code: 'too_long', params: { max: 4, length: 5 } });
  });
});

describe('records as rows', () => {
  const context = { currency: 'EUR', languages: ['en', 'fr'] };
  const shown = { is_visible: true, sequence_number: 1 };

  it('name what they refer to, and bear every language', () => {
    const item = {
      ...{ _id: 'i', name: ['Soup', 'Soupe'], description: [''], price: 1250, tax: 5.5, sku: '', is_in_stock: false },
      ...{ ...shown, sub_category_id: 's', modifier_groups: ['a', 'b'] },
      ...{ allergens: ['milk' as const, 'celery' as const], diet_marks: [] },
    };
    const lookups = {
      subCategories: new Map([['s', 'Starters']]),
      modifierGroups: new Map([
        ['a', 'Half | half'],
        ['b', 'Size'],
      ]),
    };
    expect(writeCells('items', item, { ...context, ...lookups })).toEqual([
      {
        ...{ id: 'i', name: 'Soup', 'name:fr': 'Soupe', sub_category: 'Starters', price: '12.50', tax: '5.5' },
        ...{ description: '', 'description:fr': '', sku: '', modifier_groups: 'Half \\| half | Size' },
        ...{ allergens: 'milk | celery', diet_marks: '' },
        ...{ is_in_stock: 'no', is_visible: 'yes', sequence_number: '1' },
      },
    ]);
  });

  it('are one a modifier, and one for a group without', () => {
    const group = {
      ...{ _id: 'g', name: ['Size'], type: 'list' as const, min: 0, max: 1, is_required: false, sequence_number: 2 },
      modifiers: ['m', 'n'].map((_id, sequence_number) => ({
        ...{ _id, name: [_id], price: 50, is_default: false, is_in_stock: true, sequence_number },
      })),
    };
    const rows = writeCells('modifier_groups', group, context);
    expect(rows.map((row) => [row.id, row.group, row.modifier_id, row.price])).toEqual([
      ['g', 'Size', 'm', '0.50'],
      ['g', 'Size', 'n', '0.50'],
    ]);
    const [bare] = writeCells('modifier_groups', { ...group, modifiers: [] }, context);
    expect(bare).toMatchObject({ group: 'Size', modifier: '', price: '', is_default: '' });
  });

  it('tell a category from a sub-category, which may stand under none', () => {
    const lookups = { ...context, categories: new Map([['c', 'Food']]) };
    const heading = { _id: 'h', name: ['Soups'], ...shown };
    const rows = [heading, { ...heading, category_id: 'c' }, { ...heading, category_id: null }].flatMap((record) =>
      writeCells('categories', record, lookups),
    );
    expect(rows.map((row) => [row.category, row.sub_category])).toEqual([
      ['Soups', ''],
      ['Food', 'Soups'],
      ['', 'Soups'],
    ]);
  });
});
