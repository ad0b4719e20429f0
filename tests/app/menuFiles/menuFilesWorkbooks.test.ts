import { strFromU8, strToU8, unzipSync, Zip, ZipDeflate, zipSync } from 'fflate';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { limits } from '#contract/limits';
import { file, read, refusalOf } from './readFile';

const library = vi.hoisted(() => vi.fn());
vi.mock('read-excel-file/web-worker', async (load) => {
  const { readSheet, SheetNotFoundError } = await load<typeof import('read-excel-file/web-worker')>();
  return { readSheet: library.mockImplementation(readSheet), SheetNotFoundError };
});
afterEach(() => library.mockClear());

describe('a workbook that unpacks to more than fits in memory', { timeout: 90_000 }, () => {
  /** A workbook with one entry, packed from the given number of megabytes; its directory may declare another size. */
  function bomb(megabytes: number, declared?: number): Uint8Array {
    const parts: Uint8Array[] = [];
    const zip = new Zip((_error, part) => parts.push(part));
    const sheet = new ZipDeflate('xl/worksheets/sheet1.xml', { level: 1 });
    zip.add(sheet);
    const megabyte = new Uint8Array(1_048_576).fill(0x20);
    for (let count = 1; count <= megabytes; count++) sheet.push(megabyte, count === megabytes);
    zip.end();
    const bytes = Buffer.concat(parts);
    // In the directory, the uncompressed size is 24 bytes after the entry's signature.
    if (declared !== undefined) bytes.writeUInt32LE(declared, bytes.indexOf('PK\x01\x02', 0, 'latin1') + 24);
    return new Uint8Array(bytes);
  }
  const refusal = { code: 'too_large_unpacked', megabytes: limits.importUnpackedBytes / 1_048_576 };

  it.each([
    ['by what it declares, without inflating it', undefined],
    ['while it is inflated, where it declares less', 1_000],
  ])('is refused %s', async (_how, declared) => {
    const packed = bomb(66, declared);
    expect(packed.length).toBeLessThan(1_000_000);
    expect(await refusalOf(packed)).toEqual(refusal);
    expect(library).not.toHaveBeenCalled();
  });

  /** A workbook with these rows, in any number of sheets. */
  function workbook(rows: string, { sheets = 1, path = 'xl/worksheets/sheet' } = {}): Uint8Array {
    const { 'xl/worksheets/sheet1.xml': _, ...others } = unzipSync(file('otherSystemMenu.xlsx'));
    const text = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>
      <row r="1"><c r="A1" t="inlineStr"><is><t>Name</t></is></c></row>${rows}</sheetData></worksheet>`;
    const parts = Array.from({ length: sheets }, (_part, n) => [`${path}${n + 1}.xml`, strToU8(text)]);
    return zipSync({ ...others, ...Object.fromEntries(parts) });
  }
  const cell = (address: string, tag = `c r="${address}"`) =>
    `<row r="${address.replace(/\D/g, '')}"><${tag} t="inlineStr"><is><t>Soup</t></is></c></row>`;
  const broken = { code: 'broken_excel' };

  it.each([
    ['one cell far out', workbook(cell('XFD1048576')), refusal],
    ['one cell near', workbook(cell('D9')), null],
    ['an empty row far down', workbook('<row r="9999999"/>'), refusal],
    ['an empty row whose number has more digits', workbook('<row r="99999999999"/>'), broken],
    ['an empty cell far down', workbook('<row><c r="A9999999"/></row>'), refusal],
    ['a name of four letters', workbook(cell('AAAA9')), broken],
    ['an address written with entities', workbook(cell('D9', 'c r="&#88;FD1048576"')), broken],
    ['an address in single quotes', workbook(cell('D9', "c r='XFD1048576'")), broken],
    ['a second address', workbook(cell('D9', 'c r="D9" r="XFD1048576"')), broken],
    ['an address behind a bracket in quotes', workbook(cell('D9', 'c s=">" r="XFD1048576"')), broken],
    [
      'an address behind more spaces than are read at once',
      workbook(cell('D9', `c ${' '.repeat(200_000)} r="D9"`)),
      broken,
    ],
    ['many sheets that are large together', workbook(cell('SF9000'), { sheets: 3 }), refusal],
    ['a sheet at another path', workbook(cell('XFD1048576'), { path: 'elsewhere/page' }), refusal],
  ])('is judged by the cells that it spans: %s', async (_what, packed, refused) => {
    expect(await refusalOf(packed)).toEqual(refused);
    if (refused) expect(library).not.toHaveBeenCalled();
  });

  it('is read one sheet at a time, even if it refers to one sheet many times', async () => {
    const {
      'xl/workbook.xml': book = new Uint8Array(),
      'xl/_rels/workbook.xml.rels': rels,
      ...others
    } = unzipSync(workbook(cell('D9')));
    const [, id] = /<sheet [^>]*r:id="([^"]+)"/.exec(strFromU8(book)) ?? [];
    const many = strFromU8(book).replace(/<sheet [^>]*\/>/, (sheet) => sheet.repeat(1_000));
    expect(id && many.split(`r:id="${id}"`).length).toBe(1_001);
    const packed = zipSync({ ...others, 'xl/_rels/workbook.xml.rels': rels ?? book, 'xl/workbook.xml': strToU8(many) });
    expect(await refusalOf(packed)).toBeNull();
    expect(library).toHaveBeenCalledOnce();
  });

  it('is read in bounded time, even with endlessly nested elements or a long text repeated in every cell', async () => {
    const nested = workbook(`<row r="2"><c r="A2" t="inlineStr"><is>${'<r>'.repeat(2_000_000)}`);
    expect(await refusalOf(nested)).toEqual(broken);
    const { 'xl/sharedStrings.xml': _, ...others } = unzipSync(
      workbook(
        Array.from({ length: 2_000 }, (_row, n) => `<row r="${n + 2}"><c r="A${n + 2}" t="s"><v>0</v></c></row>`).join(
          '',
        ),
      ),
    );
    const shared = `<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><si><t>${'x'.repeat(20_000_000)}</t></si></sst>`;
    const packed = zipSync({ ...others, 'xl/sharedStrings.xml': strToU8(shared) });
    const { session, facts } = await read(packed);
    expect(facts.rowCount).toBe(2_000);
    const match = { header: 'Name', target: 'name' as const };
    await expect(session.check([match as never])).rejects.toMatchObject({ code: 'cell_too_long' });
  });

  it('is read if it stays within the limit', async () => {
    expect(await refusalOf(bomb(2))).toEqual({ code: 'broken_excel' });
    expect(library).toHaveBeenCalledOnce();
  });
});
