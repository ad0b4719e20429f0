import { subDays } from 'date-fns';
import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import { stores } from '#server/db/schema/stores';
import type { Env } from '#server/env';
import { addSubscription } from './subscriptionRows';

const daysLeft = 3;

/** Gives a demo store a subscription as a real store has it: its trial ends in three days, and locks the store if no plan follows. */
export async function beginDemoTrial(
  tx: Database,
  storeId: string,
  { BILLING_TRIAL_DAYS }: Pick<Env, 'BILLING_TRIAL_DAYS'>,
  now: Date,
): Promise<void> {
  const [store] = await tx.select().from(stores).where(eq(stores.id, storeId));
  if (!store) throw new Error(`the demo has no store ${storeId}`);
  const begun = subDays(now, Math.max(0, BILLING_TRIAL_DAYS - daysLeft));
  await addSubscription(tx, store, { BILLING_TRIAL_DAYS, DEMO: 'off' }, begun);
}
