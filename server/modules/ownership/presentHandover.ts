import type { Handover, HandoverOffer } from '#contract/entities/recovery';
import { ownerVisitor } from '../session/service';
import type { OwnerStore } from './ownerStore';
import type { HandoverRow } from './requests';

const common = ({ first_name, last_name, email, accepted_at, opens_at, expires_at }: HandoverRow) => ({
  ...{ first_name, last_name, email, state: accepted_at ? ('accepted' as const) : ('offered' as const) },
  ...{ expires_at: expires_at.toISOString(), opens_at: opens_at?.toISOString() ?? null },
});

/** A handover as the store's owner sees it. */
export const presentHandover = (row: HandoverRow): Handover => ({
  ...common(row),
  ...{ _id: row.id, created_at: row.created_at.toISOString() },
});

/** The same as the new owner sees it. */
export const presentOffer = (row: HandoverRow, store: OwnerStore): HandoverOffer => ({
  ...common(row),
  ...{ store_name: store.name, owner_name: ownerVisitor(store).actor.name },
});
