import { createHash, randomBytes } from 'node:crypto';
import { addHours } from 'date-fns';

/** A link not opened within a week was forgotten, or is in a mailbox that others read. */
const lifetimeHours = 7 * 24;

/** 256 random bits; only their hash is kept, so that the database opens no account. */
export const newInvitation = (now: Date) => {
  const token = randomBytes(32).toString('base64url');
  return { token, invitation_hash: invitationHash(token), invitation_expires_at: addHours(now, lifetimeHours) };
};

export const invitationHash = (token: string): string => createHash('sha256').update(token).digest('base64url');
