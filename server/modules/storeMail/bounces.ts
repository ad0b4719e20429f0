import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import { limits } from '#contract/limits';
import type { Database } from '#server/db/database';
import { mailAddresses } from '#server/db/schema/mailAddresses';
import { outgoingMessages } from '#server/db/schema/outgoingMessages';
import { CallError, fieldsNotValid } from '#server/http/callError';
import type { Handler } from '#server/http/handler';
import { inOneLine, noteBounce, withoutAddress } from '../outgoing/service';

/** The newest mail of each store to an address comes first. */
const newestPerStore = <Row extends { store_id: string | null }>(rows: readonly Row[]): Row[] => {
  const seen = new Set<string | null>();
  return rows.filter(({ store_id }) => !seen.has(store_id) && Boolean(seen.add(store_id)));
};

/** @throws NO_DATA_FOUND for a mail that never left, or that was deleted after 30 days */
export const reportBounce: Handler<'platform/report_bounce'> = (
  { message_id, store_id, recipient, reason, is_permanent },
  { db, now },
) => {
  if (!message_id && !recipient)
    throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path: 'message_id', code: 'required' }]);
  return db.transaction(async (tx) => {
    const rows = await tx
      .select({
        id: outgoingMessages.id,
        store_id: outgoingMessages.store_id,
        recipient: outgoingMessages.recipient,
        is_stores: outgoingMessages.is_stores,
      })
      .from(outgoingMessages)
      .where(
        and(
          eq(outgoingMessages.channel, 'email'),
          isNotNull(outgoingMessages.sent_at),
          message_id ? eq(outgoingMessages.id, message_id) : undefined,
          recipient ? eq(outgoingMessages.recipient, recipient) : undefined,
          store_id ? eq(outgoingMessages.store_id, store_id) : undefined,
        ),
      )
      .orderBy(desc(outgoingMessages.sent_at), desc(outgoingMessages.id));
    if (rows.length === 0) throw new CallError(errorCodes.NO_DATA_FOUND);
    const refusal = inOneLine(reason);
    for (const row of newestPerStore(rows)) {
      const isRow = eq(outgoingMessages.id, row.id);
      await tx
        .update(outgoingMessages)
        .set({ bounced_at: now(), refusal: withoutAddress(refusal, row.recipient) })
        .where(isRow);
      if (!is_permanent || !row.is_stores || row.store_id === null) continue;
      await noteBounce(tx, { storeId: row.store_id, address: row.recipient, reason: refusal }, now());
    }
    return {};
  });
};

/** The addresses that get no more mail of a store, the newest first. */
export const bouncedAddresses = (db: Database, storeId: string) =>
  db
    .select({
      _id: mailAddresses.id,
      address: mailAddresses.address,
      bounced_at: mailAddresses.bounced_at,
      bounce_reason: mailAddresses.bounce_reason,
    })
    .from(mailAddresses)
    .where(and(eq(mailAddresses.store_id, storeId), isNotNull(mailAddresses.bounced_at)))
    .orderBy(desc(mailAddresses.bounced_at), desc(mailAddresses.id))
    .limit(limits.mailLogMax);

/** @throws NO_DATA_FOUND for an address that isn't stopped, or is another store's */
export const liftMailStop: Handler<'lift_mail_stop'> = async ({ address_id }, { db, session }) => {
  const lifted = await db
    .update(mailAddresses)
    .set({ bounced_at: null, bounce_reason: '' })
    .where(
      and(
        eq(mailAddresses.store_id, session.store_id),
        eq(mailAddresses.id, address_id),
        isNotNull(mailAddresses.bounced_at),
      ),
    )
    .returning({ id: mailAddresses.id });
  if (lifted.length === 0) throw new CallError(errorCodes.NO_DATA_FOUND);
  return {};
};
