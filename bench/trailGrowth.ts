import { subDays } from 'date-fns';
import { storeDate } from '#contract/time';
import { growth } from './growth';
import { firstOwner, makeCall } from './storeClient';

const day = (before: number) => storeDate(subDays(new Date(), before), 'UTC');

/** The audit log must be as fast after three years as after ten days. */
export const trailGrowth = growth({
  of: 'entries of the trail',
  owner: firstOwner,
  fill: (database, size) => database.fillAuditLog(size),
  lists: async ({ address, headers }) => {
    const people = (await makeCall(address, 'get_audit_actor_list', {}, headers)).data;
    const [item] = (await makeCall(address, 'get_item_list', {}, headers)).data;
    const kitchen = people.find(({ kind }) => kind === 'sub_store');
    if (!item || !kitchen) throw new Error('the demo has nobody to ask for');
    const list = (what: string, body: object) =>
      ({ what, call: 'get_audit_list', body: { filter: {}, ...body } }) as const;
    const filtered = (what: string, filter: object) => list(what, { filter });
    return [
      list('first page', {}),
      filtered('one person', { actor_id: kitchen._id }),
      filtered('customers', { actor_kind: 'customer' }),
      filtered('one record', { record_id: item._id }),
      filtered('sign-ins', { entity: 'session' }),
      filtered('deletions', { action: 'delete' }),
      filtered('deletions of items', { entity: 'item', action: 'delete' }),
      list('three days', { start_date: day(5), end_date: day(3) }),
      list('a name searched', { query: item.name[0] ?? '' }),
      list('a name searched that nothing has', { query: 'nothing' }),
      list('the number of an order searched', { query: '1500' }),
      { what: 'the history of a record', call: 'get_record_history', body: { entity: 'item', _id: item._id } },
    ];
  },
});
