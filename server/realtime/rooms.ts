import { orderMessagePermissions } from '#contract/events';
import { isGranted } from '#contract/permissions';
import type { Session } from '../http/handler';

/** Names of the rooms that a socket can be in. A device's room is within its store: its token is not a secret. */
export const rooms = {
  store: (storeId: string) => `store:${storeId}`,
  session: (sessionId: string) => `session:${sessionId}`,
  device: (storeId: string, deviceToken: string) => `device:${storeId}:${deviceToken}`,
  /** Those of the store who may see its orders, and those who may not: each socket is in one of the two. */
  orders: (storeId: string) => `store:${storeId}:orders`,
  noOrders: (storeId: string) => `store:${storeId}:no-orders`,
};

export const maySeeOrders = (session: Session): boolean =>
  session.gap === null && orderMessagePermissions.some((permission) => isGranted(session.grants, permission));

/** Every room that a session's socket belongs in. */
export function roomsOf(session: Session, deviceToken?: string): string[] {
  const { store_id: storeId } = session;
  return [
    rooms.store(storeId),
    rooms.session(session.id),
    ...(deviceToken ? [rooms.device(storeId, deviceToken)] : []),
    maySeeOrders(session) ? rooms.orders(storeId) : rooms.noOrders(storeId),
  ];
}
