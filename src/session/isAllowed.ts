import { allows, type Need } from '#contract/allows';
import type { Store, SubStore } from '#contract/entities/store';

/** The account that asks, or `null` where nobody is signed in. */
export type AskingAccount = { store: Store; sub_store?: SubStore | undefined } | null;

/** Whether an account may have something; nobody may have anything. */
export const isAllowed = (account: AskingAccount, need: Need): boolean =>
  account !== null && allows({ grants: account.sub_store?.urls ?? null, flags: account.store }, need);
