import { describe, expect, it } from 'vitest';
import { limits } from '#contract/limits';
import type { ReadingHints } from '../../../src/menuFiles/reading/decodeText';
import { createFileSession, type NumberColumn } from '../../../src/menuFiles/reading/fileSession';
import { file, read, refusalOf } from './readFile';

const text = 'Name;Price\r\nCrème brûlée;5,90 €\r\n';

const utf16 = (content: string, { big = false, mark = true } = {}): Uint8Array => {
  const units = [...(mark ? '\ufeff' : ''), ...content].map((sign) => sign.charCodeAt(0));
  return Uint8Array.from(units.flatMap((unit) => (big ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8])));
};

describe('a file is read', () => {
  it.each([
    ['UTF-8', 'utf-8', text],
    ['UTF-8 with its mark', 'utf-8', `\ufeff${text}`],
    ['UTF-16 LE', 'utf-16le', utf16(text)],
    ['UTF-16 BE', 'utf-16be', utf16(text, { big: true })],
    ['UTF-16 LE without its mark', 'utf-16le', utf16(text, { mark: false })],
    ['UTF-16 BE without its mark', 'utf-16be', utf16(text, { big: true, mark: false })],
    ['Windows-1252', 'windows-1252', Uint8Array.from(text, (sign) => (sign === '€' ? 0x80 : sign.charCodeAt(0)))],
  ])('in %s', async (_name, encoding, content) => {
    const { facts, rows } = await read(content);
    expect(facts.format).toEqual({ kind: 'csv', encoding, delimiter: ';' });
    expect(rows).toEqual([{ line: 2, values: { name: 'Crème brûlée', price: '5,90 €' } }]);
  });

  // As spreadsheets save CSV in encodings other than Unicode, byte by byte.
  it.each([
    ['umlauts', 'windows-1252', 'Käsespätzle groß', '4be473657370e4747a6c652067726fdf'],
    ['French letters', 'windows-1252', 'Crème à l’œuf', '4372e86d6520e0206c929c7566'],
    ['Polish letters', 'windows-1250', 'Żurek śląski z łososiem', 'af7572656b209c6cb9736b69207a20b36f736f7369656d'],
    ['Czech letters', 'windows-1250', 'Žemlovka a řízek', '8e656d6c6f766b61206120f8ed7a656b'],
    ['Romanian letters', 'windows-1250', 'Mămăligă şi brânză', '4de36de36c6967e320ba69206272e26e7ae3'],
    ['Cyrillic', 'windows-1251', 'Борщ со сметаной', 'c1eef0f920f1ee20f1ece5f2e0edeee9'],
    ['Cyrillic in capitals', 'windows-1251', 'ПИЦЦА', 'cfc8d6d6c0'],
    ['Arabic', 'windows-1256', 'بيتزا مارغريتا', 'c8edcad2c720e3c7d1dbd1edcac7'],
  ])('in the letters of Windows: %s', async (_name, encoding, name, hex) => {
    const bytes = Uint8Array.from([
      ...Array.from('Name;Price\r\n', (sign) => sign.charCodeAt(0)),
      ...(hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)),
      ...Array.from(';5\r\n', (sign) => sign.charCodeAt(0)),
    ]);
    const { facts, rows } = await read(bytes);
    expect(facts.format).toMatchObject({ encoding });
    expect(rows).toEqual([{ line: 2, values: { name, price: '5' } }]);
  });

  it('in the letters of the screen’s language where the bytes leave it open, and in those that are chosen', async () => {
    // Seen as Cyrillic it is “СТ”, as Arabic it is “رز”: rice.
    const bytes = Uint8Array.from('Name;Price\r\n\u00d1\u00d2;5\r\n', (sign) => sign.charCodeAt(0));
    const nameIn = async (hints: ReadingHints) => (await read(bytes, hints)).rows[0]?.values.name;
    expect(await nameIn({ language: 'ar' })).toBe('رز');
    expect(await nameIn({ language: 'ru' })).toBe('СТ');
    expect(await nameIn({ language: 'ru', encoding: 'windows-1252' })).toBe('ÑÒ');
  });

  it.each([
    ['comma', ','],
    ['semicolon', ';'],
    ['tab', '\t'],
  ])('parted by %s, with any line ending', async (_name, delimiter) => {
    for (const end of ['\r\n', '\n', '\r']) {
      const lines = [`Name${delimiter}Price`, `"A${delimiter} ""b""\nc"${delimiter}1`, '', `D${delimiter}2`, ''];
      const { rows } = await read(lines.join(end));
      expect(rows).toEqual([
        { line: 2, values: { name: `A${delimiter} "b"\nc`, price: '1' } },
        { line: 5, values: { name: 'D', price: '2' } },
      ]);
    }
  });

  it('with mixed line endings, an announced delimiter, and a header behind empty lines', async () => {
    expect(
      (await read('Name,Price\nA,1\r\nB,2\r\n"C",3\n')).rows.map(({ line, values }) => [line, values.price]),
    ).toEqual([
      [2, '1'],
      [3, '2'],
      [4, '3'],
    ]);
    expect((await read('sep=;\r\nName;Price\r\nA;1,5\r\n')).rows).toEqual([
      { line: 3, values: { name: 'A', price: '1,5' } },
    ]);
    expect((await read('\n\nName\nA\n')).rows).toEqual([{ line: 4, values: { name: 'A' } }]);
  });

  it('as another system wrote it, its Y and N columns becoming the list of groups', async () => {
    const { rows, matches, session } = await read(file('typedElsewhere.csv'));
    expect(matches.filter(({ target }) => target === null).map(({ header }) => header)).toEqual(['Token']);
    expect(rows.map(({ values }) => values)).toEqual([
      {
        name: 'Crème brûlée',
        variation: '',
        sub_category: 'Desserts',
        price: '5,90 €',
        sku: 'D-1',
        tax: '7',
        is_visible: 'Y',
        modifier_groups: '-',
      },
      {
        name: 'Pizza Margherita',
        variation: 'Large',
        sub_category: 'Pizza',
        price: '9,50 €',
        sku: 'P-1',
        tax: '7',
        is_visible: 'Y',
        modifier_groups: 'Toppings | Size',
      },
      {
        name: 'Cola; "zero"',
        variation: '',
        sub_category: 'Getränke',
        price: '2,80 €',
        sku: '',
        tax: '19',
        is_visible: 'N',
      },
    ]);
    expect(await session.decimals([{ place: 4, digits: 2 }])).toEqual({ decimal: ',', unclear: null });
  });

  it('as a workbook: its first sheet with something on it, with the sheet’s own rows as lines', async () => {
    const { rows, facts } = await read(file('menu.xlsx'));
    expect(facts).toMatchObject({ format: { kind: 'xlsx' }, rowCount: 2 });
    expect(rows).toEqual([
      { line: 3, values: { name: 'Margherita', sub_category: 'Pizza', price: '8.9', is_visible: 'yes' } },
      { line: 5, values: { name: 'Funghi, "großa"', sub_category: 'Pizza', price: '0.3', is_visible: 'no' } },
    ]);
  });

  it('with cells beyond the header, which show as a column without a name', async () => {
    const { facts } = await read('Name,Price,\nA,1,,x\nB,2\n');
    expect(facts.columns.map(({ header, samples }) => [header, samples])).toEqual([
      ['Name', ['A', 'B']],
      ['Price', ['1', '2']],
      ['', ['x']],
    ]);
  });

  it('in batches of as many rows as a call takes, and as many bytes', async () => {
    const many = await read(`Name\n${Array.from({ length: 1_100 }, (_, index) => `Item ${index}`).join('\n')}`);
    const second = await many.session.batch(500, many.matches);
    expect([many.rows.length, second.next, second.rows[0]?.line]).toEqual([500, 1_000, 502]);
    expect((await many.session.batch(1_000, many.matches)).next).toBeNull();
    const long = 'ж'.repeat(3_999);
    const heavy = await read(`Name,Description\n${Array.from({ length: 300 }, () => `A,${long}`).join('\n')}`);
    expect(heavy.rows.length).toBeLessThan(100);
    expect(new TextEncoder().encode(JSON.stringify(heavy.rows)).length).toBeLessThan(limits.bodyBytes);
  });
});

