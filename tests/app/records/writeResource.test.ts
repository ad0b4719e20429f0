import { afterEach, expect, it, vi } from 'vitest';
import { limits } from '#contract/limits';
import { distanceText } from '../../../src/components/delivery/useDistanceText';
import type { TextTools } from '../../../src/components/text/useTextTools';
import { createDataProvider } from '../../../src/dataProvider/index';
import { entityOf, resources } from '../../../src/descriptors/resources/index';
import { writeResource } from '../../../src/records/resource/writeResource';

afterEach(() => vi.restoreAllMocks());

const tools: TextTools = {
  t: (key) => key,
  locale: 'en',
  timezone: 'Europe/Berlin',
  currency: 'EUR',
  money: String,
  text: ([first = '']) => first,
  list: (texts) => texts.join(', '),
  distance: distanceText(false, 'en'),
};

it('writes every page of a list, a column for each field of the descriptor', async () => {
  const files: Blob[] = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}` }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const dataProvider = createDataProvider({ entityOf });
  const person = (index: number) => ({
    ...{ id: `p${index}`, first_name: `Ann ${index}`, last_name: '=2+5', country_phone_code: '+49' },
    ...{ phone: '301234567', email: 'ann@demo.test', address: '1 Main Street, Berlin', image: null },
  });
  const getList = vi.spyOn(dataProvider, 'getList').mockImplementation(async (_resource, { pagination }) => {
    const first = ((pagination?.page ?? 1) - 1) * limits.perPageMax;
    const data = Array.from({ length: first === 0 ? limits.perPageMax : 2 }, (_, index) => person(first + index));
    return { data: data as never, total: limits.perPageMax + 2 };
  });
  const sort = { field: 'name', order: 'ASC' } as const;
  await writeResource({
    dataProvider,
    resource: resources.providers,
    filter: { q: 'ann' },
    sort,
    tools,
    name: 'people.csv',
  });
  const lines = (await files[0]?.text())?.trim().split('\r\n') ?? [];
  expect(getList).toHaveBeenCalledTimes(2);
  expect(getList.mock.calls[1]?.[1]).toMatchObject({ filter: { q: 'ann' }, sort, pagination: { page: 2 } });
  expect(lines).toHaveLength(limits.perPageMax + 3);
  const labels = ['first_name', 'last_name', 'phone', 'email', 'address', 'image'].map(
    (name) => `providers.field.${name}`,
  );
  expect(lines[0]?.replace('\ufeff', '')).toBe(['recordLists.export.serial', ...labels].join(','));
  expect(lines[1]).toMatch(/^1,Ann 0,/);
  expect(lines.at(-1)).toMatch(new RegExp(`^${limits.perPageMax + 2},`));
  // No spreadsheet takes a cell for a formula; what holds a comma is quoted.
  expect(lines[1]).toContain('"1 Main Street, Berlin"');
  expect(lines[1]).not.toMatch(/(^|,)"?=2\+5/);
  expect(lines[1]).toContain('+49 301234567');
});

it('saves no file if nothing matches', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const dataProvider = createDataProvider({ entityOf });
  vi.spyOn(dataProvider, 'getList').mockResolvedValue({ data: [], total: 0 });
  const sort = { field: 'name', order: 'ASC' } as const;
  const empty = { dataProvider, resource: resources.festivalTimes, filter: {}, sort, tools, name: 'none.csv' };
  expect(await writeResource(empty)).toBe(0);
  expect(click).not.toHaveBeenCalled();
});
