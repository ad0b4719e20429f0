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

/** What the app needs to receive push messages in a browser. */
export interface PushSetting {
  firebase: { apiKey: string; projectId: string; messagingSenderId: string; appId: string };
  /** Public key that the browser's subscription is bound to. */
  vapid_key: string;
}
