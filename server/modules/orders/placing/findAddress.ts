import { errorCodes } from '#contract/codes/errorCodes';
import { type Location, metresPerUnit } from '#contract/delivery/distance';
import type { AddressQuery } from '#server/gateways/addressSearch';
import { CallError } from '#server/http/callError';
import type { CallContext, Handler } from '#server/http/handler';
import { loadStoreTerms } from '../storeTerms';

/** Looks an address up around a place. @throws 4032 if the address provider fails */
export async function findAddresses(
  { query, ...around }: Omit<AddressQuery, 'text'> & { query: string },
  { addressSearch, log }: Pick<CallContext<'public'>, 'addressSearch' | 'log'>,
) {
  if (!addressSearch) return { data: [] };
  const text = query.toLowerCase().replace(/\s+/g, ' ');
  const found = await addressSearch.find({ ...around, text }).catch((error: unknown) => {
    log.warn({ err: error }, 'the address provider failed');
    throw new CallError(errorCodes.ADDRESS_SEARCH_FAILED);
  });
  return { data: found };
}

/** The same around the store. */
export const findAddress: Handler<'find_address'> = async ({ query }, context) => {
  if (!context.addressSearch) return { data: [] };
  const { store, fee } = await loadStoreTerms(context.db, context.session.store_id);
  const near: Location = [store.latitude, store.longitude];
  const metres = fee.radius * metresPerUnit(store.is_distance_unit_mile);
  return findAddresses({ storeId: store.id, query, near, metres }, context);
};
