import type { PushCode } from '#contract/codes/pushCodes';
import type { StoreEvent } from '#contract/events';
import { isHeard } from '#contract/orders/orderSight';
import type { PushMessage } from '#contract/pushMessage';
import type { Database } from '../../db/database';
import { pushMessages } from '../../db/schema/index';
import { type Device, devicesOf } from './devices';
import { pushMessageOf } from './pushMessageOf';

async function queue(
  db: Database,
  storeId: string,
  now: Date,
  pushes: readonly { token: string; message: PushMessage }[],
): Promise<void> {
  if (pushes.length === 0) return;
  await db.insert(pushMessages).values(
    pushes.map(({ token, message }) => ({
      store_id: storeId,
      device_token: token,
      message,
      due_at: now,
      created_at: now,
    })),
  );
}

/**
 * Puts messages of a store's stream on their way to its devices.
 *
 * @param tx the transaction that notes that they have left: they are pushed where it commits, and only there
 */
export async function queuePushes(
  tx: Database,
  storeId: string,
  events: readonly StoreEvent[],
  now: Date,
): Promise<void> {
  const told = events.flatMap((event) => {
    const message = pushMessageOf(storeId, event);
    return message ? [{ message, isFor: ({ hearing }: Device) => isHeard(event, hearing) }] : [];
  });
  if (told.length === 0) return;
  const devices = await devicesOf(tx, storeId, now);
  const pushes = told.flatMap(({ message, isFor }) => devices.filter(isFor).map(({ token }) => ({ token, message })));
  await queue(tx, storeId, now, pushes);
}

/** Puts a message outside the stream on its way: to the devices given, or to all of the store. */
export async function queuePushCode(
  db: Database,
  storeId: string,
  code: PushCode,
  now: Date,
  deviceTokens?: readonly string[],
): Promise<void> {
  const tokens = deviceTokens ?? (await devicesOf(db, storeId, now)).map(({ token }) => token);
  const message: PushMessage = { message_code: String(code), store_id: storeId };
  await queue(
    db,
    storeId,
    now,
    [...new Set(tokens)].filter(Boolean).map((token) => ({ token, message })),
  );
}
