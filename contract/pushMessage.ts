/**
 * What a push message carries, as the push service passes it on: texts alone. It names an order by its number and id and
 * says nothing of its customer, since it travels through others' servers.
 */
export interface PushMessage {
  /** Of the push codes. */
  message_code: string;
  store_id: string;
  /** Its number in the store's stream, so that what the socket brought already is not said twice; absent outside the stream. */
  seq?: string;
  order_id?: string;
  /** The order's number. */
  unique_id?: string;
  is_schedule_order?: 'true' | 'false';
}

/** A push that has not arrived by then is of no use any more: the board shows what it told of. */
export const pushLifeSeconds = 600;
