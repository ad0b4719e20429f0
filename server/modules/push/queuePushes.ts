import { and, eq, gt, ne } from 'drizzle-orm';
import { accessBlocker, canFinishOrders } from '#contract/access';
import { accountKey } from '#contract/accountKey';
import { type PushCode, pushCodes, pushEffects } from '#contract/codes/pushCodes';
import type { OrderSnapshot } from '#contract/entities/order';
import { isOrderMessage, type StoreEvent } from '#contract/events';
import { isInAudience, type OrderAudience, orderAudience, receivesTables } from '#contract/orders/orderAccess';
import { tableNumbers } from '#contract/orders/orderTables';
import { isNotAccepted } from '#contract/orders/systemReasons';
import { isGranted } from '#contract/permissions';
import { type PushMessage, paymentFailures } from '#contract/pushMessage';
import type { Database } from '../../db/database';
import { type orders, platformSettings, pushMessages, sessions, stores, subStores } from '../../db/schema/index';
import { lacksRequiredFactor } from '../factors/service';
import { isPlatformRow, platformSettingsOf } from '../settings/service';

/** The content of a push message, the same for all devices. Each message also names its account. */
type PushContent = Omit<PushMessage, 'account'>;

/** Returns the fields of a notification about an order that no one answered. */
const rejectionOf = (order: OrderSnapshot): Partial<PushMessage> => ({
  reason: 'not_answered',
  paid_by: order.paid_by,
  refunded: String(order.refunded),
  currency: order.currency,
  ...(order.table_number === undefined ? {} : { table_number: tableNumbers(order) }),
});

/**
 * The push message for a message of a store's stream.
 *
 * @returns `null` for messages that don't matter while the app is closed: menu changes, and what the store's own staff did
 */
function pushMessageOf(storeId: string, event: StoreEvent): PushContent | null {
  if (!(event.messageCode in pushEffects)) return null;
  const base = {
    message_code: String(event.messageCode),
    store_id: storeId,
    ...(event.seq === null ? {} : { seq: String(event.seq) }),
  };
  if (!isOrderMessage(event)) return base;
  const { order_id, unique_id, is_schedule_order, change, order } = event.messageData;
  if (change.by.kind === 'store') return null;
  const failure = paymentFailures.find((kind) => kind === change.kind);
  return {
    ...base,
    order_id,
    unique_id: String(unique_id),
    is_schedule_order: is_schedule_order ? 'true' : 'false',
    ...(isNotAccepted(event.messageData) ? rejectionOf(order) : {}),
    ...(failure && { reason: failure }),
  };
}

type OrderRow = typeof orders.$inferSelect;

/** A device on which an account of a store is, or was until now, signed in. */
export interface PushTarget {
  token: string;
  account: string;
}

interface Device extends PushTarget {
  audience: OrderAudience;
  readsReviews: boolean;
}

/** The devices of a store's live sessions, each once, with what may be told to them: as its sockets are. */
async function devicesOf(db: Database, storeId: string, now: Date): Promise<Device[]> {
  const rows = await db
    .select({
      token: sessions.device_token,
      sub_store_id: sessions.sub_store_id,
      subStore: { urls: subStores.urls, is_approved: subStores.is_approved },
      storeStatus: {
        is_approved: stores.is_approved,
        is_document_uploaded: stores.is_document_uploaded,
        is_email_verified: stores.is_email_verified,
        is_phone_number_verified: stores.is_phone_number_verified,
        billing: stores.billing,
      },
      platform: platformSettings.value,
      lacksFactor: lacksRequiredFactor,
    })
    .from(sessions)
    .innerJoin(stores, eq(stores.id, sessions.store_id))
    .leftJoin(subStores, and(eq(subStores.store_id, sessions.store_id), eq(subStores.id, sessions.sub_store_id)))
    .leftJoin(platformSettings, isPlatformRow())
    .where(and(eq(sessions.store_id, storeId), ne(sessions.device_token, ''), gt(sessions.expires_at, now)));
  const devices = new Map<string, Device>();
  for (const { token, sub_store_id, subStore, storeStatus, platform, lacksFactor } of rows) {
    if (sub_store_id !== null && !subStore?.is_approved) continue;
    const grants = subStore?.urls ?? null;
    const isShut = lacksFactor || !canFinishOrders(accessBlocker(storeStatus, platformSettingsOf(platform)));
    devices.set(token, {
      token,
      account: accountKey(storeId, sub_store_id),
      audience: isShut ? 'none' : orderAudience(grants),
      readsReviews: !isShut && isGranted(grants, 'store/review'),
    });
  }
  return [...devices.values()];
}

