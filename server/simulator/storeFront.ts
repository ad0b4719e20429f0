import { errorCodes } from '#contract/codes/errorCodes';
import type { OrderSnapshot } from '#contract/entities/order';
import type { Store } from '#contract/entities/store';
import { isOpenFor } from '#contract/opening/openState';
import { orderStatus, orderTypes } from '#contract/orders/statuses';
import { commentsOf } from '../demoData/comments';
import { bookTable } from './bookTable';
import { inventOrder, type StoreMenu } from './customers';
import { payByCard } from './payByCard';
import type { Simulation } from './simulation';

const menuKeptMs = 60_000;

/** One store as its customers meet it. */
export interface StoreFront {
  /** Takes the store as it is listed now. */
  update(store: Store): void;
  isOpen(now: Date): boolean;
  /** Orders that the store hasn't answered yet, as far as is known, including those being placed. */
  waitingCount(): number;
  /** Asks after the orders that seem to be waiting. */
  askAfterWaiting(): Promise<void>;
  /** A customer places an order and may cancel it. */
  placeOrder(now: Date): Promise<void>;
}

export function storeFront(first: Store, simulation: Simulation): StoreFront {
  const { call, random, log } = simulation;
  let store = first;
  let placing = 0;
  /** Orders placed here that had no answer when last heard of. A restart forgets them; the store's `answer_within` ends them. */
  const waiting = new Set<string>();
  let menu: { value: StoreMenu; readAt: number } | null = null;

  async function currentMenu(now: Date): Promise<StoreMenu | null> {
    if (menu && now.getTime() - menu.readAt < menuKeptMs) return menu.value;
    const { reply } = await call('platform/get_store_menu', { store_id: store._id });
    if (reply) menu = { value: reply, readAt: now.getTime() };
    return reply ?? null;
  }

  async function changeMind(order: OrderSnapshot): Promise<void> {
    await simulation.pause(random.between(15, 120));
    const reason = random.pick(commentsOf(store.country_code).cancel);
    const { reply } = await call('platform/cancel_order', { store_id: store._id, order_id: order._id, reason });
    if (reply) waiting.delete(order._id);
  }

  async function place(now: Date): Promise<void> {
    const read = await currentMenu(now);
    const invented = read && inventOrder(store, read, now, random);
    const wish = invented?.order_type === 'table' ? await bookTable(invented, store, simulation, now) : invented;
    if (!wish) return;
    const first = await call('platform/create_order', wish);
    const isPaidThere = first.refused?.error_code === errorCodes.CARD_PAYMENT_NOT_DECLARED;
    const unpaid = { ...wish, payment_status: 'pending', idempotency_key: `simulated-${crypto.randomUUID()}` } as const;
    const { reply, refused } = isPaidThere ? await call('platform/create_order', unpaid) : first;
    if (!reply) {
      // The menu may have changed since it was read, or the slot be gone: the next customer looks again.
      log.debug({ code: refused.error_code, errors: refused.errors, type: wish.order_type }, 'simulated order refused');
      menu = null;
      return;
    }
    const { order } = reply;
    if (order.order_status === orderStatus.NEW) waiting.add(order._id);
    log.info({ store: store.name[0], order: order.unique_id, type: order.order_type }, 'simulated order placed');
    if (random.chance(0.05)) simulation.begin('change of mind', () => changeMind(order));
    else simulation.begin('payment', () => payByCard(order, store, simulation));
  }

  return {
    update: (listed) => {
      store = listed;
    },
    isOpen: (now) => orderTypes.some((type) => isOpenFor(store, type, now)),
    waitingCount: () => waiting.size + placing,
    async askAfterWaiting() {
      for (const order_id of waiting) {
        const { reply } = await call('platform/get_order', { store_id: store._id, order_id });
        if (reply?.order.order_status !== orderStatus.NEW) waiting.delete(order_id);
      }
    },
    async placeOrder(now) {
      placing += 1;
      await place(now).finally(() => {
        placing -= 1;
      });
    },
  };
}
