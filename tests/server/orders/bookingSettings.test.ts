import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookingLimits } from '#contract/bookingLimits';
import { errorCodes } from '#contract/codes/errorCodes';
import { businessDate } from '#contract/time';
import { auditEntries } from '#server/db/schema/audit';
import { storeSettings, stores } from '#server/db/schema/index';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { call, callAs, errorOf } from '../../support/callApi';
import { makeSubStore } from '../../support/factories/index';
import { loginSubStore } from '../../support/login';
import { type OrderProvider, openOrderStore } from '../../support/orderDesk';

let test: TestApp;
let desk: OrderProvider;

beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  desk = await openOrderStore(test);
});
afterAll(() => test.close());

const stored = async () => {
  const [row] = await test.db.select().from(storeSettings).where(eq(storeSettings.store_id, desk.store.id));
  if (!row) throw new Error('The store has no settings');
  return row;
};

type Update = `update_booking_${'times' | 'stays' | 'covers' | 'answers' | 'texts' | 'policy'}`;
const update = (name: Update, fields: object, version = 1) =>
  call(test.app, desk.owner, name, { version, ...fields } as never);
/** The path and code of each error. */
const refusals = async (name: Update, fields: object) => {
  const reply = (await update(name, fields)) as { error_code?: number; errors?: { path: string; code: string }[] };
  expect(reply.error_code).toBe(errorCodes.FIELDS_NOT_VALID);
  return reply.errors?.map(({ path, code }) => `${path}: ${code}`);
};

const charge = { mode: 'absolute', charge: 1000, per: 'person' } as const;
const tier = { persons_min: 1, from: '', to: '', charges: [{ hours_before: 24, ...charge }], no_show: null };
const evening = { day: 5, from: '19:00', to: '21:00', covers_max: 20, guest_covers_max: 10 };

