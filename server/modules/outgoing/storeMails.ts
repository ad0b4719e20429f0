import { and, eq, exists, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import { outgoingMessages } from '#server/db/schema/outgoingMessages';
import { storeSettings } from '#server/db/schema/storeSettings';

/** Matches mails to customers of stores that send them by a server of their own. */
export const isByStore = (db: Database) =>
  and(
    eq(outgoingMessages.channel, 'email'),
    eq(outgoingMessages.is_stores, true),
    exists(
      db
        .select({ id: storeSettings.store_id })
        .from(storeSettings)
        .where(
          and(eq(storeSettings.store_id, outgoingMessages.store_id), sql`${storeSettings.mail} ->> 'is_on' = 'true'`),
        ),
    ),
  );
