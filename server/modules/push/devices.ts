import { and, eq, gt, ne } from 'drizzle-orm';
import { accessGap } from '#contract/access';
import { type OrderHearing, orderHearing } from '#contract/orders/orderSight';
import type { Database } from '../../db/database';
import { platformSettings, sessions, stores, subStores } from '../../db/schema/index';
import { isPlatformRow, platformSettingsOf } from '../settings/service';

/** A device that somebody of a store is signed in on. */
export interface Device {
  token: string;
  hearing: OrderHearing;
}

/** The devices of a store's live sessions, each once, with what may be told to them: as its sockets are. */
export async function devicesOf(db: Database, storeId: string, now: Date): Promise<Device[]> {
  const rows = await db
    .select({
      token: sessions.device_token,
      sub_store_id: sessions.sub_store_id,
      subStore: { urls: subStores.urls, is_approved: subStores.is_approved },
      standing: {
        is_approved: stores.is_approved,
        is_document_uploaded: stores.is_document_uploaded,
        is_email_verified: stores.is_email_verified,
        is_phone_number_verified: stores.is_phone_number_verified,
      },
      asked: platformSettings.value,
    })
    .from(sessions)
    .innerJoin(stores, eq(stores.id, sessions.store_id))
    .leftJoin(subStores, and(eq(subStores.store_id, sessions.store_id), eq(subStores.id, sessions.sub_store_id)))
    .leftJoin(platformSettings, isPlatformRow())
    .where(and(eq(sessions.store_id, storeId), ne(sessions.device_token, ''), gt(sessions.expires_at, now)));
  const devices = new Map<string, Device>();
  for (const { token, sub_store_id, subStore, standing, asked } of rows) {
    if (sub_store_id !== null && !subStore?.is_approved) continue;
    const grants = subStore?.urls ?? null;
    const isShut = accessGap(standing, platformSettingsOf(asked)) !== null;
    devices.set(token, { token, hearing: isShut ? 'none' : orderHearing(grants) });
  }
  return [...devices.values()];
}
