import type { SocialPurpose } from '#contract/socialSignIn';
import { homePath } from './paths';

interface SocialStart {
  /** The service's place in the settings. */
  position: number;
  purpose: SocialPurpose;
  /** The page to open afterwards. */
  from: string;
}

/** The server's address that leads to another sign-in service. The browser leaves the app for it. */
export function socialStartPath({ position, purpose, from }: SocialStart): string {
  const search = new URLSearchParams({ for: purpose, ...(from !== homePath && { from }) });
  return `/auth/social/start/${position}?${search}`;
}
