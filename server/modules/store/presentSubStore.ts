import type { SubStore } from '#contract/entities/store';
import type { subStores } from '../../db/schema/index';

export type SubStoreRow = typeof subStores.$inferSelect;

/** A sub-account as the wire names it. */
export const presentSubStore = ({ id, name, email, urls, is_approved }: SubStoreRow): SubStore => ({
  _id: id,
  name,
  email,
  urls,
  is_approved,
});
