import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import { providers } from '#server/db/schema/index';
import { columnsWithout } from './columnsWithout';

/** Adds approved, online delivery people to the first store: copies of one of its own. */
export async function fillProviders(db: Database, count: number): Promise<void> {
  const copied = columnsWithout(providers, ['id', 'phone', 'email', 'is_online', 'approval']);
  await db.execute(sql`
    insert into providers (id, phone, email, is_online, approval, ${copied})
    select gen_random_uuid(), '9' || lpad(number::text, 8, '0'), 'person' || number || '@bench.test', true, 'approved', ${copied}
    from generate_series(1, ${count}::int) number,
      lateral (select p.* from providers p join stores s on s.id = p.store_id
        where s.email = 'owner@demo.test' and p.approval = 'approved' order by p.id limit 1) one`);
}
