import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { sessions } from '../../db/schema/index';

/** Ends all shifts at a shared device: those who work there say so again, by its new rules. */
export async function endShiftsAt(tx: Database, storeId: string, deviceId: string): Promise<void> {
  await tx
    .update(sessions)
    .set({ acting_sub_store_id: null, acting_until: null, shifts: [] })
    .where(and(eq(sessions.store_id, storeId), eq(sessions.sub_store_id, deviceId)));
}

/** Ends a person's shifts at all devices of the store. */
export async function endShiftsOf(tx: Database, storeId: string, personId: string): Promise<void> {
  const isActing = sql`${sessions.acting_sub_store_id} = ${personId}`;
  await tx
    .update(sessions)
    .set({
      acting_until: sql`case when ${isActing} then null else ${sessions.acting_until} end`,
      acting_sub_store_id: sql`case when ${isActing} then null else ${sessions.acting_sub_store_id} end`,
      shifts: sql`coalesce((select jsonb_agg(s) from jsonb_array_elements(${sessions.shifts}) s
        where s ->> 'sub_store_id' <> ${personId}), '[]'::jsonb)`,
    })
    .where(
      and(
        eq(sessions.store_id, storeId),
        sql`${sessions.shifts} @> ${JSON.stringify([{ sub_store_id: personId }])}::jsonb`,
      ),
    );
}
