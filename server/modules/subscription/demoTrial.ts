import { subDays } from 'date-fns';
import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import { stores } from '#server/db/schema/stores';
import type { Env } from '#server/env';
import { writeStanding } from './standing';
import { addSubscription, lockSubscription } from './subscriptionRows';

const daysLeft = 3;

/**
 * Gives a demo store a subscription as a real store has it: its trial ends in three days, and locks the store if no plan
 * follows. Its pages say so from the first sign-in on.
 */
export async function beginDemoTrial(tx: Database, storeId: string, env: Env, now: Date): Promise<void> {
  const [store] = await tx.select().from(stores).where(eq(stores.id, storeId));
  if (!store) throw new Error(`the demo has no store ${storeId}`);
  const begun = subDays(now, Math.max(0, env.BILLING_TRIAL_DAYS - daysLeft));
  await addSubscription(tx, store, { ...env, DEMO: 'off' }, begun);
  await writeStanding(tx, await lockSubscription(tx, env, storeId, now), now);
}
