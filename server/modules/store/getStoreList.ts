import type { Handler } from '../../http/handler';
import { presentStore } from './presentStore';
import { findApprovedStores } from './stores';

/** For the platform's programs: where customers can order. */
export const getStoreList: Handler<'platform/get_store_list'> = async (_body, { db }) => {
  const found = await findApprovedStores(db);
  return { data: found.map(({ store, settings }) => presentStore(store, settings)), count: found.length };
};
