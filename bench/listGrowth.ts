import { growth } from './growth';
import { firstOwner } from './storeClient';

/** Lists of orders must not slow down as a store's past grows. */
export const listGrowth = growth({
  of: 'orders',
  owner: firstOwner,
  fill: (database, size) => database.fill(size),
  lists: [
    { what: 'today board', call: 'get_order_list', body: { board: 'today' } },
    { what: 'history, first page', call: 'get_order_list', body: { board: 'history' } },
    { what: 'history, tenth page', call: 'get_order_list', body: { board: 'history', page: 10 } },
    { what: 'one number searched', call: 'get_order_list', body: { query: '#4711' } },
    { what: 'the menu meanwhile', call: 'get_store_menu', body: {} },
  ],
});
