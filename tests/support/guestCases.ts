import { addDays } from 'date-fns';
import { eq } from 'drizzle-orm';
import type { bookingCalendarCalls } from '#contract/calls/bookingCalendar';
import type { guestCalls, platformGuestCalls } from '#contract/calls/guests';
import { errorCodes } from '#contract/codes/errorCodes';
import { storeSettings } from '#server/db/schema/index';
import { callAs } from './callApi';
import type { ContractCases } from './contractCases';
import type { Tenant, World } from './contractWorld';
import { makeItem, makeTable, orderInput } from './factories/index';

/** A time that bookings of the tests' stores can have, on the hour. */
const laterThan = (now: Date) => new Date(addDays(now, 3).setUTCHours(17, 0, 0, 0));

/** A customer's booking of a tenant for later. */
async function bookingOf({ app, db }: World, { store }: Tenant) {
  await makeTable(db, store);
  const { order } = await callAs(app, 'platform', 'platform/create_order', {
    ...orderInput(await makeItem(db, store), {
      ...{ order_type: 'table', persons: 2, schedule_at: laterThan(new Date()).toISOString() },
    }),
    store_id: store.id,
  });
  return { store_id: store.id, order_id: order._id, at: order.schedule_at ?? '' };
}

/** The token of a new booking's link. */
async function linkOf(world: World) {
  const { at, ...named } = await bookingOf(world, world.mine);
  const { path } = await callAs(world.app, 'platform', 'platform/make_guest_link', named);
  return { token: path.split('/').at(-1) ?? '', at };
}
const tokenOf = async (world: World) => ({ token: (await linkOf(world)).token });
const orderOf = async (world: World, tenant: Tenant) => ({ order_id: (await bookingOf(world, tenant)).order_id });
const { ORDER_DETAIL_NOT_FOUND } = errorCodes;

/** Cases of the calls about the calendar of bookings and the links of guests. */
export const guestCases: ContractCases<
  keyof typeof bookingCalendarCalls | keyof typeof guestCalls | keyof typeof platformGuestCalls
> = {
  get_booking_calendar: { body: () => ({}), alsoNeeds: 'store/table-booking' },
  renew_booking_calendar: { body: () => ({}), alsoNeeds: 'store/table-booking' },
  stop_booking_calendar: {
    body: async ({ db, mine }) => {
      const isMine = eq(storeSettings.store_id, mine.store.id);
      await db.update(storeSettings).set({ calendar_token: 'a calendar of the tests' }).where(isMine);
      return {};
    },
  },
  make_guest_link: {
    body: (world) => orderOf(world, world.mine),
    ofTables: (world) => orderOf(world, world.mine),
    foreign: { body: (world) => orderOf(world, world.other), code: ORDER_DETAIL_NOT_FOUND },
  },
  'platform/make_guest_link': {
    body: async (world) => {
      const { store_id, order_id } = await bookingOf(world, world.mine);
      return { store_id, order_id };
    },
    foreign: {
      body: async (world) => ({ store_id: world.mine.store.id, ...(await orderOf(world, world.other)) }),
      code: ORDER_DETAIL_NOT_FOUND,
    },
  },
  get_guest_booking: { body: tokenOf },
  get_guest_slots: {
    body: async (world) => {
      const { token, at } = await linkOf(world);
      return { token, date: at.slice(0, 10), persons: 2 };
    },
  },
  confirm_guest_booking: { body: tokenOf },
  change_guest_booking: {
    body: async (world) => {
      const { token, at } = await linkOf(world);
      return { token, persons: 1, schedule_at: at };
    },
  },
  cancel_guest_booking: { body: async (world) => ({ ...(await tokenOf(world)), charge: 0 }) },
};