describe('the rules for booking tables', () => {
  it('change one section at a time, and leave those of deliveries and pickups alone', async () => {
    const before = await stored();
    await update('update_booking_times', { booking_slot_minutes: 30, booking_persons_max: 6 });
    await update('update_booking_answers', { booking_accept_persons_max: 4, booking_after_grace: 'ask' });
    const after = await stored();
    expect(after.booking_rules).toEqual({
      ...before.booking_rules,
      ...{ slot_minutes: 30, persons_max: 6, accept_persons_max: 4, after_grace: 'ask' },
    });
    expect(after.order_rules).toEqual(before.order_rules);
    const { booking_answers } = await callAs(test.app, desk.owner, 'get_booking_answers', {});
    expect(booking_answers).toMatchObject({ version: 2, booking_accept_persons_max: 4, booking_after_grace: 'ask' });
    const isOfSettings = and(eq(auditEntries.store_id, desk.store.id), eq(auditEntries.entity, 'store'));
    const entries = await test.db.select().from(auditEntries).where(isOfSettings);
    expect(entries[0]).toMatchObject({ new_values: { booking_slot_minutes: 30, booking_persons_max: 6 } });
    expect(await update('update_booking_times', { booking_slot_minutes: 20 })).toMatchObject({
      error_code: errorCodes.CHANGED_MEANWHILE,
      current: { version: 2, booking_slot_minutes: 30 },
    });
  });

  it('keep closed days in their order, each once, and forget those that are over', async () => {
    const [yesterday, today, tomorrow] = [-1, 0, 1].map((days) => businessDate(new Date(), desk.store, days));
    await update('update_booking_times', { booking_closed_dates: [tomorrow, yesterday, today, tomorrow] });
    expect((await stored()).booking_rules.closed_dates).toEqual([today, tomorrow]);
  });

  it('refuse what doesn’t fit together, at the field that was changed', async () => {
    await update('update_booking_times', { booking_persons_min: 2, booking_persons_max: 6 });
    const range = { version: 2 };
    expect(await update('update_booking_times', { ...range, booking_persons_min: 7 })).toMatchObject({
      errors: [{ path: 'booking_persons_min', code: 'too_big', params: { maximum: 6 } }],
    });
    expect(await update('update_booking_times', { ...range, booking_persons_max: 1 })).toMatchObject({
      errors: [{ path: 'booking_persons_max', code: 'too_small', params: { minimum: 2 } }],
    });
    const stays = [4, 4].map((persons_max) => ({ persons_max, minutes: 90 }));
    expect(await refusals('update_booking_stays', { booking_stays: stays })).toEqual([
      'booking_stays.1.persons_max: too_small',
    ]);
    expect(await refusals('update_booking_stays', { booking_stays: [] })).toEqual(['booking_stays: too_small']);
    expect(await refusals('update_booking_stays', { booking_reset_minutes: bookingLimits.resetMax + 1 })).toEqual([
      'booking_reset_minutes: too_big',
    ]);
    for (const persons of [0, 11]) {
      expect(
        await errorOf(test.app, desk.owner, 'update_booking_times', { version: 2, booking_persons_max: persons }),
      ).toBe(errorCodes.FIELDS_NOT_VALID);
    }
  });

  it('limit customers to fewer guests than all, and each quarter of an hour by one exception', async () => {
    const covers = (fields: object) => refusals('update_booking_covers', fields);
    expect(await covers({ booking_covers_max: 10, booking_guest_covers_max: 11 })).toEqual([
      'booking_guest_covers_max: too_big',
    ]);
    const exceptions = (...booking_cover_exceptions: object[]) => covers({ booking_cover_exceptions });
    expect(await exceptions({ ...evening, guest_covers_max: 21 })).toEqual([
      'booking_cover_exceptions.0.guest_covers_max: too_big',
    ]);
    expect(await exceptions(evening, { ...evening, from: '20:45', to: '23:00' })).toEqual([
      'booking_cover_exceptions.1.from: duplicate',
    ]);
    expect(await exceptions({ ...evening, from: '19:10' })).toEqual([
      'booking_cover_exceptions.0.from: invalid_format',
    ]);
    const fits = [evening, { ...evening, from: '21:00', to: '23:00' }, { ...evening, day: 6 }];
    expect(await update('update_booking_covers', { booking_cover_exceptions: fits })).toMatchObject({ success: true });
  });

  it('find an overlap after midnight, in the same business day', async () => {
    await test.db.update(stores).set({ day_starts_at: 240 }).where(eq(stores.id, desk.store.id));
    const late = { ...evening, from: '22:00', to: '02:00' };
    const after = { ...evening, from: '01:00', to: '03:00' };
    expect(await refusals('update_booking_covers', { booking_cover_exceptions: [late, after] })).toEqual([
      'booking_cover_exceptions.1.from: duplicate',
    ]);
  });

  it('store notes in the store’s languages only', async () => {
    await update('update_booking_texts', { booking_guest_note: ['No dogs, please'] });
    expect((await stored()).booking_rules.guest_note).toEqual(['No dogs, please']);
    const languages = desk.store.languages_supported.length;
    const tooMany = Array.from({ length: languages + 1 }, () => 'Note');
    expect(
      await call(test.app, desk.owner, 'update_booking_texts', { version: 2, booking_guest_note: tooMany }),
    ).toMatchObject({
      errors: [{ path: 'booking_guest_note', code: 'too_big' }],
    });
  });

  it('charge for cancelling by descending hours and ascending parties', async () => {
    const policy = (...booking_tiers: object[]) => refusals('update_booking_policy', { booking_tiers });
    const hours = (...hours: number[]) => ({
      ...tier,
      charges: hours.map((hours_before) => ({ hours_before, ...charge })),
    });
    expect(await policy(hours(24, 24))).toEqual(['booking_tiers.0.charges.1.hours_before: too_big']);
    const percent = { ...charge, mode: 'percentage', charge: 101 };
    expect(await policy({ ...tier, no_show: percent })).toEqual(['booking_tiers.0.no_show.charge: too_big']);
    expect(await policy({ ...tier, from: '18:00' })).toEqual(['booking_tiers.0.to: required']);
    expect(await policy({ ...tier, persons_min: 6 }, tier)).toEqual(['booking_tiers.1.persons_min: too_small']);
    expect(await policy({ ...tier, from: '18:00', to: '22:00' }, tier)).toEqual([
      'booking_tiers.1.persons_min: duplicate',
    ]);
    const fits = [hours(48, 24), { ...tier, from: '18:00', to: '22:00' }, { ...tier, persons_min: 6, no_show: charge }];
    expect(await update('update_booking_policy', { booking_tiers: fits })).toMatchObject({
      success: true,
      booking_policy: { version: 2, booking_tiers: fits },
    });
    expect((await stored()).cancellation_policy).toEqual({ tiers: fits });
  });

  it('are for accounts that can change them, in stores whose tables can be booked', async () => {
    const grants = ['store/setting', 'store/table-booking'] as const;
    const host = await loginSubStore(test.app, await makeSubStore(test.db, desk.store, { grants: [...grants] }));
    const manager = await loginSubStore(
      test.app,
      await makeSubStore(test.db, desk.store, { grants: ['store/table_booking'] }),
    );
    expect(await errorOf(test.app, host, 'get_booking_times', {})).toBe(errorCodes.NOT_PERMITTED);
    expect(await call(test.app, manager, 'get_booking_policy', {})).toMatchObject({ success: true });
    await test.db.update(stores).set({ is_provide_table_booking: false }).where(eq(stores.id, desk.store.id));
    expect(await errorOf(test.app, manager, 'get_booking_policy', {})).toBe(errorCodes.NOT_PERMITTED);
  });
});
