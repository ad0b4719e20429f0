import { eq, sql } from 'drizzle-orm';
import { registrations } from '#server/db/schema/index';
import type { Handler } from '#server/http/handler';
import { findRegistration, lockRegistration, needVerified, presentRegistration } from './findRegistration';
import { keptUntil } from './sendLink';

export const getRegistration: Handler<'get_registration'> = async ({ registration }, { db, now }) =>
  presentRegistration(await findRegistration(db, registration, now()));

/** Two devices can fill in steps at once: each writes only the fields that it sends. */
export const saveRegistration: Handler<'save_registration'> = ({ registration, draft, language }, { db, now }) =>
  db.transaction(async (tx) => {
    const row = await lockRegistration(tx, registration, now());
    needVerified(row);
    const [saved = row] = await tx
      .update(registrations)
      .set({
        ...{ draft: sql`${registrations.draft} || ${JSON.stringify(draft)}::jsonb`, expires_at: keptUntil(now()) },
        ...(language !== undefined && { language }),
      })
      .where(eq(registrations.id, row.id))
      .returning();
    return presentRegistration(saved);
  });
