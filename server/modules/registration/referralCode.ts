import { randomInt } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { accountLimits } from '#contract/accountLimits';
import type { Database } from '#server/db/database';
import { stores } from '#server/db/schema/index';

/** No vowels, which would make words, and nothing that is read as something else. */
const letters = '23456789BCDFGHJKMNPQRTVWXYZ';

/** 280 billion possible codes: too many to find one by trying. */
export const newReferralCode = (): string =>
  Array.from({ length: accountLimits.referralCodeLength }, () => letters[randomInt(letters.length)]).join('');

/** The code that a store passes on. Stores from before there were codes get theirs when it is first read. */
export async function referralCodeOf(
  db: Database,
  { id, referral_code }: { id: string; referral_code: string | null },
): Promise<string> {
  if (referral_code !== null) return referral_code;
  const isStore = eq(stores.id, id);
  const [made] = await db
    .update(stores)
    .set({ referral_code: newReferralCode() })
    .where(and(isStore, isNull(stores.referral_code)))
    .returning({ referral_code: stores.referral_code });
  // Otherwise another call has made it since the store was read.
  const [store] = made ? [made] : await db.select({ referral_code: stores.referral_code }).from(stores).where(isStore);
  if (!store?.referral_code) throw new Error(`there is no store ${id}`);
  return store.referral_code;
}
