import { expect, it } from 'vitest';
import { type PageLoad, pageAt } from '../../../src/early/loadTable';

const page = (path: string): PageLoad => ({ path, files: [], texts: [], calls: [] });
const pages = ['/app/order/today-orders*', '/app/items', '/app/items/create', '/app/items/:id'].map(page);

it.each([
  ['/app/order/today-orders', '/app/order/today-orders*', ''],
  ['/app/order/today-orders/7', '/app/order/today-orders*', ''],
  ['/app/items/', '/app/items', ''],
  ['/app/items/create', '/app/items/create', ''],
  ['/app/items/a%20b', '/app/items/:id', 'a b'],
])('%s is the page %s', (path, expected, id) => {
  const found = pageAt(pages, path);
  expect([found?.page.path, found?.id]).toEqual([expected, id]);
});

it.each(['/app', '/app/order/today-orders-of-old', '/app/items/1/2'])('%s is none of them', (path) => {
  expect(pageAt(pages, path)).toBeNull();
});
