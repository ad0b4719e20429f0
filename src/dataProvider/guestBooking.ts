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
};
export type GuestCalls = typeof guestBooking;
