import type { Database } from './db/database';
import type { Env } from './env';
import { hasBilling } from './envBilling';
import { setUpStandIn } from './modules/paymentGateways/service';
import { beginDemoTrial } from './modules/subscription/service';

/**
 * Sets up what only the demo's second store has, so that both can be tried without a gateway: card payments online at the
 * stand-in, and a subscription that ends. The first store is never locked.
 */
export const secondDemoStore =
  (env: Env, now: () => Date) =>
  async (tx: Database, storeId: string): Promise<void> => {
    await setUpStandIn(tx, storeId, env, now);
    if (hasBilling(env)) await beginDemoTrial(tx, storeId, env, now());
  };
