import { pushCodes, pushEffects } from '#contract/codes/pushCodes';
import type { PushMessage } from '#contract/pushMessage';
import { homePath, paths } from '../../config/paths';
import type { Device } from '../messages';

const product = 'Storedesk';
/** These need a response, so they stay on screen until someone responds. */
const toAnswer: readonly string[] = [String(pushCodes.NEW_ORDER), String(pushCodes.NEW_SCHEDULED_ORDER)];

/** A received push, if it is one of ours. FCM puts our data under `data`. */
export function readPush(payload: unknown): PushMessage | null {
  const data = (payload as { data?: PushMessage } | null)?.data;
  return data && data.message_code in pushEffects && typeof data.store_id === 'string' ? data : null;
}

/** The page that a message is about: the order, on the board that everyone who can see orders has. */
export function pathOf({ order_id, is_schedule_order }: PushMessage): string {
  if (!order_id) return homePath;
  return `${is_schedule_order === 'true' ? paths.scheduleOrders : paths.todayOrders}/${encodeURIComponent(order_id)}`;
}

/** Adds marks that keep a number's direction within Arabic text. */
const isolated = (text: string): string => `\u2068${text}\u2069`;

/** The notification for a message when none of our pages is visible. */
export function notificationOf(
  message: PushMessage,
  { language, direction, texts }: Device,
): { title: string; options: NotificationOptions & { renotify: boolean } } {
  const { message_code, order_id, unique_id } = message;
  return {
    title: unique_id ? `${product} · ${isolated(`#${unique_id}`)}` : product,
    options: {
      body: texts[message_code] ?? '',
      lang: language,
      dir: direction,
      icon: '/icons/icon-192.png',
      badge: '/icons/badge-96.png',
      // The next message about the same order replaces this one, with sound.
      tag: order_id ?? message_code,
      renotify: true,
      requireInteraction: toAnswer.includes(message_code),
      data: { path: pathOf(message) },
    },
  };
}