async function queue(
  db: Database,
  storeId: string,
  now: Date,
  pushes: readonly { device: PushTarget; message: PushContent }[],
): Promise<void> {
  if (pushes.length === 0) return;
  await db.insert(pushMessages).values(
    pushes.map(({ device: { token, account }, message }) => ({
      store_id: storeId,
      device_token: token,
      message: { ...message, account },
      due_at: now,
      created_at: now,
    })),
  );
}

/**
 * Queues messages of a store's stream as push messages to its devices.
 *
 * @param tx the transaction that marks them as sent: they are only pushed if it commits
 */
export async function queuePushes(
  tx: Database,
  storeId: string,
  events: readonly StoreEvent[],
  now: Date,
): Promise<void> {
  const notable = events.flatMap((event) => {
    const message = pushMessageOf(storeId, event);
    return message ? [{ message, isFor: ({ audience }: Device) => isInAudience(event, audience) }] : [];
  });
  if (notable.length === 0) return;
  const devices = await devicesOf(tx, storeId, now);
  const pushes = notable.flatMap(({ message, isFor }) => devices.filter(isFor).map((device) => ({ device, message })));
  await queue(tx, storeId, now, pushes);
}

type AnswerableOrder = Pick<OrderRow, 'store_id' | 'id' | 'unique_id' | 'schedule_at' | 'order_type'>;

/**
 * Queues the push that says that a new order is about to be rejected, to the devices of everyone who can answer it.
 * Outside the stream: open pages count down themselves.
 */
export async function queueAnswerEnding(
  tx: Database,
  { store_id, id, unique_id, schedule_at, order_type }: AnswerableOrder,
  now: Date,
): Promise<void> {
  const message: PushContent = {
    message_code: String(schedule_at ? pushCodes.NEW_SCHEDULED_ORDER : pushCodes.NEW_ORDER),
    store_id,
    order_id: id,
    unique_id: String(unique_id),
    is_schedule_order: schedule_at ? 'true' : 'false',
    reason: 'answer_ending',
  };
  const devices = (await devicesOf(tx, store_id, now)).filter(
    ({ audience }) => audience === 'all' || (order_type === 'table' && receivesTables(audience)),
  );
  await queue(
    tx,
    store_id,
    now,
    devices.map((device) => ({ device, message })),
  );
}

/**
 * Queues the push that says that a customer left a low review, to the devices of everyone who can read it. Outside the
 * stream, whose message only names the review and reaches every account.
 */
export async function queueLowReview(
  tx: Database,
  { store_id, ...review }: { store_id: string; review_id: string; unique_id: number },
  now: Date,
): Promise<void> {
  const message: PushContent = {
    message_code: String(pushCodes.LOW_REVIEW),
    store_id,
    review_id: review.review_id,
    unique_id: String(review.unique_id),
  };
  const devices = (await devicesOf(tx, store_id, now)).filter(({ readsReviews }) => readsReviews);
  await queue(
    tx,
    store_id,
    now,
    devices.map((device) => ({ device, message })),
  );
}

/** Puts a message outside the stream on its way: to the devices given, or to all of the store. */
export async function queuePushCode(
  db: Database,
  storeId: string,
  code: PushCode,
  now: Date,
  ended?: readonly PushTarget[],
): Promise<void> {
  const devices = ended ?? (await devicesOf(db, storeId, now));
  const message: PushContent = { message_code: String(code), store_id: storeId };
  await queue(
    db,
    storeId,
    now,
    devices.filter(({ token }) => token !== '').map((device) => ({ device, message })),
  );
}

/**
 * Queues a push about a document of the store, to the owner's devices. Outside the stream, whose message only names the
 * document and reaches every account.
 */
export async function queueDocumentPush(tx: Database, storeId: string, code: PushCode, now: Date): Promise<void> {
  const owner = accountKey(storeId, null);
  const devices = (await devicesOf(tx, storeId, now)).filter(({ account }) => account === owner);
  await queuePushCode(tx, storeId, code, now, devices);
}
