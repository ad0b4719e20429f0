import { haveSamePostcodes } from '#contract/delivery/areas';
import type { DeliveryAddress, OrderItem } from '#contract/entities/order';
import type { Database } from '#server/db/database';
import { pendingChange } from '../changes/changeRecords';
import { estimatedReadyAt } from '../moves/moveEffects';
import { assertDelivers } from '../placing/orderCharges';
import { assertServedAt } from '../placing/orderLines';
import { orderTime, slotOf, takePlaceInSlot } from '../placing/orderTime';
import { refuseAll } from '../refusals';
import { type Correcting, type Correction, correctionEvent, noCorrection } from './correction';

const isSamePlace = (one: DeliveryAddress, other: DeliveryAddress): boolean =>
  one.location.every((degrees, index) => degrees === other.location[index]);

/** Whether anything besides the note differs. */
export const isElsewhere = (before: DeliveryAddress, after: DeliveryAddress): boolean =>
  before.address !== after.address || !isSamePlace(before, after);

/**
 * Corrects the address, the location, or the note for the delivery person.
 *
 * @throws 558 if the store doesn't deliver there
 */
export function correctAddress({ row, body, terms, actor }: Correcting): Correction {
  const before = row.delivery_address;
  if (!body.delivery_address || !before) return noCorrection;
  const { address, location, postcode, note } = body.delivery_address;
  const after: DeliveryAddress = { address, location, ...(postcode ? { postcode } : {}), ...(note ? { note } : {}) };
  const isMoved = !isSamePlace(before, after);
  // The fee stays as agreed: correcting a house number doesn't change the price.
  if (isMoved || !haveSamePostcodes(before, after)) assertDelivers(terms, after, row.subtotal);
  const happenings = [
    ...correctionEvent('address_changed', actor, before.address, address),
    ...(isMoved && before.address === address ? [{ kind: 'position_changed', actor } as const] : []),
    ...correctionEvent('note_changed', actor, before.note, note),
  ];
  return happenings.length > 0 ? { set: { delivery_address: after }, happenings } : noCorrection;
}

/** Corrects the customer's phone number for this order. */
export function correctPhone({ row, body: { customer }, actor }: Correcting): Correction {
  if (!customer) return noCorrection;
  const happenings = correctionEvent(
    'phone_changed',
    actor,
    row.customer_phone && `${row.customer_country_phone_code} ${row.customer_phone}`,
    `${customer.country_phone_code} ${customer.phone}`,
  );
  if (happenings.length === 0) return noCorrection;
  return {
    set: { customer_country_phone_code: customer.country_phone_code, customer_phone: customer.phone },
    happenings,
  };
}

/** The order's lines, plus those it gets if the customer accepts a pending change. */
async function linesOf(tx: Database, { row, items }: Pick<Correcting, 'row' | 'items'>): Promise<OrderItem[]> {
  const pending = await pendingChange(tx, row);
  const numbers = items.map(({ line }) => line);
  return [...items, ...(pending?.after.items ?? []).filter(({ line }) => !numbers.includes(line))];
}

/**
 * Moves a scheduled order to another time: it is due then, and gets a new promised time if it was accepted.
 *
 * @throws the errors of `orderTime` and `takePlaceInSlot`, and 4022 for lines whose items aren't served then
 */
export async function correctTime(
  tx: Database,
  correcting: Omit<Correcting, 'body'> & { body: Pick<Correcting['body'], 'schedule_at'> },
): Promise<Correction> {
  const { row, body, terms, actor, now } = correcting;
  const { schedule_at } = body;
  if (schedule_at === undefined || Date.parse(schedule_at) === row.schedule_at?.getTime()) return noCorrection;
  const { order_type } = row;
  // The hours are among the rules by which tables are booked, which `correctSeat` applies.
  const timeOf = order_type === 'table' ? slotOf : orderTime;
  const slot = timeOf(terms, { order_type, schedule_at }, now);
  if (!slot) return noCorrection;
  const { store } = terms;
  refuseAll([await takePlaceInSlot(tx, terms, { order_type, slot, except: row.id })]);
  await assertServedAt(tx, store.id, await linesOf(tx, correcting), { at: slot, timezone: store.timezone });
  const promised =
    row.accepted_at && !row.rounds
      ? { estimated_ready_at: estimatedReadyAt({ ...row, schedule_at: slot }, { rules: terms.rules, now }) }
      : {};
  return {
    // Guests who confirmed or were reminded of another time are asked and reminded again.
    set: { schedule_at: slot, due_at: slot, guest_confirmed_at: null, guest_reminded_at: null, ...promised },
    happenings: correctionEvent('time_changed', actor, row.schedule_at?.toISOString(), slot.toISOString()),
  };
}
