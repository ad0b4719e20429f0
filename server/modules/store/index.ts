import { and, eq } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Database } from '../../db/database';
import { deliveryTypes, stores, subStores } from '../../db/schema/index';
import { CallError } from '../../http/callError';
import type { Handler, Handlers, Session } from '../../http/handler';
import { readContext } from '../settings/service';
import { findApprovedStores, findStore, presentStore, presentSubStore, type SubStoreRow } from './presentStore';
import { updateImage } from './updateImage';

/** For the platform: where customers can order. */
const getStoreList: Handler<'platform/get_store_list'> = async (_body, { db }) => {
  const found = await findApprovedStores(db);
  const data = found.map((one) => ({
    ...presentStore(one, null),
    payouts_frozen_at: one.store.payouts_frozen_at?.toISOString() ?? null,
  }));
  return { data, count: found.length };
};

/** The sub-account of a session; none if the owner is signed in. */
async function findSubStore(db: Database, { store_id, sub_store_id }: Session): Promise<SubStoreRow | undefined> {
  if (sub_store_id === null) return undefined;
  const ofSession = and(eq(subStores.store_id, store_id), eq(subStores.id, sub_store_id));
  return (await db.select().from(subStores).where(ofSession))[0];
}

const getStoreData: Handler<'get_store_data'> = async (_body, { db, session }) => {
  const found = await findStore(db, eq(stores.id, session.store_id));
  if (!found) throw new CallError(errorCodes.SESSION_ENDED);
  const [delivery] = await db.select().from(deliveryTypes).where(eq(deliveryTypes.id, found.store.delivery_type_id));
  const subStore = await findSubStore(db, session);
  return {
    store_detail: {
      ...presentStore(found, session.grants),
      delivery_details: delivery ? { _id: delivery.id, name: delivery.name } : null,
    },
    ...(subStore
      ? {
          // While viewing as someone, the caller keeps only permissions they have themselves.
          sub_store: {
            ...presentSubStore(subStore),
            urls: [...(session.grants ?? subStore.urls)],
            ...(session.accessBlocker === 'second_factor' && { needs_second_factor: true }),
          },
        }
      : {}),
    ...(await readContext(db, found.store)),
  };
};

export const storeHandlers: Handlers<'get_store_data' | 'update_image' | 'platform/get_store_list'> = {
  get_store_data: getStoreData,
  update_image: updateImage,
  'platform/get_store_list': getStoreList,
};
