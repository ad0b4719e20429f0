import { expect, it } from 'vitest';
import { seededRandom } from '#server/demoData/random';
import { bookTable } from '#server/simulator/bookTable';
import type { Simulation } from '#server/simulator/simulation';
import { aStore } from '../../support/accounts';

const now = new Date('2026-03-18T17:20:00.000Z');
const store = aStore();
const joined = ['0190f000-0000-7000-8000-000000000011', '0190f000-0000-7000-8000-000000000012'];
const wish = {
  ...{ idempotency_key: 'simulated-1', store_id: store._id, order_type: 'table', persons: 5 },
  ...{ customer: { name: 'Ada' }, items: [{ item_id: store._id, quantity: 1, modifiers: [] }] },
  ...{ paid_by: 'card', payment_status: 'pending', table_id: store._id },
} as unknown as Parameters<typeof bookTable>[0];

const simulationOf = (slots: { at: string; table_ids: string[][] }[], seed: number) => {
  const asked: unknown[] = [];
  const call = (async (_name: string, body: unknown) => {
    asked.push(body);
    return { reply: { success: true, slots, blocked_by: [], note: [] } };
  }) as unknown as Simulation['call'];
  return { asked, simulation: { call, random: seededRandom(seed) } as Simulation };
};

it('guests take a time and the best tables that the store offers them, some without dishes', async () => {
  const slots = ['18:00', '18:15'].map((clock) => ({
    at: `2026-03-18T${clock}:00.000Z`,
    table_ids: [joined, [store._id]],
  }));
  const booked = await Promise.all(
    Array.from({ length: 20 }, async (_, seed) => {
      const { asked, simulation } = simulationOf(slots, seed);
      const order = await bookTable(wish, store, simulation, now);
      expect(asked).toEqual([
        { store_id: store._id, persons: 5, date: expect.stringMatching(/^2026-03-(1[89]|2[0-4])$/) },
      ]);
      expect(order).toMatchObject({ persons: 5, table_ids: joined });
      expect(order).not.toHaveProperty('table_id');
      expect(slots.map(({ at }) => at)).toContain(order?.schedule_at);
      return order;
    }),
  );
  const withoutDishes = booked.filter((order) => order?.items.length === 0);
  expect(withoutDishes.length).toBeGreaterThan(0);
  expect(withoutDishes.length).toBeLessThan(20);
  expect(new Set(withoutDishes.map((order) => order?.paid_by))).toEqual(new Set(['cash']));
});

it('guests who find no time don’t book', async () => {
  const { simulation } = simulationOf([], 1);
  expect(await bookTable(wish, store, simulation, now)).toBeNull();
});
