import type { SocialPurpose } from '#contract/socialSignIn';
import { readStored, writeStored } from './jsonStorage';
import { homePath } from './paths';
import { remoteConfig } from './remoteConfig';

const key = 'storedesk.social-key';

/**
 * A random key of this browser. It goes to our server with a sign-in and comes back with its ticket, so that no one can send
 * someone else a ticket of their own, with which that person would work in their account.
 */
export function socialKey(): string {
  const stored = readStored<string>(key);
  if (stored) return stored;
  const created = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  writeStored(key, created);
  return created;
}

/** Whether services can lead back to this address: they know the installation's own, and the result is for one browser's storage. */
export const canUseServices = (): boolean => remoteConfig().setting.public_address === window.location.origin;

interface SocialStart {
  /** The service's place in the settings. */
  position: number;
  purpose: SocialPurpose;
  /** The page to open afterwards. */
  from: string;
}

/** The server's address that leads to another sign-in service. The browser leaves the app for it. */
export function socialStartPath({ position, purpose, from }: SocialStart): string {
  const search = new URLSearchParams({ for: purpose, key: socialKey(), ...(from !== homePath && { from }) });
  return `/auth/social/start/${position}?${search}`;
}
