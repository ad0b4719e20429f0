import type { Handlers } from '../../http/handler';
import { getStoreData } from './getStoreData';
import { getStoreList } from './getStoreList';

export const storeHandlers: Handlers<'get_store_data' | 'platform/get_store_list'> = {
  get_store_data: getStoreData,
  'platform/get_store_list': getStoreList,
};
