import { eq } from 'drizzle-orm';
import { stateOf } from '#contract/billing/subscription';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Database } from '#server/db/database';
import { subscriptions } from '#server/db/schema/billing';
import { stores } from '#server/db/schema/stores';
import type { Env } from '#server/env';
import { hasBilling } from '#server/envBilling';
import { fieldsNotValid } from '#server/http/callError';
import { dayOf } from './subscriptionRows';
import { countSubStores } from './use';

/**
 * Refuses one more team member than the plan has room for. During the trial, any number can be tried. Those who are there
 * stay, whatever the plan becomes. Locks the subscription, so call it in the transaction that adds the member: the last place
 * is taken once.
 *
 * @throws 4022 `plan_limit`, with the plan and its number
 */
export async function refuseFullTeam(tx: Database, env: Env, storeId: string, now: Date): Promise<void> {
  if (!hasBilling(env)) return;
  const [found] = await tx
    .select({ terms: subscriptions.terms, day_starts_at: stores.day_starts_at })
    .from(subscriptions)
    .innerJoin(stores, eq(stores.id, subscriptions.store_id))
    .where(eq(subscriptions.store_id, storeId))
    .for('update', { of: subscriptions });
  const agreement = found?.terms.agreement;
  if (!found || !agreement || agreement.plan.sub_stores === null) return;
  if (stateOf(found.terms, dayOf(found.terms, found, now)) === 'trial') return;
  if ((await countSubStores(tx, storeId)) < agreement.plan.sub_stores) return;
  const params = { plan: agreement.plan.name, maximum: agreement.plan.sub_stores };
  throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path: 'email', code: 'plan_limit', params }]);
}
