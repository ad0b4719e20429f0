import { pushCodes, pushEffects } from '#contract/codes/pushCodes';
import { formatMoney } from '#contract/money';
import { isAboutDocument, type PushMessage } from '#contract/pushMessage';
import { documentsPath, homePath, paths, reviewPath } from '../../config/paths';
import type { Device, rejectionParts } from '../messages';

const product = 'Storedesk';
/** These need a response, so they stay on screen until someone responds. */
const toAnswer: readonly string[] = [String(pushCodes.NEW_ORDER), String(pushCodes.NEW_SCHEDULED_ORDER)];

/** The account that a notification is for, and the page it is about. */
export interface NotifiedOf {
  account: string;
  path: string;
}

/** A received push, if it is one of ours. FCM puts our data under `data`. */
export function readPush(payload: unknown): PushMessage | null {
  const data = (payload as { data?: PushMessage } | null)?.data;
  return data && data.message_code in pushEffects && typeof data.account === 'string' ? data : null;
}

/** The page that a message is about: the documents, the review, or the order on the board that everyone who can see orders has. */
export function pathOf(message: PushMessage): string {
  const { order_id, review_id, is_schedule_order } = message;
  if (isAboutDocument(message)) return documentsPath;
  if (review_id) return reviewPath(encodeURIComponent(review_id));
  if (!order_id) return homePath;
  return `${is_schedule_order === 'true' ? paths.scheduleOrders : paths.todayOrders}/${encodeURIComponent(order_id)}`;
}

/** Adds marks that keep a number's direction within Arabic text. */
const isolated = (text: string): string => `\u2068${text}\u2069`;

/** Returns the text of an order's rejection: that no one answered, and what was refunded and released. */
function rejectionBody(
  { paid_by = 'card', refunded = '0', currency, table_number }: PushMessage,
  { language, texts }: Device,
): string {
  const partText = (part: (typeof rejectionParts)[number], name = '', value = '') =>
    (texts[part] ?? '').replace(`%{${name}}`, isolated(value));
  const amount = Number(refunded);
  const payment =
    amount > 0 && currency ? partText(paid_by, 'amount', formatMoney(amount, currency, language)) : partText('unpaid');
  return [partText('push'), payment, table_number ? partText('table', 'number', table_number) : '']
    .filter(Boolean)
    .join(' ');
}

function bodyOf(message: PushMessage, device: Device): string {
  const { reason, message_code } = message;
  if (reason === 'not_answered') return rejectionBody(message, device);
  const ending: (typeof rejectionParts)[number] = 'ending';
  const name = reason === 'answer_ending' ? ending : (reason ?? message_code);
  return device.texts[name] ?? device.texts[message_code] ?? '';
}

/** The notification for a message when none of our pages is visible. */
export function notificationOf(
  message: PushMessage,
  device: Device,
): { title: string; options: NotificationOptions & { renotify: boolean } } {
  const { message_code, order_id, review_id, unique_id } = message;
  const { language, direction } = device;
  return {
    // Test orders have the number 0.
    title: unique_id && unique_id !== '0' ? `${product} · ${isolated(`#${unique_id}`)}` : product,
    options: {
      body: bodyOf(message, device),
      lang: language,
      dir: direction,
      icon: '/icons/icon-192.png',
      badge: '/icons/badge-96.png',
      // The next message about the same order replaces this one, with sound.
      tag: order_id ?? review_id ?? message_code,
      renotify: true,
      requireInteraction: toAnswer.includes(message_code),
      data: { account: message.account, path: pathOf(message) } satisfies NotifiedOf,
    },
  };
}
