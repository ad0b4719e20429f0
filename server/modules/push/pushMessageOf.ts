import { pushEffects } from '#contract/codes/pushCodes';
import { isOrderMessage, type StoreEvent } from '#contract/events';
import type { PushMessage } from '#contract/pushMessage';

/**
 * What a message of a store's stream is pushed as.
 *
 * @returns `null` for what is of no interest to somebody who looks elsewhere: the menu's changes, and what the store's
 *   own people did
 */
export function pushMessageOf(storeId: string, event: StoreEvent): PushMessage | null {
  if (!(event.messageCode in pushEffects)) return null;
  const base = {
    message_code: String(event.messageCode),
    store_id: storeId,
    ...(event.seq === null ? {} : { seq: String(event.seq) }),
  };
  if (!isOrderMessage(event)) return base;
  const { order_id, unique_id, is_schedule_order, change } = event.messageData;
  if (change.by.kind === 'store') return null;
  return {
    ...base,
    order_id,
    unique_id: String(unique_id),
    is_schedule_order: is_schedule_order ? 'true' : 'false',
  };
}
