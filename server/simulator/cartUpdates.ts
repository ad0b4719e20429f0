import type { OrderChange } from '#contract/entities/orderChange';
import type { Store } from '#contract/entities/store';
import { payByCard } from './payByCard';
import type { Simulation } from './simulation';

/** How one in five says no. */
const refusals = [
  'No thank you, please as ordered',
  'Then I would rather keep what I had',
  'That is too dear for me',
] as const;
const consents = ['Fine with me', 'All right', 'Yes, thank you for asking'] as const;

/** Customers of a store who are asked whether their order may be changed. */
export function cartUpdates(store: Store, { call, random, begin, pause }: Simulation) {
  /** Questions that a customer is already thinking about. */
  const answeredIds = new Set<string>();

  async function answer({ _id, order_id }: OrderChange): Promise<void> {
    await pause(random.between(8, 40));
    const accept = random.chance(0.8);
    const text = random.chance(0.4) ? random.pick(accept ? consents : refusals) : undefined;
    // If the kitchen or the clock was faster, the question is already answered.
    const answered = { store_id: store._id, order_id, change_id: _id, accept, answer: text };
    const { reply } = await call('platform/accept_cart_update', answered);
    answeredIds.delete(_id);
    if (reply) await payByCard(reply.order, store, { call, pause, random });
  }

  return {
    /** Looks what is asked, and thinks about what is new. */
    async look(): Promise<void> {
      const { reply } = await call('platform/get_order_change_list', { store_id: store._id });
      for (const change of reply?.data ?? []) {
        if (answeredIds.has(change._id)) continue;
        answeredIds.add(change._id);
        begin('cart update', () => answer(change));
      }
    },
  };
}
export type CartUpdates = ReturnType<typeof cartUpdates>;
