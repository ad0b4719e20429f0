import { divideRounded, type Minor } from '../money';

/** `[latitude, longitude]` in degrees. */
export type Location = readonly [number, number];

/** A store's default delivery fee. Distances in the store's unit (km or mile), money in minor units. */
export interface DeliveryFeeRules {
  base_price: Minor;
  /** Distance that the base price covers. */
  base_price_distance: number;
  price_per_unit_distance: Minor;
  min_fare: Minor;
  /** The store doesn't deliver beyond this distance. */
  radius: number;
  /** Delivery is free from this subtotal on; `null` never. */
  free_delivery_above: Minor | null;
}

const earthRadius = 6_371_008.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in metres. */
export function distanceBetween([latA, lngA]: Location, [latB, lngB]: Location): number {
  const half =
    Math.sin(radians(latB - latA) / 2) ** 2 +
    Math.cos(radians(latA)) * Math.cos(radians(latB)) * Math.sin(radians(lngB - lngA) / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(half)));
}

export const metresPerUnit = (isMile: boolean): number => (isMile ? 1_609.344 : 1_000);

/** The fee for a distance in metres, or `null` where the store does not deliver so far (error 558). */
export function deliveryFee(metres: number, subtotal: Minor, rules: DeliveryFeeRules, isMile: boolean): Minor | null {
  const unit = metresPerUnit(isMile);
  if (metres > rules.radius * unit) return null;
  if (rules.free_delivery_above !== null && subtotal >= rules.free_delivery_above) return 0;
  const extra = Math.max(0, Math.round(metres - rules.base_price_distance * unit));
  const byDistance = divideRounded(BigInt(rules.price_per_unit_distance) * BigInt(extra), BigInt(Math.round(unit)));
  return Math.max(rules.min_fare, rules.base_price + byDistance);
}
