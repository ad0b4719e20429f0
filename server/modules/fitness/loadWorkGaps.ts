import { and, eq } from 'drizzle-orm';
import { type WorkGap, workGaps } from '#contract/providers/fitness';
import { storeDate } from '#contract/time';
import type { Database } from '#server/db/database';
import { documents, providers, vehicles } from '#server/db/schema/providers';
import { stores } from '#server/db/schema/stores';

/** Rows by the person they belong to. */
function byPerson<Row extends { provider_id: string | null }>(rows: readonly Row[]): Map<string, Row[]> {
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    if (row.provider_id === null) continue;
    const own = found.get(row.provider_id);
    if (own) own.push(row);
    else found.set(row.provider_id, [row]);
  }
  return found;
}

/** What keeps each approved person of a store from being offered work, by id: three queries, however many there are. */
export async function loadWorkGaps(db: Database, storeId: string, now: Date): Promise<Map<string, WorkGap[]>> {
  const people = await db
    .select({ id: providers.id, timezone: stores.timezone })
    .from(providers)
    .innerJoin(stores, eq(stores.id, providers.store_id))
    .where(and(eq(providers.store_id, storeId), eq(providers.is_approved, true)));
  const { provider_id, document_type_id, state, expires_on } = documents;
  const papers = byPerson(
    await db
      .select({ provider_id, document_type_id, state, expires_on })
      .from(documents)
      .where(eq(documents.store_id, storeId)),
  );
  const driven = byPerson(
    await db
      .select({
        provider_id: vehicles.provider_id,
        vehicle_type_id: vehicles.vehicle_type_id,
        is_approved: vehicles.is_approved,
      })
      .from(vehicles)
      .where(and(eq(vehicles.store_id, storeId), eq(vehicles.is_default, true))),
  );
  return new Map(
    people.map(({ id, timezone }) => {
      const [vehicle = null] = driven.get(id) ?? [];
      const facts = { is_approved: true, documents: papers.get(id) ?? [], vehicle };
      return [id, workGaps(facts, storeDate(now, timezone))];
    }),
  );
}
