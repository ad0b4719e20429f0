import { divideRounded, type Minor, thousandths } from '../money';
import { metresOf, metresPerUnit } from './distance';

/** A price for distances from `from` to `to`, both included, in the store's unit. */
export interface FeeBand {
  from: number;
  to: number;
  price: Minor;
}

export const feeModes = ['absolute', 'percentage'] as const;

/** The price of a delivery. Distances in the store's unit (km or mile), money in minor units. */
export interface DeliveryFee {
  /** `percentage`: a share of the items' price, instead of `area_price`, bands, base price, distance and time. */
  mode: (typeof feeModes)[number];
  /** Share of the items' price, with mode `percentage`. */
  percentage: number;
  /** One price everywhere, instead of bands, base price, distance, time and minimum fare; `null` if there is none. */
  area_price: Minor | null;
  /** Prices by distance, instead of base price, distance and time. The first that includes the distance counts. */
  bands: FeeBand[];
  base_price: Minor;
  /** Distance that the base price covers. */
  base_price_distance: number;
  price_per_unit_distance: Minor;
  /** For each started minute of travel: see `deliveryMinutes`. */
  price_per_unit_time: Minor;
  min_fare: Minor;
  /** Delivery is free from this subtotal on; `null` if the subtotal doesn't matter. */
  free_delivery_above: Minor | null;
  /** Delivery is free up to this distance; `null` if the distance doesn't matter. With both set, both must hold. */
  free_delivery_radius: number | null;
}

/** A store's default fee, and how far it delivers if it has no delivery areas. */
export interface DeliveryFeeRules extends DeliveryFee {
  /** The store doesn't deliver beyond this distance. */
  radius: number;
}

/** A fee that consists of base price, distance and minimum alone. */
export const plainFee = {
  mode: 'absolute',
  percentage: 0,
  area_price: null,
  bands: [],
  price_per_unit_time: 0,
  free_delivery_radius: null,
} satisfies Partial<DeliveryFee>;

export const feeStepKeys = [
  'percentage',
  'area_price',
  'band',
  'base_price',
  'distance',
  'time',
  'min_fare',
  'free_delivery',
  'set_by_staff',
] as const;

/** One part of a fee. The amounts of all steps add up to the fee; `free_delivery` is negative. */
export interface FeeStep {
  key: (typeof feeStepKeys)[number];
  amount: Minor;
  /** The metres beyond the base distance, or the minutes, that are charged. */
  metres?: number;
  minutes?: number;
}

/** Minutes per kilometre of straight line: 20 km/h, a bicycle in a town, including detours. */
const minutesPerKilometre = 3;

/** The travel time in started minutes. It's an estimate from the distance, so that a quote never depends on traffic. */
export const deliveryMinutes = (metres: number): number =>
  Math.ceil((Math.round(metres) * minutesPerKilometre) / 1_000);

function isFree({ free_delivery_above: above, free_delivery_radius: radius }: DeliveryFee, route: Route): boolean {
  if (above === null && radius === null) return false;
  return (
    (above === null || route.subtotal >= above) && (radius === null || route.metres <= metresOf(radius, route.isMile))
  );
}

interface Route {
  metres: number;
  subtotal: Minor;
  isMile: boolean;
}

/** Whether the fee is one price everywhere. The minimum fare doesn't apply to it. */
export const hasOnePrice = ({ mode, area_price }: Pick<DeliveryFee, 'mode' | 'area_price'>): boolean =>
  mode === 'absolute' && area_price !== null;

/** Returns the steps of the price before the minimum fare and free delivery. */
function priceSteps(fee: DeliveryFee, { metres, subtotal, isMile }: Route): FeeStep[] {
  if (fee.mode === 'percentage') {
    const amount = divideRounded(BigInt(subtotal) * BigInt(thousandths(fee.percentage)), 100_000n);
    return [{ key: 'percentage', amount }];
  }
  if (fee.area_price !== null) return [{ key: 'area_price', amount: fee.area_price }];
  const band = fee.bands.find(({ from, to }) => metres >= metresOf(from, isMile) && metres <= metresOf(to, isMile));
  if (band) return [{ key: 'band', amount: band.price, metres }];
  const steps: FeeStep[] = [{ key: 'base_price', amount: fee.base_price }];
  const extra = Math.max(0, metres - metresOf(fee.base_price_distance, isMile));
  if (extra > 0 && fee.price_per_unit_distance > 0) {
    // Thousandths of a metre: a mile isn't a whole number of metres.
    const unit = BigInt(Math.round(metresPerUnit(isMile) * 1_000));
    const amount = divideRounded(BigInt(fee.price_per_unit_distance) * BigInt(extra) * 1_000n, unit);
    steps.push({ key: 'distance', amount, metres: extra });
  }
  const minutes = deliveryMinutes(metres);
  if (minutes > 0 && fee.price_per_unit_time > 0) {
    steps.push({ key: 'time', amount: fee.price_per_unit_time * minutes, minutes });
  }
  return steps;
}

const sumOf = (steps: readonly FeeStep[]): Minor => steps.reduce((sum, { amount }) => sum + amount, 0);

/**
 * The fee of a delivery, step by step. Every bound is inclusive, to the metre and to the minor unit.
 *
 * @param route `metres` from the store in a straight line, rounded here; `subtotal` of the items; the store's unit
 * @example feeOf(fee, { metres: 3200, subtotal: 2500, isMile: false }) // { fee: 396, steps: [base_price 290, distance 106] }
 */
export function feeOf(fee: DeliveryFee, route: Route): { fee: Minor; steps: FeeStep[] } {
  const rounded = { ...route, metres: Math.round(route.metres) };
  const steps = priceSteps(fee, rounded);
  const missing = fee.min_fare - sumOf(steps);
  if (missing > 0 && !hasOnePrice(fee)) steps.push({ key: 'min_fare', amount: missing });
  const full = sumOf(steps);
  if (full > 0 && isFree(fee, rounded)) steps.push({ key: 'free_delivery', amount: -full });
  return { fee: sumOf(steps), steps };
}
