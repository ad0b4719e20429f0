import { subDays } from 'date-fns';
import { seededRandom } from '#server/demoData/random';
import type { customers } from '../../schema/index';
import { seededId } from './seededId';
import type { StoreScene } from './storeScene';

/** Notes by the team about some customers. */
export function customerRows({ demo, store, staff }: StoreScene, now: Date): (typeof customers.$inferInsert)[] {
  const random = seededRandom(demo.seed + 5_000);
  return demo.people.notes.map(({ phone, note, allergies = '', language = '', is_blocked = false }) => {
    const updated_at = subDays(now, random.int(3, 40));
    const country_phone_code = demo.people.customers.find((customer) => customer.phone === phone)?.country_phone_code;
    if (!country_phone_code) throw new Error(`the demo has a note about ${phone}, but no such customer`);
    return {
      ...{ store_id: store.id, country_phone_code, phone, id: seededId(random, updated_at) },
      ...{ note, allergies, language, is_blocked, version: 0, updated_at, updated_by: random.pick(staff).name },
    };
  });
}
