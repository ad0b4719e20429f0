import { addHours, subDays, subHours } from 'date-fns';
import { describe, expect, it } from 'vitest';
import { type CheckupFacts, checkupOf } from '#contract/checkup';
import type { CheckupPointName } from '#contract/entities/checkup';

const now = new Date('2026-05-01T10:00:00Z');
const member = { has_factor: true, is_idle: false, manages_team: false };
const safe: CheckupFacts = {
  ...{ has_factor: true, recovery_codes_left: 10, password_set_at: subDays(now, 30), unconfirmed: [] },
  ...{ other_sessions: [subDays(now, 1)], team: [member], has_bank_details: true },
  ...{ bank_changed_at: null, payout_hold_until: null, payouts_frozen_at: null },
};

const findingOf = (point: CheckupPointName, facts: Partial<CheckupFacts>) => {
  const { finding, state, count } = checkupOf({ ...safe, ...facts }, now).find((each) => each.point === point) ?? {};
  return [finding, state, count];
};

describe('the security check-up', () => {
  it('has eight points, and is fine with all of them', () => {
    const points = checkupOf(safe, now);
    expect(points).toHaveLength(8);
    expect(new Set(points.map(({ state }) => state))).toEqual(new Set(['ok']));
  });

  it.each<[CheckupPointName, Partial<CheckupFacts>, [string, string, number]]>([
    ['factor', { has_factor: false }, ['off', 'attention', 0]],
    ['recovery_codes', { has_factor: false, recovery_codes_left: 0 }, ['none', 'attention', 0]],
    ['recovery_codes', { recovery_codes_left: 2 }, ['few', 'attention', 2]],
    ['recovery_codes', { recovery_codes_left: 3 }, ['left', 'ok', 3]],
    ['password', { password_set_at: subDays(now, 400) }, ['recent', 'ok', 0]],
    ['password', { password_set_at: subDays(now, 400), has_factor: false }, ['old', 'attention', 0]],
    ['addresses', { unconfirmed: ['phone'] }, ['phone', 'attention', 0]],
    ['addresses', { unconfirmed: ['email', 'phone'] }, ['both', 'attention', 0]],
    ['devices', { other_sessions: [] }, ['used', 'ok', 1]],
    ['devices', { other_sessions: [subDays(now, 15), subDays(now, 13)] }, ['unused', 'attention', 1]],
    ['team', { team: [] }, ['empty', 'ok', 0]],
    ['team', { team: [{ ...member, has_factor: false, is_idle: true }, member] }, ['without', 'attention', 1]],
    ['team', { team: [{ ...member, is_idle: true }, member] }, ['idle', 'attention', 1]],
    ['team', { team: [{ ...member, has_factor: null }] }, ['fine', 'ok', 0]],
    ['team', { team: [{ ...member, has_factor: null, is_idle: true }] }, ['idle', 'attention', 1]],
    ['permissions', { team: Array(2).fill({ ...member, manages_team: true }) }, ['few', 'ok', 2]],
    ['permissions', { team: Array(3).fill({ ...member, manages_team: true }) }, ['many', 'attention', 3]],
    ['bank', { has_bank_details: false }, ['missing', 'ok', 0]],
    ['bank', { payout_hold_until: addHours(now, 1), bank_changed_at: subHours(now, 71) }, ['changed', 'attention', 0]],
    ['bank', { payout_hold_until: addHours(now, 1), bank_changed_at: subHours(now, 73) }, ['on_hold', 'attention', 0]],
    ['bank', { payout_hold_until: addHours(now, 1) }, ['on_hold', 'attention', 0]],
    ['bank', { payout_hold_until: addHours(now, 1), has_bank_details: false }, ['missing', 'ok', 0]],
    ['bank', { payout_hold_until: addHours(now, -1), bank_changed_at: subHours(now, 73) }, ['quiet', 'ok', 0]],
    ['bank', { payouts_frozen_at: now, payout_hold_until: addHours(now, 1) }, ['frozen', 'attention', 0]],
  ])('finds about %s with %o', (point, facts, expected) => {
    expect(findingOf(point, facts)).toEqual(expected);
  });
});
