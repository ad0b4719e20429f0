import { type AreaShape, prepareAreas } from '#contract/delivery/areas';
import { plainFee } from '#contract/delivery/deliveryFee';
import type { Location } from '#contract/delivery/distance';
import { type PricedArea, quoteDelivery } from '#contract/delivery/quoteDelivery';
import { type OpeningRules, plainService } from '#contract/opening/openingRules';
import { isOpenFor, openState } from '#contract/opening/openState';
import { type Benchmark, median, milliseconds } from './benchmark';

const areaCount = 1_000;
const pointCount = 200;
const store: Location = [48.8566, 2.3522];
const targetMs = 2;

/** A jagged outline around a place. */
function outline([lat, lng]: Location, radius: number): AreaShape {
  const points = Array.from({ length: pointCount }, (_, index): [number, number] => {
    const angle = (2 * Math.PI * index) / pointCount;
    const reach = radius * (index % 2 === 0 ? 1 : 0.8);
    return [lat + reach * Math.sin(angle), lng + reach * Math.cos(angle)];
  });
  return { kind: 'polygon', points };
}

const area = (index: number, center: Location, radius: number): PricedArea => ({
  ...{ _id: String(index), name: [String(index)], is_active: true, fee: null },
  shape: outline(center, radius),
});

const fee = {
  ...plainFee,
  ...{ base_price: 250, base_price_distance: 2, price_per_unit_distance: 80, min_fare: 250 },
  ...{ free_delivery_above: null, radius: 10 },
};

/** Median time of a quote for a place that no area includes, so that every area is compared. */
function timeOf(areas: readonly PricedArea[], location: Location): number {
  const terms = { location: store, isMile: false, fee, areas: prepareAreas(areas) };
  const times: number[] = [];
  for (let round = 0; round < 300; round += 1) {
    const begun = performance.now();
    if (quoteDelivery(terms, { location }, 2_000).is_delivered) throw new Error('the place is in an area');
    times.push(performance.now() - begun);
  }
  return median(times);
}

/** A week of lunch and dinner past midnight, and a dozen festivals: more than most stores have. */
const opening: OpeningRules = {
  ...{ timezone: 'Europe/Paris', is_business: true, is_approved: true, is_provide_table_booking: false },
  order_rules: { is_delivery_on: true, is_pickup_on: true, is_table_on: true },
  opening_hours: Array.from({ length: 7 }, (_, day) => ({
    ...{ day, is_open: true, is_full_day: false },
    slots: [
      { start: '11:30', end: '14:30' },
      { start: '18:00', end: '01:00' },
    ],
  })),
  order_type_hours: {},
  festivals: Array.from({ length: 12 }, (_, month) => ({
    ...{ _id: String(month), name: ['Festival'], is_yearly: true },
    start_date: `2030-${String(month + 1).padStart(2, '0')}-25`,
    end_date: `2030-${String(month + 1).padStart(2, '0')}-26`,
    hours: { is_open: false, is_full_day: false, slots: [] },
  })),
  service_state: plainService,
};

/** Median time of what an order asks the engines: whether the store is open, whether it delivers there, and for what fee. */
function timeOfOrder(): number {
  const areas = Array.from({ length: 5 }, (_, index) => area(index, store, 0.01 + index * 0.01));
  const terms = { location: store, isMile: false, fee, areas: prepareAreas(areas) };
  const times = Array.from({ length: 2_000 }, (_, minute) => {
    const at = new Date(Date.UTC(2031, 4, 6) + minute * 60_000);
    const begun = performance.now();
    isOpenFor(opening, 'delivery', at);
    openState(opening, 'delivery', at);
    quoteDelivery(terms, { location: [store[0] + 0.03, store[1]] }, 2_000);
    return performance.now() - begun;
  });
  return median(times);
}

/** A twentieth of the p50 that row 11 last recorded for `create_order`. */
const shareMs = 3.26 / 20;

/** Row 16: the areas of a store are compared with an address. */
export const deliveryAreas: Benchmark = {
  row: 16,
  title: `a quote over ${areaCount} delivery areas of ${pointCount} points`,
  async run() {
    const spread = Array.from({ length: areaCount }, (_, index) =>
      area(index, [store[0] + (index % 40) * 0.02, store[1] + Math.floor(index / 40) * 0.02], 0.015),
    );
    // Every bounding box includes the place, and no outline does: it lies in a box's corner.
    const nested = Array.from({ length: areaCount }, (_, index) => area(index, store, 0.05 + index * 1e-6));
    const figures = [
      { what: 'areas side by side', measured: timeOf(spread, [store[0] - 0.5, store[1]]) },
      { what: 'areas that all overlap', measured: timeOf(nested, [store[0] + 0.049, store[1] + 0.049]) },
    ];
    const all = [
      ...figures.map((figure) => ({ ...figure, most: targetMs })),
      { what: 'opening state and quote of one order, 5 areas', measured: timeOfOrder(), most: shareMs },
    ];
    return all.map(({ what, measured, most }) => ({
      what,
      measured: milliseconds(measured),
      reference: '',
      ratio: '',
      target: `under ${milliseconds(most)}`,
      isReached: measured < most,
    }));
  },
};
