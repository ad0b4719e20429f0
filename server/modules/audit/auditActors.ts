import { sql } from 'drizzle-orm';
import type { ReplyOf } from '#contract/calls/index';
import type { Database } from '#server/db/database';
import { auditEntries } from '#server/db/schema/audit';

type Actor = ReplyOf<'get_audit_actor_list'>['data'][number];

/**
 * Everybody with an account or a name of their own in the trail, as they were called last. The index is leapt through from one to the
 * next: a step for each, and not one for each entry.
 */
export async function auditActors(db: Database, storeId: string): Promise<Actor[]> {
  const after = (edge: ReturnType<typeof sql>) => sql`
    (select actor_id from ${auditEntries}
      where store_id = ${storeId} and not is_part and actor_id ${edge} order by actor_id limit 1)`;
  const { rows } = (await db.execute(sql`
    with recursive actors as (
      select ${after(sql`is not null`)} as actor_id
      union all
      select ${after(sql`> actors.actor_id`)} from actors where actors.actor_id is not null)
    select actors.actor_id as "_id", latest.actor_kind as kind, latest.actor_name as name
    from actors cross join lateral (
      select actor_kind, actor_name from ${auditEntries} entry
      where entry.store_id = ${storeId} and not entry.is_part and entry.actor_id = actors.actor_id
      order by entry.id desc limit 1) latest
    order by latest.actor_name, actors.actor_id`)) as { rows: Actor[] };
  return rows;
}
