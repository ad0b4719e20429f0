import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { availabilities } from '#contract/entities/provider';
import { type Candidate, rankCandidates } from '#server/modules/delivery/search/rankCandidates';

const anyCandidates = fc
  .array(
    fc.record({
      availability: fc.constantFrom(...availabilities),
      isFit: fc.boolean(),
      hasRefused: fc.boolean(),
      isTooFar: fc.boolean(),
      offersWaiting: fc.integer({ min: 0, max: 3 }),
      metres: fc.oneof(fc.integer({ min: 0, max: 5_000 }), fc.constant(Number.POSITIVE_INFINITY)),
    }),
    { maxLength: 12 },
  )
  .map((drawn) => drawn.map((one, index): Candidate => ({ ...one, id: `person ${index}` })));

const canBeAsked = ({ availability, isFit, hasRefused, isTooFar }: Candidate) =>
  availability === 'free' && isFit && !hasRefused && !isTooFar;

describe('whom a search asks', () => {
  it('is one of those who can be asked, and someone wherever anyone can', () => {
    fc.assert(
      fc.property(anyCandidates, (candidates) => {
        const { best } = rankCandidates(candidates);
        const able = candidates.filter(canBeAsked);
        expect(able.some(({ id }) => id === best)).toBe(able.length > 0);
      }),
    );
  });

  it('has a place on the map where anyone has, the lightest load of these, and of equal loads the shortest way', () => {
    fc.assert(
      fc.property(anyCandidates, (candidates) => {
        const best = candidates.find(({ id }) => id === rankCandidates(candidates).best);
        if (!best) return;
        const able = candidates.filter(canBeAsked);
        const placed = able.filter(({ metres }) => Number.isFinite(metres));
        expect(Number.isFinite(best.metres)).toBe(placed.length > 0);
        for (const other of placed.length > 0 ? placed : able) {
          expect(best.offersWaiting).toBeLessThanOrEqual(other.offersWaiting);
          if (best.offersWaiting === other.offersWaiting) expect(best.metres).toBeLessThanOrEqual(other.metres);
        }
      }),
    );
  });

  it('does not depend on the order in which people stand, and everyone else has a reason', () => {
    fc.assert(
      fc.property(anyCandidates, (candidates) => {
        const judged = rankCandidates(candidates);
        expect(rankCandidates([...candidates].reverse()).best).toBe(judged.best);
        const named = judged.skipped.map(({ provider_id }) => provider_id);
        const others = candidates.map(({ id }) => id).filter((id) => id !== judged.best);
        expect([...named].sort()).toEqual([...others].sort());
      }),
    );
  });

  it('is named by the first reason that holds', () => {
    const one = { isFit: true, hasRefused: false, isTooFar: false, offersWaiting: 0, metres: 100 } as const;
    const { best, skipped } = rankCandidates([
      { ...one, id: 'best', availability: 'free' },
      { ...one, id: 'off', availability: 'offline', isFit: false },
      { ...one, id: 'job', availability: 'on_job', hasRefused: true },
      { ...one, id: 'no', availability: 'free', hasRefused: true, isFit: false },
      { ...one, id: 'papers', availability: 'free', isFit: false },
      { ...one, id: 'beyond', availability: 'free', isTooFar: true, metres: 1 },
      { ...one, id: 'unseen', availability: 'free', metres: Number.POSITIVE_INFINITY },
      { ...one, id: 'asked', availability: 'free', offersWaiting: 1, metres: 1 },
      { ...one, id: 'far', availability: 'free', metres: 101 },
    ]);
    expect(best).toBe('best');
    expect(skipped.map(({ provider_id, why }) => [provider_id, why])).toEqual([
      ['off', 'offline'],
      ['job', 'on_job'],
      ['no', 'refused'],
      ['papers', 'not_fit'],
      ['beyond', 'too_far'],
      ['unseen', 'no_position'],
      ['asked', 'busier'],
      ['far', 'farther'],
    ]);
  });
});
