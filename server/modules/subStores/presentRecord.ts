import type { SubStoreRecord } from '#contract/entities/subStore';
import type { SubStoreState } from '#contract/entities/subStoreStates';
import type { Session } from '#server/http/handler';
import { managementGap } from '../session/service';
import type { ListedSubStore } from './subStoreRow';
import { reachOf } from './waysIn';

type Standing = Pick<ListedSubStore, 'is_disabled' | 'is_approved' | 'password_hash'>;

/** How an account stands, by what keeps it from signing in; `stateCondition` says the same to the database. */
export function stateOf({ is_disabled, is_approved, password_hash }: Standing): SubStoreState {
  if (is_disabled) return 'disabled';
  if (password_hash === null) return 'invited';
  return is_approved ? 'active' : 'waiting';
}

/** A sub-account as those who look after it see it; its hashes stay behind. */
export const presentRecord = (row: ListedSubStore, session: Session): SubStoreRecord => ({
  _id: row.id,
  version: row.version,
  name: row.name,
  email: row.email,
  country_phone_code: row.country_phone_code,
  phone: row.phone,
  urls: row.urls,
  preset: row.preset,
  is_approved: row.is_approved,
  is_disabled: row.is_disabled,
  has_password: row.password_hash !== null,
  state: stateOf(row),
  invitation_expires_at: row.invitation_expires_at?.toISOString() ?? null,
  last_used_at: row.last_used_at?.toISOString() ?? null,
  reach: reachOf(row)?.map((entry) => ({ ...entry })) ?? null,
  management_gap: managementGap(session, row),
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  updated_by: row.updated_by,
});
