import type { Database } from '#server/db/database';
import type { PushGateway } from '../gateways/push/pushGateway';
import { deliverPushes } from '../modules/push/service';

/** Sends the push messages that are due, where a push service is set up. */
export async function sendPushes(db: Database, now: Date, { push }: { push: PushGateway | null }): Promise<void> {
  if (push) await deliverPushes(db, push, now);
}
