import type { BookingRequest } from '#contract/bookings/bookingFacts';
import { agreedFee } from '#contract/bookings/bookingFee';
import { slotsOf } from '#contract/bookings/slotsOf';
import type { ReplyOf } from '#contract/calls/index';
import type { Database } from '#server/db/database';
import type { Handler } from '#server/http/handler';
import { loadBookingFacts } from '../../bookings/service';
import { loadStoreTerms, type StoreTerms } from '../storeTerms';

async function readTableSlots(
  db: Database,
  terms: StoreTerms,
  { date, persons }: { date: string; persons: number },
  { by, now, except, typed_id }: Pick<BookingRequest, 'by' | 'now' | 'except'> & { typed_id?: string | undefined },
): Promise<ReplyOf<'get_table_slots'>> {
  const facts = await loadBookingFacts(db, terms, date, now, typed_id);
  const times = slotsOf(facts, date, { persons, by, now, except }).map(({ at, ...slot }) => ({
    at: at.toISOString(),
    ...slot,
  }));
  return {
    slots: times.flatMap(({ blocked_by, ...slot }) => (blocked_by ? [] : [slot])),
    blocked_by: times.flatMap(({ blocked_by: rule, ...slot }) => (rule ? [{ ...slot, rule }] : [])),
  };
}

/** The times at which the store's staff can book a table without an override. */
export const getTableSlots: Handler<'get_table_slots'> = async (body, { db, session, now }) =>
  readTableSlots(db, await loadStoreTerms(db, session.store_id), body, {
    ...{ by: 'store', now: now(), typed_id: body.typed_id },
  });

/** The times at which a customer can book a table, and what the store tells them before they do. */
export const getPlatformTableSlots: Handler<'platform/get_table_slots'> = async (body, { db, now }) => {
  const terms = await loadStoreTerms(db, body.store_id);
  const { persons_max, guest_note, large_party_note, fee } = terms.booking_rules;
  const note = body.persons > persons_max ? large_party_note : guest_note;
  const { slots, blocked_by } = await readTableSlots(db, terms, body, { by: 'guest', now: now() });
  const { due_within = 0, after_no_shows = 0 } = fee ?? {};
  const booking_fee =
    fee && terms.rules.is_card_on
      ? { ...agreedFee(fee, body.persons, terms.store.store_tax), due_within, after_no_shows }
      : null;
  return { slots, blocked_by: blocked_by.map(({ at, rule }) => ({ at, rule })), note: [...note], booking_fee };
};

/** The times to which the guests of a booking can move it. */
export async function timesForGuests(
  db: Database,
  terms: StoreTerms,
  wanted: { date: string; persons: number },
  { except, now }: { except: string; now: Date },
): Promise<string[]> {
  const { slots } = await readTableSlots(db, terms, wanted, { by: 'guest', now, except });
  return slots.map(({ at }) => at);
}
