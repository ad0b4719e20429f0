import { subDays } from 'date-fns';
import { storeDate } from '#contract/time';
import { growth } from './growth';
import { firstOwner } from './storeClient';

const history = { board: 'history' } as const;
/** A period in which the store always has the same number of orders: the demo's, which aren't copied. */
const lastDays = { start_date: storeDate(subDays(new Date(), 30), 'UTC') };

/** Order lists must not slow down as a store's past grows. */
export const listGrowth = growth({
  of: 'orders',
  owner: firstOwner,
  fill: (database, size) => database.fill(size),
  lists: [
    { what: 'today board', call: 'get_order_list', body: { board: 'today' } },
    { what: 'history, first page', call: 'get_order_list', body: { board: 'history' } },
    { what: 'history, tenth page', call: 'get_order_list', body: { board: 'history', page: 10 } },
    { what: 'history, totals of 30 days', call: 'get_order_totals', body: lastDays },
    {
      what: 'history, a word of a name searched in 30 days',
      call: 'get_order_list',
      body: { ...history, ...lastDays, query: 'mar' },
    },
    { what: 'history, a name searched that nobody has', call: 'get_order_list', body: { ...history, query: 'nobody' } },
    {
      what: 'history, the end of a phone number in 30 days',
      call: 'get_order_list',
      body: { ...history, ...lastDays, query: '710145' },
    },
    { what: 'history, a part of an export', call: 'get_order_export', body: lastDays },
    { what: 'one number searched', call: 'get_order_list', body: { query: '#4711' } },
    { what: 'the menu meanwhile', call: 'get_store_menu', body: {} },
  ],
});
