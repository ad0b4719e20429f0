import { type AreaShape, prepareAreas } from '#contract/delivery/areas';
import { plainFee } from '#contract/delivery/deliveryFee';
import type { Location } from '#contract/delivery/distance';
import { type PricedArea, quoteDelivery } from '#contract/delivery/quoteDelivery';
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
    return figures.map(({ what, measured }) => ({
      what,
      measured: milliseconds(measured),
      reference: '',
      ratio: '',
      target: `under ${milliseconds(targetMs)}`,
      isReached: measured < targetMs,
    }));
  },
};
