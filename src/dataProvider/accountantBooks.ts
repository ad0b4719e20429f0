import type { BodyOf } from '#contract/calls/index';
import { callApi } from './callApi';

/** The bookkeeping that a link opens. @throws ApiError 2000 if the link was revoked or has expired */
export const readBooks = async (token: string) => (await callApi('get_accountant_books', { token })).books;

/** A part of a month's entries. @throws ApiError 2000 */
export const loadBookEntries = (body: BodyOf<'get_accountant_entries'>) => callApi('get_accountant_entries', body);
