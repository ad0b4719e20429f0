import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysLeft, expiresSoon, isExpired } from '#contract/documents/expiry';
import { approvalStates, deciders, needsReason, refuseDecision } from '#contract/providers/approval';
import { isAccountNumber } from '#contract/providers/bankNumbers';
import { workBlockers } from '#contract/providers/fitness';
import { masked } from '#contract/providers/masked';

describe('a decision about a delivery person', () => {
  const current = fc.record({
    approval: fc.constantFrom(...approvalStates),
    approval_by: fc.option(fc.constantFrom(...deciders)),
  });

  it('is taken back by the side that took it, and a no of the other side stands', () => {
    fc.assert(
      fc.property(current, fc.constantFrom(...deciders), (now, by) => {
        const mayLetIn = refuseDecision(now, 'approved', by) === null;
        const isNoOfOthers = needsReason(now.approval) && now.approval_by !== null && now.approval_by !== by;
        expect(mayLetIn).toBe(!isNoOfOthers);
      }),
    );
  });

  it('may always be a no of the platform', () => {
    fc.assert(
      fc.property(current, (now) => {
        expect(refuseDecision(now, 'declined', 'platform')).toBeNull();
      }),
    );
  });
});

describe('who may be offered work', () => {
  const today = '2026-03-18';
  const paper = (document_type_id: string, fields = {}) => ({
    ...{ document_type_id, state: 'approved' as const, expires_on: '2026-03-18' },
    ...fields,
  });
  const bicycle = { vehicle_type_id: 'bicycle', is_approved: true };
  const scooter = { vehicle_type_id: 'scooter', is_approved: true };
  const person = { is_approved: true, documents: [paper('identity')], vehicle: bicycle };
  const codes = (facts: Parameters<typeof workBlockers>[0]) => workBlockers(facts, today).map(({ code }) => code);

  it('has an approved paper through its last day, and an approved vehicle', () => {
    expect(codes(person)).toEqual([]);
    expect(codes({ ...person, documents: [paper('identity', { expires_on: '2026-03-17' })] })).toEqual([
      'document_expired',
    ]);
    expect(codes({ ...person, documents: [paper('identity', { expires_on: null })] })).toEqual([]);
  });

  it('has a licence for what is driven with one', () => {
    expect(workBlockers({ ...person, vehicle: scooter }, today)).toEqual([
      { code: 'document_missing', document_type_id: 'driving_licence' },
    ]);
    expect(codes({ ...person, documents: [paper('identity'), paper('driving_licence')], vehicle: scooter })).toEqual(
      [],
    );
  });

  it('is told everything that is missing at once', () => {
    const nothing = { is_approved: false, documents: [], vehicle: null };
    expect(codes(nothing)).toEqual(['not_approved', 'document_missing', 'vehicle_missing']);
    const half = {
      ...person,
      documents: [paper('identity', { state: 'pending' })],
      vehicle: { ...bicycle, is_approved: false },
    };
    expect(codes(half)).toEqual(['document_pending', 'vehicle_not_approved']);
    expect(codes({ ...person, vehicle: { vehicle_type_id: null, is_approved: true } })).toEqual([
      'vehicle_type_missing',
    ]);
  });

  it('is warned in the last fourteen days, and not after', () => {
    expect(daysLeft('2026-04-17', today)).toBe(30);
    expect(
      ['2026-03-17', '2026-03-18', '2026-04-01', '2026-04-02', null].map((day) => expiresSoon(day, today)),
    ).toEqual([false, true, true, false, false]);
    expect(isExpired(null, today)).toBe(false);
  });
});

describe('a covered number', () => {
  it('shows at most its last four characters, and never more than half of it', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9]{1,40}$/), (number) => {
        const shown = masked(number).replaceAll('•', '');
        expect(number.endsWith(shown)).toBe(true);
        expect(shown.length).toBeLessThanOrEqual(Math.min(4, number.length / 2));
      }),
    );
    expect(masked('')).toBe('');
  });
});

describe('an account number', () => {
  it.each([
    ['FR76 3000 6000 0112 3456 7890 189', true],
    ['fr7630006000011234567890189', true],
    ['FR76 3000 6000 0112 3456 7890 188', false],
    ['DE89370400440532013000', true],
    ['000123456789', true],
    ['12', false],
    // As people paste it, with a mark that some apps add before numbers in Arabic pages.
    ['\u2066DE89 3704\u00a00044 0532 0130 00\u2069', true],
    // The check digits are right, and no German account has this length.
    ['DE3637040044053201300', false],
  ])('%s: %s', (number, isOne) => expect(isAccountNumber(number)).toBe(isOne));

  it('is an IBAN no more once a digit was mistyped', () => {
    const iban = 'DE89370400440532013000';
    fc.assert(
      fc.property(fc.integer({ min: 4, max: iban.length - 1 }), fc.integer({ min: 1, max: 9 }), (place, by) => {
        const digit = (Number(iban[place]) + by) % 10;
        expect(isAccountNumber(`${iban.slice(0, place)}${digit}${iban.slice(place + 1)}`)).toBe(false);
      }),
    );
  });
});
