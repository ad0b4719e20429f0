import { readStored, writeStored } from '../../../config/jsonStorage';
import { storageKeys } from '../../../config/storageKeys';
import type { OrderDraft } from './orderDraft';

/** Raised whenever `OrderDraft` changes its shape: what an older app kept is then left alone. */
const shape = 1;

interface Kept {
  shape: number;
  account: string;
  draft: OrderDraft;
}

/** The ticket that this account left unfinished in this browser. */
export function loadDraft(account: string): OrderDraft | null {
  const kept = readStored<Kept>(storageKeys.createOrderDraft);
  return kept?.shape === shape && kept.account === account ? kept.draft : null;
}

/** Keeps a ticket through reloads; `null` forgets it. */
export function keepDraft(account: string, draft: OrderDraft | null): void {
  writeStored(storageKeys.createOrderDraft, draft && ({ shape, account, draft } satisfies Kept));
}