describe('a file is refused in plain words', () => {
  it.each<[string, string | Uint8Array, object]>([
    ['nothing in it', '', { code: 'empty' }],
    ['only blanks', ' \n\r\n,,\n', { code: 'empty' }],
    ['only a header', 'Name,Price\n', { code: 'only_header', line: 1 }],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]), { code: 'not_a_table' }],
    ['a PDF', '%PDF-1.7\n1 0 obj', { code: 'not_a_table' }],
    ['random bytes', Uint8Array.from({ length: 3_000 }, (_, index) => (index * 7919) % 251), { code: 'not_a_table' }],
    ['a web page', '<!DOCTYPE html><html><body>Menu</body></html>', { code: 'not_a_table' }],
    ['JSON', '{"items": []}', { code: 'not_a_table' }],
    ['an old workbook', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), { code: 'old_excel' }],
    ['a broken workbook', Uint8Array.from([0x50, 0x4b, 3, 4, 1, 2, 3]), { code: 'broken_excel' }],
    ['a quote that never closes', 'Name,Price\n"A\nb",1\n"C,2\nD,3\n', { code: 'unbalanced_quotes', line: 4 }],
    ['a quote in the midst', 'Name,Price\r\nA,1\r\n"B" big,2\r\n', { code: 'unbalanced_quotes', line: 3 }],
    ['a column twice', 'Name,Price, name \nA,1,B\n', { code: 'duplicate_header', header: 'name', line: 1 }],
    [
      'too many rows',
      `Name\n${'A\n'.repeat(limits.importRowsMax + 1)}`,
      { code: 'too_many_rows', rows: 20_001, max: 20_000 },
    ],
  ])('%s', async (_name, content, refusal) => {
    expect(await refusalOf(content)).toEqual(refusal);
  });

  it('too large, without being read', async () => {
    let isRead = false;
    const huge = {
      size: 50 * 1_048_576,
      arrayBuffer: async () => {
        isRead = true;
        return new ArrayBuffer(0);
      },
    } as Blob;
    await expect(createFileSession().open(huge, { language: 'en' })).rejects.toMatchObject({
      code: 'too_large',
      params: { megabytes: 10 },
    });
    expect(isRead).toBe(false);
  });
});

