import type { VerifiedChannel } from '#contract/access';

/** The sign-in page's notice for the owner of an unverified store: a text under `shell.guard`. */
export type NotVerified = 'not_verified' | `not_verified_${VerifiedChannel}`;

/** Names what is missing; both by default. */
export const notVerified = ([first, second]: readonly VerifiedChannel[]): NotVerified =>
  first && !second ? `not_verified_${first}` : 'not_verified';
