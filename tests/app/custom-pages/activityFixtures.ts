import type { AuditEntry } from '#contract/audit/auditEntry';
import type { BodyOf } from '#contract/calls/index';
import { kitchenId, trattoriaId } from '../../support/accounts';
import { type Answers, fakeServer } from '../../support/fakeServer';
import { idOf } from '../orders/create/createOrderFixtures';

export const activityPath = '/app/users/activity';

const owner = { kind: 'owner', _id: trattoriaId, name: 'Ada' } as const;
const kitchen = { kind: 'sub_store', _id: kitchenId, name: 'Kitchen hand' } as const;

/** An entry, so many minutes before a noon; a price that the kitchen changed where nothing else is said. */
export const anEntry = (minutesBefore: number, change: Partial<AuditEntry> = {}): AuditEntry => ({
  _id: idOf(10_000 - minutesBefore),
  at: new Date(Date.parse('2026-03-04T11:00:00.000Z') - minutesBefore * 60_000).toISOString(),
  actor: kitchen,
  address: '198.51.100.7',
  device: { browser: 'Firefox 140', system: 'Windows' },
  entity: 'item',
  action: 'update',
  record: { _id: idOf(1), name: ['Soup'] },
  old_values: { price: 900 },
  new_values: { price: 1100 },
  count: null,
  change_id: null,
  ...change,
});

/** The trail as the server keeps it: by filters, and in pages that begin where the one before ended. */
export function auditServer(entries: readonly AuditEntry[], answers: Answers = {}) {
  const list = ({ filter = {}, query = '', perPage = 50, before }: BodyOf<'get_audit_list'>) => {
    const found = entries.filter(
      ({ actor, entity, record }) =>
        (!filter.actor_id || actor._id === filter.actor_id) &&
        (!filter.entity || entity === filter.entity) &&
        (!query || record?.name.some((name) => name.toLowerCase().startsWith(query))),
    );
    const first = before ? found.findIndex(({ _id }) => _id === before) + 1 : 0;
    return { data: found.slice(first, first + perPage), count: found.length };
  };
  return fakeServer({
    get_audit_list: list,
    get_audit_actor_list: () => ({ data: [owner, kitchen].map(({ ...actor }) => actor), count: 2 }),
    ...answers,
  });
}
