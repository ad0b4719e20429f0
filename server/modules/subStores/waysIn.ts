import { beyond, type Grants, narrowed, type UrlPermission } from '#contract/permissions';
import type { ListedSubStore } from './subStoreRow';

type WaysIn = Pick<ListedSubStore, 'password_hash' | 'password_reach' | 'invitation_hash' | 'invitation_reach'>;

export const noPassword = { password_hash: null, password_reach: null } as const;
export const noInvitation = { invitation_hash: null, invitation_expires_at: null, invitation_reach: null } as const;

/**
 * Ends the ways into an account whose makers held less than it is to hold: whoever handed out a password or a link may have kept
 * it, or used it first, and would come by the account to what nobody gave them.
 *
 * @returns the columns to write
 */
export const endedWaysIn = (account: WaysIn, urls: readonly UrlPermission[]) => ({
  ...(beyond(account.password_reach, urls).length > 0 && noPassword),
  ...(beyond(account.invitation_reach, urls).length > 0 && noInvitation),
});

/** What the account may hold without that one of its ways in ends; `null`: everything. */
export const reachOf = (account: WaysIn): Grants =>
  [
    ...(account.password_hash === null ? [] : [account.password_reach]),
    ...(account.invitation_hash === null ? [] : [account.invitation_reach]),
  ].reduce<Grants>((reach, other) => (other === null ? reach : narrowed(reach, other)), null);
