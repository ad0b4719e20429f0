import { inArray } from 'drizzle-orm';
import { socketEvents } from '#contract/events';
import type { Database } from '../db/database';
import { storeCounters } from '../db/schema/index';
import { rooms } from './rooms';
import type { StoreServer } from './storeServer';

const storesAtOnce = 500;

/** Says to this process's sockets where their store's stream stands, so that what was lost on the way is noticed. */
export async function sendPositions(io: StoreServer, db: Database): Promise<void> {
  const stores = [...new Set([...io.sockets.sockets.values()].map((socket) => socket.data.session.store_id))];
  for (let start = 0; start < stores.length; start += storesAtOnce) {
    const positions = await db
      .select({ store_id: storeCounters.store_id, seq: storeCounters.last_seq })
      .from(storeCounters)
      .where(inArray(storeCounters.store_id, stores.slice(start, start + storesAtOnce)));
    for (const { store_id, seq } of positions) {
      io.local.to(rooms.store(store_id)).emit(socketEvents.position, { seq });
    }
  }
}
