import { pushCodes } from './codes/pushCodes';
import type { PaymentMethod } from './orders/statuses';

/** The kinds of an order's history about money at a gateway that someone of the store has to see to. */
export const paymentFailures = ['payment_failed', 'refund_failed'] as const;
type PaymentFailure = (typeof paymentFailures)[number];

/**
 * The data of a push message, as the push service delivers it: strings only. It names an order or a review by number
 * and ID and says nothing about its customer, because it passes through third-party servers.
 */
export interface PushMessage {
  /** One of the push codes, as text. */
  message_code: string;
  store_id: string;
  /**
   * The account that it is for (`accountKey`), because someone else may have signed in on the device by the time it
   * arrives.
   */
  account: string;
  /**
   * Its number in the store's stream, so that a message that already came by socket isn't shown again. Missing outside
   * the stream.
   */
  seq?: string;
  order_id?: string;
  /** The review that the message is about; then `unique_id` is the number of its order. */
  review_id?: string;
  /** The order's number. */
  unique_id?: string;
  is_schedule_order?: 'true' | 'false';
  /**
   * `answer_ending`: no one has accepted the new order yet, and it is about to be rejected. `not_answered`: it was
   * rejected; the next fields say what was refunded and released. The others: a saved card wasn't charged, or a hold ended,
   * and a gateway didn't make a refund.
   */
  reason?: 'answer_ending' | 'not_answered' | PaymentFailure;
  paid_by?: PaymentMethod;
  /** The amount refunded to the customer, in minor units of `currency`. */
  refunded?: string;
  currency?: string;
  table_number?: string;
}

/** After this a push about an order is no longer useful: the board shows the change. */
export const pushLifeSeconds = 600;
/** A review can be answered the next day too, and a document uploaded. */
export const nextDayPushLifeSeconds = 86_400;

const { DOCUMENT_APPROVED, DOCUMENT_DECLINED, DOCUMENT_EXPIRING } = pushCodes;
/** Codes of messages about the store's documents, as text. */
export const documentCodes: readonly string[] = [DOCUMENT_APPROVED, DOCUMENT_DECLINED, DOCUMENT_EXPIRING].map(String);

/** Whether a message is about one of the store's documents. */
export const isAboutDocument = ({ message_code }: Pick<PushMessage, 'message_code'>): boolean =>
  documentCodes.includes(message_code);

/** How long a push message is useful, in seconds. */
export const lifeOf = (message: Pick<PushMessage, 'message_code' | 'review_id'>): number =>
  message.review_id || isAboutDocument(message) ? nextDayPushLifeSeconds : pushLifeSeconds;
