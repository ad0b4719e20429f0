import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index';
import { distanceBetween, metresPerUnit } from '#contract/delivery/distance';
import { noStoreDetails, type Store, storeSchema } from '#contract/entities/store';
import { plainService } from '#contract/opening/openingRules';
import { isOpenAt } from '#contract/opening/weeklyHours';
import { lineProblems } from '#contract/orders/lineRules';
import type { DemoStore } from '#server/db/seed/demo/demoStore';
import { lakesideSmokehouse } from '#server/db/seed/demo/lakesideSmokehouse';
import { menuRows } from '#server/db/seed/demo/menuRows';
import { menuOfRows } from '#server/db/seed/demo/storeScene';
import { trattoriaBelvedere } from '#server/db/seed/demo/trattoriaBelvedere';
import { seededRandom } from '#server/demoData/random';
import { inventOrder } from '#server/simulator/customers';

const store_id = '0190f000-0000-7000-8000-000000000001';

/** The store as the platform lists it. */
const storeOf = (demo: DemoStore): Store =>
  storeSchema.parse({
    day_starts_at: 0,
    is_show_dashboard: true,
    ...demo.row,
    ...noStoreDetails,
    order_type_hours: {},
    festivals: [],
    service_state: plainService,
    _id: store_id,
    version: 1,
    image: null,
    image_url: '',
    owner_first_name: '',
    owner_last_name: '',
    owner_image: null,
    location: demo.people.location,
    currency: demo.menu.currency,
    is_tax_included: demo.menu.is_tax_included,
    is_use_item_tax: demo.menu.is_use_item_tax,
    store_tax: demo.menu.tax,
    opening_hours: demo.opening_hours,
    order_rules: demo.order_rules,
    booking_rules: demo.booking_rules,
    delivery_fee: demo.delivery_fee,
  });

describe.each([trattoriaBelvedere, lakesideSmokehouse])('customers of a demo store', (demo) => {
  const store = storeOf(demo);
  const { items, groups } = menuOfRows(menuRows(store_id, demo.menu, seededRandom(7), new Date('2026-01-01')));
  const menu = {
    items: [...items.values()],
    modifier_groups: [...groups.values()],
    tables: demo.tables.map(([min_persons, max_persons], index) => ({
      _id: `0190f000-0000-7000-8000-0000000001${String(index).padStart(2, '0')}`,
      version: 1,
      number: index + 1,
      code: `T${index + 1}`,
      min_persons,
      max_persons,
      is_bookable: true,
    })),
  };

  it('order what the server can accept: shape, modifiers, minimum, distance, slot, seats', () => {
    const instants = fc.date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(fc.integer(), instants, (seed, now) => {
        const order = inventOrder(store, menu, now, seededRandom(seed));
        expect(order).not.toBeNull();
        const parsed = calls['platform/create_order'].body.parse(JSON.parse(JSON.stringify(order)));
        let worth = 0;
        for (const line of parsed.items) {
          const item = items.get(line.item_id);
          if (!item) throw new Error('not on the menu');
          worth += item.price * line.quantity;
          const attached = item.modifier_groups.flatMap((id) => groups.get(id) ?? []);
          expect(lineProblems(item, attached, line.modifiers)).toEqual([]);
        }
        expect(worth).toBeGreaterThanOrEqual(store.minimum_order_price);
        expect(parsed.delivery_address !== undefined).toBe(parsed.order_type === 'delivery');
        if (parsed.delivery_address) {
          const metres = distanceBetween(store.location, parsed.delivery_address.location);
          expect(metres).toBeLessThan(store.delivery_fee.radius * metresPerUnit(store.is_distance_unit_mile));
        }
        if (parsed.schedule_at) {
          const slot = new Date(parsed.schedule_at);
          expect(slot.getTime()).toBeGreaterThan(now.getTime());
          expect(isOpenAt(store.opening_hours, slot, store.timezone)).toBe(true);
        }
        const table = menu.tables.find(({ _id }) => _id === parsed.table_id);
        expect(table !== undefined).toBe(parsed.order_type === 'table');
        if (table) {
          expect(parsed.persons).toBeGreaterThanOrEqual(table.min_persons);
          expect(parsed.persons).toBeLessThanOrEqual(table.max_persons);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('order nothing from an empty menu', () => {
    const empty = { items: [], modifier_groups: [], tables: [] };
    expect(inventOrder(store, empty, new Date('2026-05-01T12:00:00Z'), seededRandom(1))).toBeNull();
  });
});
