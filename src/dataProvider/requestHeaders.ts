import type { StoredSession } from '../session/session';

type Signed = Pick<StoredSession, 'servertoken' | 'store' | 'sub_store' | 'viewer'>;

/**
 * Headers from section 7 of the specification. `type` is 1 for a sub-account, which sends the store's id as well as its
 * own.
 */
export function requestHeaders(session: Signed | null, language: number): Record<string, string> {
  const common = { 'content-type': 'application/json', lang: String(language) };
  if (!session) return { ...common, type: '0', caller_type: '2' };
  const { servertoken, store, viewer } = session;
  const sub_store = viewer ? viewer.sub_store : session.sub_store;
  const ofStore = { ...common, servertoken, token: servertoken, store_id: store._id, storeid: store._id };
  return sub_store ? { ...ofStore, id: sub_store._id, type: '1' } : { ...ofStore, type: '0', caller_type: '2' };
}
