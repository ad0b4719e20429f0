import { addHours, subHours } from 'date-fns';
import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import { handovers, recoveryRequests, trustedColleagues } from '#server/db/schema/index';
import { createToken } from '#server/modules/session/service';
import { passwordHash, uniqueDigits } from './factories/makeStore';
import { makeSubStore } from './factories/makeSubStore';

interface Named {
  id: string;
}

/** The owner of a store trusts these members. */
export async function trust(db: Database, { id: store_id }: Named, ...members: readonly Named[]): Promise<void> {
  const rows = members.map(({ id: sub_store_id }) => ({ store_id, sub_store_id }));
  await db.insert(trustedColleagues).values(rows).onConflictDoNothing();
}

/** Two new members of a store whom its owner trusts. */
export async function makeTrusted(db: Database, store: Named) {
  const [first, second] = [await makeSubStore(db, store), await makeSubStore(db, store)];
  await trust(db, store, first, second);
  return [first, second] as const;
}

/** Ends what is under way in a store, so that something else can begin. */
export async function clearOwnership(db: Database, { id }: Named): Promise<void> {
  for (const table of [recoveryRequests, handovers]) await db.delete(table).where(eq(table.store_id, id));
}

/** A request of a store's owner. @param fields by default, the colleagues can still confirm it */
export async function makeRequest(
  db: Database,
  store: Named,
  fields: Partial<typeof recoveryRequests.$inferInsert> = {},
) {
  await clearOwnership(db, store);
  const [row] = await db
    .insert(recoveryRequests)
    .values({ store_id: store.id, expires_at: addHours(new Date(), 72), ...fields })
    .returning();
  if (!row) throw new Error('the request was not made');
  return row;
}

/** A request that two colleagues have confirmed, and whose wait is over. */
export const makeOpenRequest = (db: Database, store: Named) =>
  makeRequest(db, store, { opens_at: subHours(new Date(), 1) });

/** A handover of a store. @param fields by default, the new owner hasn't accepted it */
export async function makeHandover(db: Database, store: Named, fields: Partial<typeof handovers.$inferInsert> = {}) {
  await clearOwnership(db, store);
  const [row] = await db
    .insert(handovers)
    .values({
      ...{ store_id: store.id, first_name: 'Bo', last_name: 'Berg', email: `bo-${uniqueDigits()}@test.example` },
      ...{ expires_at: addHours(new Date(), 72), ...fields },
    })
    .returning();
  if (!row) throw new Error('the handover was not made');
  return row;
}

/** A handover that the new owner has accepted, with the tests' password, and whose wait is over. */
export const makeAcceptedHandover = async (db: Database, store: Named) =>
  makeHandover(db, store, {
    ...{ country_phone_code: '+33', phone: uniqueDigits(), password_hash: await passwordHash() },
    ...{ accepted_at: subHours(new Date(), 25), opens_at: subHours(new Date(), 1) },
  });

/** The token of a link about a request or a handover. */
export const makeOwnerLink = (
  db: Database,
  purpose: 'recovery' | 'handover' | 'owner_alarm',
  { id, store_id }: { id: string; store_id: string },
  kind: 'recovery' | 'handover' = purpose === 'handover' ? 'handover' : 'recovery',
): Promise<string> =>
  createToken(db, {
    ...{ store_id, sub_store_id: null, purpose, challenge: `${kind} ${id}` },
    ...{ created_at: new Date(), expires_at: addHours(new Date(), 72) },
  });

/** The token of the link in a mail. */
export const linkIn = (text: string | undefined, page: 'recovery' | 'handover' | 'owner-alarm'): string =>
  new RegExp(`/store/${page}/([\\w-]{43})`).exec(text ?? '')?.[1] ?? '';
