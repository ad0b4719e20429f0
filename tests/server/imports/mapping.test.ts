import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { limits } from '#contract/limits';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { call, callAs } from '../../support/callApi';
import { openImportDesk } from '../../support/importDesk';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());
const openDesk = () => openImportDesk(server);

describe('a store', () => {
  it('remembers which column a header was taken for', async () => {
    const { owner } = await openDesk();
    const set = (mapping: Record<string, string>) =>
      callAs(server.app, owner, 'set_import_mapping', { kind: 'items', mapping });
    await set({ Artikel: 'name', Preis: 'price' });
    expect(await set({ Preis: '', Farbe: '' })).toMatchObject({ mapping: { Artikel: 'name', Preis: '', Farbe: '' } });
    expect(await callAs(server.app, owner, 'get_import_mapping', { kind: 'categories' })).toMatchObject({
      mapping: {},
    });
  });

  it('remembers no more headers than a store may have, and those of the last file among them', async () => {
    const { owner } = await openDesk();
    const headers = (first: number, count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`${first + index}`, 'name']));
    const set = (mapping: Record<string, string>) =>
      call(server.app, owner, 'set_import_mapping', { kind: 'items', mapping });
    expect(await set(headers(0, limits.importColumnsMax + 1))).toMatchObject({
      error_code: errorCodes.FIELDS_NOT_VALID,
    });
    for (let first = 0; first <= limits.importHeadersMax; first += limits.importColumnsMax) {
      const last = headers(10_000 + first, limits.importColumnsMax);
      expect(await set(last)).toMatchObject({ success: true, mapping: last });
    }
    const { mapping } = await callAs(server.app, owner, 'get_import_mapping', { kind: 'items' });
    expect(Object.keys(mapping)).toHaveLength(limits.importHeadersMax);
  });
});
