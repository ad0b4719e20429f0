import { and, inArray, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import { providers } from '#server/db/schema/providers';
import type { Position } from '#server/http/handler';

/**
 * Writes where people are, all in one statement: the newest stays, whichever process heard of it. Nobody waits: rows that
 * somebody holds, a search for one, are left out.
 *
 * @returns ids of those whose place was not written
 */
export async function writePositions(db: Database, positions: readonly Position[]): Promise<string[]> {
  const rows = positions.map(({ provider_id, location: [latitude, longitude], at }) => ({
    id: provider_id,
    latitude,
    longitude,
    at: at.toISOString(),
  }));
  const free = db
    .select({ id: providers.id })
    .from(providers)
    .where(
      inArray(
        providers.id,
        rows.map(({ id }) => id),
      ),
    )
    .for('no key update', { skipLocked: true });
  const isNews = sql`coalesce(${providers.located_at} <= told.at, true)`;
  const written = await db
    .update(providers)
    .set({
      latitude: sql`case when ${isNews} then told.latitude else ${providers.latitude} end`,
      longitude: sql`case when ${isNews} then told.longitude else ${providers.longitude} end`,
      located_at: sql`greatest(${providers.located_at}, told.at)`,
    })
    .from(
      sql`json_to_recordset(${JSON.stringify(rows)}::json)
        as told(id uuid, latitude float8, longitude float8, at timestamptz)`,
    )
    .where(and(sql`${providers.id} = told.id`, inArray(providers.id, free)))
    .returning({ id: providers.id });
  const done = new Set(written.map(({ id }) => id));
  return positions.flatMap(({ provider_id }) => (done.has(provider_id) ? [] : [provider_id]));
}
