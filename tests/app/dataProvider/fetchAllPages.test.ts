import { expect, test, vi } from 'vitest';
import { limits } from '#contract/limits';
import { fetchAllPages } from '../../../src/dataProvider/fetchAllPages';

const rows = (count: number) => ({ data: Array.from({ length: count }, (_, index) => index) });

test('asks for pages until one is not full, whatever a capped count says', async () => {
  const load = vi.fn(async (page: number) => rows(page < 3 ? limits.perPageMax : 4));
  const sizes: number[] = [];
  for await (const { data } of fetchAllPages(load)) sizes.push(data.length);
  expect(sizes).toEqual([limits.perPageMax, limits.perPageMax, 4]);
  expect(load.mock.calls.map(([page]) => page)).toEqual([1, 2, 3]);
});

test('goes on from the page before, where the list names what follows', async () => {
  const parts = new Map([
    ['', { data: ['a'], next: 'b' }],
    ['b', { data: ['b'], next: '' }],
  ]);
  const found: string[] = [];
  const pages = fetchAllPages<{ data: string[]; next: string }>(
    async (_page, before) => parts.get(before?.next ?? '') ?? { data: [], next: '' },
    ({ next }) => next === '',
  );
  for await (const { data } of pages) found.push(...data);
  expect(found).toEqual(['a', 'b']);
});

test('asks for no further page once its reader leaves, and passes a refusal on', async () => {
  const load = vi.fn(async () => rows(limits.perPageMax));
  for await (const _ of fetchAllPages(load)) break;
  expect(load).toHaveBeenCalledOnce();
  const refused = fetchAllPages(() => Promise.reject(new Error('refused')));
  await expect(refused.next()).rejects.toThrow('refused');
});
