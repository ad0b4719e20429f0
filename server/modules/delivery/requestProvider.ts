import { eq } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import { judgeMove } from '#contract/orders/allowedActions';
import { deliveryStatus, orderStatus } from '#contract/orders/statuses';
import type { Database } from '#server/db/database';
import { providers } from '#server/db/schema/providers';
import { CallError } from '#server/http/callError';
import type { Handler } from '#server/http/handler';
import { type Change, changeOrder, factsOf, loadStoreTerms, storeActor, withActions } from '../orders/service';
import { nextCandidate } from './candidates';
import { lockForCaller } from './lockForCaller';
import { nobodyFound } from './nobodyFound';
import { offerTo } from './offers';
import { loadProviders } from './providerRecords';

/**
 * Refuses a provider who cannot be asked: 426 where the store has no such person, 4107 where that person is
 * not approved or not at work. One who is on a job may be asked by hand.
 */
async function assertProvider(tx: Database, storeId: string, id: string): Promise<string> {
  const [found] = await loadProviders(tx, storeId, eq(providers.id, id));
  if (!found) throw new CallError(errorCodes.PROVIDER_NOT_FOUND);
  if (!found.provider.is_approved || !found.provider.is_online) throw new CallError(errorCodes.PROVIDER_NOT_FREE);
  return found.provider.id;
}

/** The store asks for somebody to deliver: the one given, else the nearest free one, who is then offered the order. */
export const requestProvider: Handler<'request_provider'> = async (body, { db, session, now, wakeOutbox }) => {
  const { store, rules } = await loadStoreTerms(db, session.store_id);
  const around = { rules, now: now() };
  const order = await db.transaction(async (tx) => {
    const row = await lockForCaller(tx, body, session, around);
    const { grants, flags } = session;
    const to = deliveryStatus.WAITING;
    const verdict = judgeMove(factsOf(row), 'delivery', to, { actor: 'store', grants, flags, ...around });
    if ('refused' in verdict) {
      const early = row.order_status === orderStatus.NEW;
      throw new CallError(early ? errorCodes.ORDER_NOT_ACCEPTED : errorCodes.DELIVERY_REQUEST_FAILED);
    }
    const asked: Change = { axis: 'delivery', from: row.delivery_status, to, actor: storeActor(session) };
    const providerId = body.provider_id
      ? await assertProvider(tx, store.id, body.provider_id)
      : await nextCandidate(tx, store, new Set());
    if (!providerId) return changeOrder(tx, row, { changes: [asked, nobodyFound], announce: nobodyFound }, around);
    await offerTo(tx, row, providerId, body.provider_id ? 'chosen' : 'auto', around);
    return changeOrder(tx, row, { changes: [asked] }, around);
  });
  wakeOutbox();
  return { order: withActions(order, session, rules, around.now), message: successCodes.PROVIDER_REQUESTED };
};
