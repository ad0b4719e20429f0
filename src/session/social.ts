import { accountLimits } from '#contract/accountLimits';
import { readOfTab, writeOfTab } from '../config/jsonStorage';

/** Not among the keys, which are part of the sign-in page: that has no room left. */
const key = 'storedesk.social';

interface KeptTicket {
  ticket: string;
  /** When it expires, in milliseconds of this device's clock. */
  until: number;
}

/** The tab's ticket of a sign-in with another service: it survives a sign-in with the password, which comes before a link. */
export function readSocialTicket(): string | null {
  const stored = readOfTab<KeptTicket>(key);
  return stored && stored.until > Date.now() ? stored.ticket : null;
}

/** @param ticket `null` removes it */
export const writeSocialTicket = (ticket: string | null): void =>
  writeOfTab(key, ticket && { ticket, until: Date.now() + accountLimits.socialMinutes * 60_000 });
