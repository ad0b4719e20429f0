import type { BookingFee } from '#contract/bookings/bookingRules';
import type { TestApp } from './buildTestApp';
import { callAs } from './callApi';
import { makeTable, orderInput, type StoreOptions } from './factories/index';
import { MemoryGateway } from './memoryGateway';
import { openPaymentDesk } from './paymentDesk';

export const noon = new Date('2031-06-13T10:00:00Z');
export const evening = new Date('2031-06-13T17:00:00.000Z');

const aFee: BookingFee = { amount: 500, per: 'person', is_off_the_bill: true, due_within: 60, after_no_shows: 0 };

type Fields = Partial<ReturnType<typeof orderInput>>;

/** A store with a gateway and two tables for four that asks 5.00 of each guest, and what its guests do. */
export async function openFeeDesk(test: TestApp, fee: Partial<BookingFee> = {}, options: Partial<StoreOptions> = {}) {
  const { booking_rules, ...more } = options;
  const desk = await openPaymentDesk(test, new MemoryGateway(), {
    booking_rules: { accept_persons_max: 6, fee: { ...aFee, ...fee }, ...booking_rules },
    ...more,
  });
  const table = await makeTable(test.db, desk.store, { number: 4, min_persons: 1, max_persons: 4 });
  await makeTable(test.db, desk.store, { number: 5, min_persons: 1, max_persons: 4 });
  const bookingInput = (fields: Fields = {}) => ({
    ...orderInput(desk.item, { order_type: 'table', persons: 4, items: [], paid_by: 'cash' }),
    ...{ schedule_at: evening.toISOString(), ...fields },
  });
  return {
    ...desk,
    table,
    bookingInput,
    /** Four guests book for the evening, and are to pay 20.00. */
    book: async (fields: Fields = {}) => {
      const placed = { ...bookingInput(fields), store_id: desk.store.id };
      return (await callAs(test.app, 'platform', 'platform/create_order', placed)).order;
    },
    /** The order as the store sees it. */
    seen: async (order: { _id: string }) => (await desk.getOrder(order)).order,
    /** The guests pay at the store's gateway. @returns the amount */
    payOnline: async (order: { _id: string }) => {
      const { id, amount } = await desk.start(order);
      desk.gateway.pay(id, test.clock.now ?? noon);
      await desk.tell(id);
      return amount;
    },
  };
}

export type FeeDesk = Awaited<ReturnType<typeof openFeeDesk>>;
