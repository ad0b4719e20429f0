import { and, eq } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import { deliveryTypes, stores, subStores } from '../../db/schema/index';
import { CallError } from '../../http/callError';
import type { Handler } from '../../http/handler';
import { readSurroundings } from '../settings/service';
import { presentStore } from './presentStore';
import { presentSubStore } from './presentSubStore';
import { findStore } from './stores';

export const getStoreData: Handler<'get_store_data'> = async (_body, { db, session }) => {
  const found = await findStore(db, eq(stores.id, session.store_id));
  if (!found) throw new CallError(errorCodes.SESSION_ENDED);
  const [delivery] = await db.select().from(deliveryTypes).where(eq(deliveryTypes.id, found.store.delivery_type_id));
  const ofSession = and(eq(subStores.store_id, session.store_id), eq(subStores.id, session.sub_store_id ?? ''));
  const [subStore] = session.sub_store_id ? await db.select().from(subStores).where(ofSession) : [];
  return {
    store_detail: {
      ...presentStore(found.store, found.settings),
      delivery_details: delivery ? { _id: delivery.id, name: delivery.name } : null,
    },
    ...(subStore ? { sub_store: presentSubStore(subStore) } : {}),
    ...(await readSurroundings(db, found.store)),
  };
};
