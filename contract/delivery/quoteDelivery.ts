import type { Minor } from '../money';
import { type Area, findArea, type Place, type PreparedArea } from './areas';
import { type DeliveryFee, type DeliveryFeeRules, type FeeStep, feeOf } from './deliveryFee';
import { distanceBetween, type Location, metresOf } from './distance';

/** An area with the fields that a quote needs. */
export interface PricedArea extends Area {
  name: string[];
  /** `null`: the store's default fee. */
  fee: DeliveryFee | null;
}

/** Where a store delivers, and for what fee. */
export interface DeliveryTerms {
  /** The store. */
  location: Location;
  isMile: boolean;
  /** The default fee, and the radius for a store without active areas. */
  fee: DeliveryFeeRules;
  areas: readonly PreparedArea<PricedArea>[];
}

/** Whether a store delivers to a place, and how the fee was calculated. */
export interface DeliveryQuote {
  is_delivered: boolean;
  /** The area that wins; none for a store that delivers by radius. */
  area?: { _id: string; name: string[] };
  /** From the store in a straight line. */
  metres: number;
  /** 0 if the store doesn't deliver there. */
  fee: Minor;
  steps: FeeStep[];
}

/** The store's default fee for a place, whether or not the store delivers there. */
export function defaultFee({ fee, isMile, location }: DeliveryTerms, place: Place, subtotal: Minor) {
  const metres = Math.round(distanceBetween(location, place.location));
  return { metres, ...feeOf(fee, { metres, subtotal, isMile }) };
}

/** Whether areas decide where the store delivers. If it has no active area, it delivers within its default radius. */
export const hasAreas = ({ areas }: Pick<DeliveryTerms, 'areas'>): boolean => areas.some(({ area }) => area.is_active);

/**
 * Whether the store delivers to a place, from which area and for what fee. The first active area in the list that
 * includes the place wins; its fee, or else the store's default fee, applies.
 *
 * @param subtotal price of the items
 */
export function quoteDelivery(terms: DeliveryTerms, place: Place, subtotal: Minor): DeliveryQuote {
  const { fee, isMile, location, areas } = terms;
  const metres = Math.round(distanceBetween(location, place.location));
  const won = findArea(areas, place);
  const isDelivered = won !== undefined || (!hasAreas(terms) && metres <= metresOf(fee.radius, isMile));
  if (!isDelivered) return { is_delivered: false, metres, fee: 0, steps: [] };
  const priced = feeOf(won?.fee ?? fee, { metres, subtotal, isMile });
  return { is_delivered: true, ...(won ? { area: { _id: won._id, name: won.name } } : {}), metres, ...priced };
}
