import { act, render, screen } from '@testing-library/react';
import { addMinutes, addSeconds } from 'date-fns';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { I18nContextProvider } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Order } from '#contract/entities/order';
import { order as texts } from '../../../../src/i18n/en/order';
import { OrderClock } from '../../../../src/orders/display/OrderClock';
import { OrderFormatProvider } from '../../../../src/orders/display/OrderFormatProvider';
import { aStore } from '../../../support/accounts';
import { snapshot } from '../../realtime/realtimeFixtures';

// 20 minutes for the kitchen, as many for the way, 10 to answer: from two o'clock at the store.
const placed = new Date('2031-06-16T12:00:00Z');
const at = (minutes: number) => addMinutes(placed, minutes);
const store = aStore({ timezone: 'Europe/Paris' });
const i18n = polyglotI18nProvider(() => ({ order: texts }) as never, 'en');

const anOrder = (change: Parameters<typeof snapshot>[1] = {}): Order => ({
  ...snapshot(1, { created_at: placed.toISOString(), ...change }),
  allowed_actions: [],
});

let drawn = 0;
const Counted = ({ order }: { order: Order }) => {
  drawn += 1;
  return <OrderClock order={order} of="store" />;
};

/** Shows both clocks of orders; the texts as they read now. */
function show(...orders: Order[]) {
  render(
    <I18nContextProvider value={i18n}>
      <OrderFormatProvider store={store}>
        {orders.map((order) => (
          <div key={order._id} data-testid="clocks">
            <Counted order={order} />
            {' | '}
            <OrderClock order={order} of="customer" />
          </div>
        ))}
      </OrderFormatProvider>
    </I18nContextProvider>,
  );
}
const read = () => screen.getAllByTestId('clocks').map(({ textContent }) => textContent?.replaceAll('\u202F', ' '));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const urgency = (of: 'store' | 'customer') =>
  document.querySelector(`[data-clock="${of}"]`)?.getAttribute('data-urgency');

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(placed);
  drawn = 0;
});
afterEach(() => vi.useRealTimers());

describe('The clocks of an order', () => {
  it('count down to its rejection, by the minute and at last by the second', () => {
    show(anOrder());
    expect(read()).toEqual(['Accept within 10 min | Promised 2:20 PM']);
    pass(60_000 * 5 + 1_000);
    expect(read()).toEqual(['Accept within 4:59 | Promised 2:20 PM']);
    pass(60_000 + 54_000);
    expect(read()).toEqual(['Accept within 3:05 | Promised 2:20 PM']);
    expect(urgency('store')).toBe('soon');
    pass(60_000 * 2);
    expect(read()).toEqual(['Accept within 1:05 | Promised 2:20 PM']);
    expect(urgency('store')).toBe('late');
    pass(66_000);
    expect(read()).toEqual(['Accept now | Promised 2:20 PM']);
  });

  it('say whose time they show, and against which the order is late', () => {
    const order = anOrder({
      order_type: 'delivery',
      order_status: 5,
      delivery_status: 13,
      estimated_ready_at: at(20).toISOString(),
    });
    vi.setSystemTime(at(4));
    show(order);
    expect(read()).toEqual(['Ready by 2:20 PM | Promised 2:40 PM']);
    expect(screen.getByTitle('When the kitchen should have it ready')).toHaveTextContent(/^Ready by/);
    expect(screen.getByTitle('When the customer was told to expect it')).toHaveTextContent(/^Promised/);
    pass(60_000 * 12);
    expect(read()).toEqual(['Ready by 2:20 PM · 4 min left | Promised 2:40 PM']);
    pass(60_000 * 20);
    expect(read()).toEqual(['Ready by 2:20 PM · 16 min late | Promised 2:40 PM · 4 min left']);
    expect([urgency('store'), urgency('customer')]).toEqual(['late', 'soon']);
  });

  it('stand still once the order has ended, and run on for the customer alone once it is ready', () => {
    show(anOrder({ order_status: 103 }), anOrder({ order_status: 7, _id: 'ready', ready_at: at(12).toISOString() }));
    pass(60_000 * 18);
    expect(read()).toEqual([' | Promised 2:20 PM', ' | Promised 2:20 PM']);
    pass(60_000 * 60);
    expect(read()).toEqual([' | Promised 2:20 PM', ' | Ready since 2:12 PM · not picked up']);
  });

  it('keep an order late that was ready too late, and a pickup at risk amber', () => {
    const late = { order_status: 7, ready_at: at(27).toISOString() } as const;
    const priced = { quantity: 1, unit_price: 500, total: 500, tax_rate: 10, refunded_quantity: 0 };
    const soup = { ...priced, line: 0, item_id: 'soup', name: ['Soup'], modifiers: [] };
    show(
      anOrder({ ...late, order_type: 'table', items: [soup] }),
      anOrder({ ...late, _id: 'late-pickup', order_type: 'pickup' }),
      anOrder({ _id: 'risky', order_type: 'pickup', order_status: 3, estimated_ready_at: at(47).toISOString() }),
    );
    pass(60_000 * 2);
    expect(read()[2]).toBe('Ready by 2:47 PM | Promised 2:20 PM · 18 min left, at risk');
    pass(60_000 * 60);
    expect(read().slice(0, 2)).toEqual(Array(2).fill(' | Ready since 2:27 PM · 7 min late'));
    expect(screen.getAllByTitle('Promised 2:20 PM')).toHaveLength(2);
    expect(urgency('customer')).toBe('late');
  });

  it('give a caller of the store the time that they were told, and a guest of next week a weekday', () => {
    const told = { placed_by: 'store', order_status: 3 } as const;
    show(
      anOrder({ ...told, estimated_ready_at: at(45).toISOString() }),
      anOrder({
        ...told,
        _id: 'later',
        schedule_at: at(60 * 48).toISOString(),
        estimated_ready_at: at(60 * 48).toISOString(),
      }),
    );
    expect(read()).toEqual(['Ready by 2:45 PM | Promised 2:45 PM', 'Ready by Wed 2:00 PM | Promised Wed 2:00 PM']);
  });

  it('of two hundred orders cost one timer, and draw nothing again that reads as before', () => {
    const far = Array.from({ length: 200 }, (_, index) =>
      anOrder({ _id: `far-${index}`, order_status: 3, schedule_at: at(60 * 26).toISOString() }),
    );
    show(...far, anOrder({ created_at: addSeconds(placed, -300).toISOString() }));
    expect(vi.getTimerCount()).toBe(1);
    const pills = [...document.querySelectorAll('time')];
    const before = pills.map((pill) => pill.textContent);
    pass(10_000);
    const changed = pills.filter((pill, index) => pill.textContent !== before[index]);
    expect(changed.map((pill) => pill.textContent)).toEqual(['Accept within 4:50']);
    expect(drawn).toBe(201);
  });
});
