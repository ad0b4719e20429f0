import type { BodyOf } from '#contract/calls/index';
import type { GuestBooking } from '#contract/entities/guestBooking';
import { callApi } from './callApi';

/** The calls of guests who have the link of their booking. @throws ApiError 1000 once it has ended */
export const guestBooking = {
  read: async (token: string): Promise<GuestBooking> => (await callApi('get_guest_booking', { token })).booking,
  times: async (body: BodyOf<'get_guest_slots'>): Promise<string[]> => (await callApi('get_guest_slots', body)).times,
  confirm: async (token: string): Promise<GuestBooking> => (await callApi('confirm_guest_booking', { token })).booking,
  change: async (body: BodyOf<'change_guest_booking'>): Promise<GuestBooking> =>
    (await callApi('change_guest_booking', body)).booking,
  cancel: async (body: BodyOf<'cancel_guest_booking'>): Promise<GuestBooking> =>
    (await callApi('cancel_guest_booking', body)).booking,
  /** @returns the address of the page on which they pay the fee */
  pay: async (body: BodyOf<'pay_guest_booking'>): Promise<string> =>
    (await callApi('pay_guest_booking', body)).payment.address,
};
export type GuestCalls = typeof guestBooking;
