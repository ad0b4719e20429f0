import { gatewayKeyFields } from '#contract/payments/gatewayKeys';
import type { Database } from '#server/db/database';
import { paymentGateways } from '#server/db/schema/paymentGateways';
import type { Env } from '#server/env';
import { accountIdOf } from '#server/gateways/payments/standIn/standIn';
import { writeSecret } from '#server/records/storeSecrets';

/** Its account at the stand-in is its own. */
const standInKey = 'sk_test_standin_demo';

/** Has a demo store take card payments online at the demo's stand-in for Stripe, as its owner could. */
export async function setUpStandIn(
  tx: Database,
  storeId: string,
  env: Pick<Env, 'APP_KEY'>,
  now: () => Date,
): Promise<void> {
  await writeSecret(tx, { env, now }, { storeId, name: gatewayKeyFields.stripe.secret, value: standInKey });
  const account = { is_test: true, account: accountIdOf(standInKey), checked_at: now() };
  await tx.insert(paymentGateways).values({ store_id: storeId, name: 'stripe', is_on: true, position: 0, ...account });
}
