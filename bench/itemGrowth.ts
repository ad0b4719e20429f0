import { largeMenuOwner } from './fillItems';
import { growth } from './growth';

/** Item lists must not slow down as a menu grows. */
export const itemGrowth = growth({
  of: 'items',
  owner: largeMenuOwner,
  fill: (database, size) => database.fillItems(size),
  lists: [
    { what: 'first page', call: 'get_item_list', body: {} },
    { what: 'tenth page', call: 'get_item_list', body: { page: 10 } },
    { what: 'by name', call: 'get_item_list', body: { sort_by: 'name', sort_order: 'DESC' } },
    { what: 'dearest first', call: 'get_item_list', body: { sort_by: 'price', sort_order: 'DESC' } },
    { what: 'changed last', call: 'get_item_list', body: { sort_by: 'updated_at', sort_order: 'DESC' } },
    { what: 'out of stock', call: 'get_item_list', body: { filter: { is_in_stock: false } } },
    { what: 'a rare word searched', call: 'get_item_list', body: { query: 'brisket' } },
  ],
});
