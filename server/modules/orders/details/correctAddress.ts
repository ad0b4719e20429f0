import { errorCodes } from '#contract/codes/errorCodes';
import type { DeliveryAddress } from '#contract/entities/order';
import { deliveryFee, distanceBetween } from '#contract/orders/deliveryFee';
import { ruleBroken } from '../fieldErrors';
import type { StoreTerms } from '../storeTerms';
import { type Correcting, type Correction, noCorrection, told } from './correction';

const isSamePlace = (one: DeliveryAddress, other: DeliveryAddress): boolean =>
  one.location.every((degrees, index) => degrees === other.location[index]);

/** Whether more than the note differs. */
export const isElsewhere = (before: DeliveryAddress, after: DeliveryAddress): boolean =>
  before.address !== after.address || !isSamePlace(before, after);

/** The fee stays as agreed: a corrected house number is no new price. Beyond its reach the store delivers to nobody. */
function assertReach({ store, fee }: StoreTerms, subtotal: number, { location }: DeliveryAddress): void {
  const metres = distanceBetween([store.latitude, store.longitude], location);
  if (deliveryFee(metres, subtotal, fee, store.is_distance_unit_mile) === null) {
    throw ruleBroken(errorCodes.DELIVERY_NOT_AVAILABLE_IN_AREA, 'delivery_address');
  }
}

/**
 * Another door, another place on the map, another note for whoever brings it.
 *
 * @throws 558 where the store does not deliver so far
 */
export function correctAddress({ row, body, terms, actor }: Correcting): Correction {
  const before = row.delivery_address;
  if (!body.delivery_address || !before) return noCorrection;
  const { address, location, note } = body.delivery_address;
  const after: DeliveryAddress = { address, location, ...(note ? { note } : {}) };
  const isMoved = !isSamePlace(before, after);
  if (isMoved) assertReach(terms, row.subtotal, after);
  const happenings = [
    ...told('address_changed', actor, before.address, address),
    ...(isMoved && before.address === address ? [{ kind: 'position_changed', actor } as const] : []),
    ...told('note_changed', actor, before.note, note),
  ];
  return happenings.length > 0 ? { set: { delivery_address: after }, happenings } : noCorrection;
}
