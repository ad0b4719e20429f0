import { addDays, addHours, addMinutes, addSeconds } from 'date-fns';
import type { DomainFacts } from '#contract/website/domainState';
import { domainState } from '#contract/website/domainState';

const watchedSeconds = 5;
const failingHours = 1;
const waitingMinutes = 10;
const waitingDays = 1;
/** A domain that is never proved is no longer asked about. */
const givenUpDays = 30;

interface CheckedDomain extends DomainFacts {
  set_at: Date;
  watched_until: Date;
}

/**
 * When a domain is checked after a check: every few seconds while someone waits, every day once it is proved. `null`:
 * not until someone asks.
 */
export function nextCheck(domain: CheckedDomain, now: Date): Date | null {
  const state = domainState(domain, now);
  if (state === 'moved') return null;
  if (state === 'proved') return addDays(now, 1);
  if (now < domain.watched_until) return addSeconds(now, watchedSeconds);
  if (state === 'failing') return addHours(now, failingHours);
  const since = domain.seen_at ?? domain.set_at;
  if (now >= addDays(since, givenUpDays)) return null;
  return now < addDays(since, waitingDays) ? addMinutes(now, waitingMinutes) : addDays(now, 1);
}
