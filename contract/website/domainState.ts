import { addHours } from 'date-fns';
import { websiteLimits } from './websiteLimits';

/** `domain`: a whole one, such as `pizza.com`. `sub_domain`: part of one, such as `order.pizza.com`. */
export const domainTypes = ['domain', 'sub_domain'] as const;
export type DomainType = (typeof domainTypes)[number];

/** Why a check found no proof. `other_value`: there are records, and none of them is this store's. */
export const domainProblems = ['missing', 'other_value', 'no_name_servers', 'unreachable'] as const;
export type DomainProblem = (typeof domainProblems)[number];

/**
 * `waiting`: never proved. `proved`. `failing`: served, although the last check found no proof. `ended`: not served since
 * the proof was missing for too long. `moved`: another store has proved it.
 */
export const domainStates = ['waiting', 'proved', 'failing', 'ended', 'moved'] as const;
export type DomainState = (typeof domainStates)[number];

/** The facts of a store's domain from which its state follows. */
export interface DomainFacts {
  /** When it was first proved; `null` if it never was. */
  proved_at: Date | null;
  /** When its record was last seen. */
  seen_at: Date | null;
  /** The first of the checks without proof since then. */
  failing_since: Date | null;
  /** When another store proved it. */
  lost_at: Date | null;
}

/** Until when a domain without proof is served; `null` if the last check found its proof, or it never had one. */
export const servedUntil = ({ seen_at, failing_since }: DomainFacts): Date | null =>
  seen_at && failing_since ? addHours(seen_at, websiteLimits.proofHours) : null;

/** The state of a store's domain at a time. */
export function domainState(facts: DomainFacts, now: Date): DomainState {
  if (facts.lost_at) return 'moved';
  if (!facts.proved_at) return 'waiting';
  const until = servedUntil(facts);
  if (!until) return 'proved';
  return now < until ? 'failing' : 'ended';
}

/** Whether customers' browsers get the store's site at the domain. */
export const isServed = (facts: DomainFacts, now: Date): boolean =>
  ['proved', 'failing'].includes(domainState(facts, now));
