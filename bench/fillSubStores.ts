import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import { subStores } from '#server/db/schema/index';
import { columnsWithout } from './columnsWithout';

/** The address of one of the sub-accounts that `fillSubStores` adds, from 1. */
export const filledEmail = (number: number): string => `member${number}@bench.test`;

/** Adds sub-accounts to the first store: copies of one of its own. */
export async function fillSubStores(db: Database, count: number): Promise<void> {
  const copied = columnsWithout(subStores, ['id', 'phone', 'email', 'invitation_hash']);
  await db.execute(sql`
    insert into sub_stores (id, phone, email, ${copied})
    select gen_random_uuid(), '8' || lpad(number::text, 8, '0'), 'member' || number || '@bench.test', ${copied}
    from generate_series(1, ${count}::int) number,
      lateral (select a.* from sub_stores a join stores s on s.id = a.store_id
        where s.email = 'owner@demo.test' and a.password_hash is not null and not a.is_disabled order by a.id limit 1) one`);
}
