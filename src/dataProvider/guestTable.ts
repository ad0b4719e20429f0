import type { ReplyOf } from '#contract/calls/index';
import { callApi } from './callApi';

/** The names of a store and a table. */
export type GuestTable = ReplyOf<'get_guest_table'>;

/** Reads the names behind the QR code of a table. @throws ApiError 1000 for one that is no longer valid */
export const readGuestTable = async (token: string): Promise<GuestTable> => callApi('get_guest_table', { token });
