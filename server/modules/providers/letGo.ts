import type { InHandChoice } from '#contract/providers/approval';
import type { Database } from '#server/db/database';
import { type OrderInHand, searchAnew } from '../delivery/service';
import { type Actor, loadStoreTerms } from '../orders/service';

interface LetGo {
  /** Of orders that are still to be fetched. */
  orders: InHandChoice;
  actor: Actor;
  now: Date;
}

/**
 * Takes from people who may not work any more what they were offered, and where that is wanted what they are to fetch; others
 * are asked at once. What was picked up stays with them until it is handed over: the food is on its way.
 */
export async function letGo(tx: Database, held: readonly OrderInHand[], { orders, actor, now }: LetGo): Promise<void> {
  const taken = held.filter(({ stage }) => stage === 'offered' || (stage === 'to_fetch' && orders === 'take_back'));
  const [first] = taken;
  if (!first) return;
  const { store, rules } = await loadStoreTerms(tx, first.order.store_id);
  const except = [...new Set(held.map(({ provider_id }) => provider_id))];
  for (const { order } of taken) await searchAnew(tx, order, { store, rules, now, actor, except });
}
