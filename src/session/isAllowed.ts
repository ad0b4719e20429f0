import { allows, type Need } from '#contract/allows';
import type { Store, SubStore } from '#contract/entities/store';

/** The account asking, or `null` if no one is signed in. */
export type AskingAccount = { store: Store; sub_store?: SubStore | undefined } | null;

/** Whether an account meets a requirement. Without an account, never. */
export const isAllowed = (account: AskingAccount, need: Need): boolean =>
  account !== null && allows({ grants: account.sub_store?.urls ?? null, flags: account.store }, need);
