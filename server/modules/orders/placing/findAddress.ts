import { errorCodes } from '#contract/codes/errorCodes';
import { metresPerUnit } from '#contract/delivery/distance';
import { CallError } from '#server/http/callError';
import type { Handler } from '#server/http/handler';
import { loadStoreTerms } from '../storeTerms';

/** Looks an address up around the store. @throws 4032 if the address provider fails */
export const findAddress: Handler<'find_address'> = async ({ query }, { db, session, addressSearch, log }) => {
  if (!addressSearch) return { data: [] };
  const { store, fee } = await loadStoreTerms(db, session.store_id);
  const metres = fee.radius * metresPerUnit(store.is_distance_unit_mile);
  const text = query.toLowerCase().replace(/\s+/g, ' ');
  const found = await addressSearch
    .find({ storeId: store.id, text, near: [store.latitude, store.longitude], metres })
    .catch((error: unknown) => {
      log.warn({ err: error }, 'the address provider failed');
      throw new CallError(errorCodes.ADDRESS_SEARCH_FAILED);
    });
  return { data: found };
};
