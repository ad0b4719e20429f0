import { guestStateOf } from '#contract/bookings/guestRules';
import type { guestCalls } from '#contract/calls/guests';
import { errorCodes } from '#contract/codes/errorCodes';
import { orderStatus } from '#contract/orders/statuses';
import { CallError } from '#server/http/callError';
import type { Handlers } from '#server/http/handler';
import { auditScope, runAudited } from '../../audit/service';
import { takingTables } from '../../bookings/service';
import { customerActor } from '../actor';
import { alterOrder } from '../alterOrder';
import { moveOrder } from '../moves/moveOrder';
import { lockOrder } from '../orderRecord';
import { orderSubject } from '../orderSubject';
import { timesForGuests } from '../placing/getTableSlots';
import { loadOrderTerms, loadStoreTerms } from '../storeTerms';
import { changeBooking } from './changeBooking';
import { bookingOf, lockBookingOf, makeGuestLink } from './guestLink';
import { canCancel, changesOf, chargeNow, guestsOrder, lowersCharge, presentBooking } from './presentBooking';

/** Refuses what comes too late, without telling anyone with the link about the order. */
const tooLate = () => new CallError(errorCodes.STATUS_CHANGE_FAILED);

/** The calls of guests who have the link of their booking. Everything they do is the customer's in its history. */
export const guestHandlers: Handlers<keyof typeof guestCalls> = {
  make_guest_link: makeGuestLink,

  async get_guest_booking({ token }, { db, now, paymentGateways: gateways }) {
    const row = await bookingOf(db, token);
    return { booking: await presentBooking(db, row, await loadStoreTerms(db, row.store_id), { now: now(), gateways }) };
  },

  async get_guest_slots({ token, date, persons }, { db, now }) {
    const row = await bookingOf(db, token);
    const terms = await loadStoreTerms(db, row.store_id);
    const at = now();
    const { changes, persons_max } = changesOf(row, terms, at);
    if (changes !== 'any' || persons > persons_max) return { times: [] };
    const times = await timesForGuests(db, terms, { date, persons }, { except: row.id, now: at });
    return { times: times.filter((time) => !lowersCharge(row, { persons, at: new Date(time) }, terms, at)) };
  },

  async confirm_guest_booking({ token }, { db, now, paymentGateways: gateways, wakeOutbox }) {
    const at = now();
    const { store_id } = await bookingOf(db, token);
    const terms = await loadStoreTerms(db, store_id);
    const booking = await db.transaction(async (tx) => {
      const row = await lockBookingOf(tx, token);
      const state = guestStateOf(guestsOrder(row), at);
      if (state !== 'accepted' && state !== 'requested') throw tooLate();
      if (row.guest_confirmed_at) return presentBooking(tx, row, terms, { now: at, gateways });
      const happening = { kind: 'guests_confirmed', actor: customerActor(row.customer_name) } as const;
      await alterOrder(tx, row, { set: { guest_confirmed_at: at }, happenings: [happening] }, at);
      return presentBooking(tx, { ...row, guest_confirmed_at: at }, terms, { now: at, gateways });
    });
    wakeOutbox();
    return { booking };
  },

  async change_guest_booking({ token, persons, schedule_at }, { db, now, paymentGateways: gateways, wakeOutbox }) {
    const at = now();
    const { store_id: storeId } = await bookingOf(db, token);
    const terms = await loadOrderTerms(db, storeId);
    const booking = await takingTables(() =>
      db.transaction(async (tx) => {
        const row = await lockBookingOf(tx, token);
        const { id, customer_name: name } = row;
        const scope = auditScope();
        if (scope) scope.actor = { kind: 'customer', id: null, name };
        const audited = { entity: 'order', action: 'correct' } as const;
        const caller = { id: '', sub_store_id: null };
        await runAudited(tx, { storeId, audited, subject: orderSubject, body: { order_id: id }, caller }, async () => {
          await changeBooking(tx, row, { persons, at: new Date(schedule_at) }, { terms, now: at });
          return {};
        });
        return presentBooking(tx, await lockOrder(tx, storeId, id), terms, { now: at, gateways });
      }),
    );
    wakeOutbox();
    return { booking };
  },

  async cancel_guest_booking({ token, charge }, { db, now, paymentGateways: gateways, wakeOutbox }) {
    const at = now();
    const { store_id } = await bookingOf(db, token);
    const terms = await loadStoreTerms(db, store_id);
    const booking = await db.transaction(async (tx) => {
      const row = await lockBookingOf(tx, token);
      if (!canCancel(row, terms, at)) throw tooLate();
      if (chargeNow(row, terms, at) !== charge) throw new CallError(errorCodes.CHANGED_MEANWHILE);
      const actor = customerActor(row.customer_name);
      const move = { axis: 'order', from: row.order_status, to: orderStatus.CANCELLED_BY_CUSTOMER, actor } as const;
      await moveOrder(tx, row, { moves: [move] }, { rules: terms.rules, now: at });
      return {
        ...(await presentBooking(tx, await lockOrder(tx, store_id, row.id), terms, { now: at, gateways })),
        charge,
      };
    });
    wakeOutbox();
    return { booking };
  },
};
