import type { SkipReason } from '#contract/entities/deliveryLog';
import type { Availability } from '#contract/entities/provider';

/** The facts that decide whether a delivery person is asked, and before whom. */
export interface Candidate {
  id: string;
  availability: Availability;
  /** Documents and vehicle are as the store's rules want them. */
  isFit: boolean;
  /** Said no to this order, or let its offer run out, since the store last asked. */
  hasRefused: boolean;
  /** Known to be beyond the store's search radius. */
  isTooFar: boolean;
  /** Offers that wait for an answer. */
  offersWaiting: number;
  /** Metres to the store; infinite if the person's location is unknown. */
  metres: number;
}

export interface Evaluation {
  /** The person to ask; none if no one can be asked. */
  best: string | undefined;
  skipped: { provider_id: string; why: SkipReason }[];
}

/** For sorting; unlike a difference, it takes two infinite distances as the same. */
export const compare = <Value extends number | string>(a: Value, b: Value): number => Number(a > b) - Number(a < b);

const byLoadAndWay = (a: Candidate, b: Candidate): number =>
  a.offersWaiting - b.offersWaiting || compare(a.metres, b.metres) || compare(a.id, b.id);

/** Why someone can't be asked at all. */
function hindrance({ availability, isFit, hasRefused, isTooFar }: Candidate): SkipReason | null {
  if (availability === 'offline') return 'offline';
  if (availability === 'on_job') return 'on_job';
  if (hasRefused) return 'refused';
  if (!isFit) return 'not_fit';
  return isTooFar ? 'too_far' : null;
}

function lostTo(best: Candidate, other: Candidate): SkipReason {
  if (other.metres === Number.POSITIVE_INFINITY && best.metres < other.metres) return 'no_position';
  return other.offersWaiting > best.offersWaiting ? 'busier' : 'farther';
}

/**
 * Selects the person to ask next, among available people within the search radius who are fit for work and haven't
 * declined: the one with the fewest pending offers, then the nearest to the store. People with an unknown location are asked last.
 */
export function rankCandidates(candidates: readonly Candidate[]): Evaluation {
  const evaluated = candidates.map((candidate) => ({ candidate, why: hindrance(candidate) }));
  const able = evaluated.flatMap(({ candidate, why }) => (why === null ? [candidate] : []));
  const placed = able.filter(({ metres }) => metres < Number.POSITIVE_INFINITY);
  const [best] = (placed.length > 0 ? placed : able).sort(byLoadAndWay);
  return {
    best: best?.id,
    skipped: evaluated.flatMap(({ candidate, why }) => {
      const reason = why ?? (best && candidate.id !== best.id ? lostTo(best, candidate) : null);
      return reason ? [{ provider_id: candidate.id, why: reason }] : [];
    }),
  };
}