describe('decimals', () => {
  it.each<[string[], Omit<NumberColumn, 'place'>, object]>([
    [['12,50', '1,250'], { digits: 2 }, { decimal: ',', unclear: '1,250' }],
    [['9,50', '12.345'], { digits: 2 }, { decimal: ',', unclear: '12.345' }],
    [['1,250.00'], { digits: 2 }, { decimal: '.', unclear: null }],
    [['1.250.000'], { digits: 2 }, { decimal: ',', unclear: null }],
    [['3', ' 12.345 €', '1.250'], { digits: 2 }, { decimal: null, unclear: '12.345 €' }],
    [['12.50', '12,50'], { digits: 2 }, { decimal: null, unclear: null }],
    [['€ 5', '0,125'], { digits: 2 }, { decimal: ',', unclear: null }],
    [['1,250'], { digits: 0 }, { decimal: '.', unclear: null }],
    [['1.250'], { digits: 3 }, { decimal: '.', unclear: null }],
    [['1,250'], { digits: 3 }, { decimal: null, unclear: '1,250' }],
    [['8.875'], { digits: 3, isSmall: true }, { decimal: '.', unclear: null }],
  ])('of %j, numbers of %j', async (cells, number, found) => {
    const { session } = await read(`Name;Price\n${cells.map((cell) => `A;${cell}`).join('\n')}`);
    expect(await session.decimals([{ place: 1, ...number }])).toEqual(found);
  });
});

describe('rows that were not taken', () => {
  it('come as a file with the same columns and an error column, which takes the place of an earlier one', async () => {
    const { session } = await read('Name;Error;Price\nA;old;1\n"B; ""b""";old;x\n');
    const made = await session.failed([{ line: 3, text: 'Price: "x" isn’t a number.' }], 'Error');
    const again = await read(new Uint8Array(await made.arrayBuffer()));
    expect(again.facts.columns.map(({ header }) => header)).toEqual(['Name', 'Price', 'Error']);
    expect(again.matches.map(({ target }) => target)).toEqual(['name', 'price', null]);
    expect(again.rows).toEqual([{ line: 2, values: { name: 'B; "b"', price: 'x' } }]);
  });

  it('run in no spreadsheet, are guarded once, and clear what they cleared', async () => {
    const { session } = await read("Name,Description,SKU\n=1+1,-,'=2\n");
    const made = await session.failed([{ line: 2, text: 'x' }], 'Error');
    expect((await made.text()).split('\r\n')[1]).toBe("'=1+1,-,'=2,x");
  });
});
