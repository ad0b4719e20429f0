import { subDays, subHours } from 'date-fns';
import type { VerifiedChannel } from './access';
import { accountLimits } from './accountLimits';
import type { CheckupFinding, CheckupPoint, CheckupPointName, checkupFindings } from './entities/checkup';

/** The facts from which the check-up is computed. */
export interface CheckupFacts {
  has_factor: boolean;
  recovery_codes_left: number;
  password_set_at: Date;
  /** The owner's addresses that were never confirmed, and could be. */
  unconfirmed: readonly VerifiedChannel[];
  /** The owner's other sessions, by when they were last used. */
  other_sessions: readonly Date[];
  /** Accounts of the team that can sign in. `has_factor` is `null` for a shared device, which can't have one. */
  team: readonly { has_factor: boolean | null; is_idle: boolean; manages_team: boolean }[];
  has_bank_details: boolean;
  /** When this owner's account last changed them. */
  bank_changed_at: Date | null;
  payout_hold_until: Date | null;
  payouts_frozen_at: Date | null;
}

type Finding<Point extends CheckupPointName> = (typeof checkupFindings)[Point][number];
type Result<Point extends CheckupPointName = CheckupPointName> = {
  finding: Finding<Point>;
  count?: number;
  at?: Date;
};

/** With these, nothing is to be done. Missing bank details are a step of "Ready to sell" and no danger. */
const findingsInOrder: Readonly<Record<CheckupPointName, readonly CheckupFinding[]>> = {
  factor: ['on'],
  recovery_codes: ['left'],
  password: ['recent'],
  addresses: ['confirmed'],
  devices: ['used'],
  team: ['fine', 'empty'],
  permissions: ['few'],
  bank: ['quiet', 'missing'],
};

function recoveryCodesResult({ has_factor, recovery_codes_left: count }: CheckupFacts): Result<'recovery_codes'> {
  if (!has_factor) return { finding: 'none' };
  return { finding: count < accountLimits.checkupCodesMin ? 'few' : 'left', count };
}

/** Age alone isn't a reason for another password while a second factor guards the account. */
function passwordResult({ has_factor, password_set_at: at }: CheckupFacts, now: Date): Result<'password'> {
  const isOld = !has_factor && at < subDays(now, accountLimits.checkupPasswordDays);
  return { finding: isOld ? 'old' : 'recent', at };
}

function addressesResult({ unconfirmed }: CheckupFacts): Result<'addresses'> {
  const [first] = unconfirmed;
  if (!first) return { finding: 'confirmed' };
  return { finding: unconfirmed.length > 1 ? 'both' : first };
}

function devicesResult({ other_sessions: others }: CheckupFacts, now: Date): Result<'devices'> {
  const unused = others.filter((used) => used < subDays(now, accountLimits.checkupUnusedDeviceDays)).length;
  return unused > 0 ? { finding: 'unused', count: unused } : { finding: 'used', count: others.length + 1 };
}

/** Who lacks a factor comes before who is away: the one is open to a stolen password today. */
function teamResult({ team }: CheckupFacts): Result<'team'> {
  if (team.length === 0) return { finding: 'empty' };
  const without = team.filter(({ has_factor }) => has_factor === false).length;
  if (without > 0) return { finding: 'without', count: without };
  const idle = team.filter(({ is_idle }) => is_idle).length;
  return idle > 0 ? { finding: 'idle', count: idle } : { finding: 'fine' };
}

function permissionsResult({ team }: CheckupFacts): Result<'permissions'> {
  const count = team.filter(({ manages_team }) => manages_team).length;
  return { finding: count > accountLimits.checkupTeamManagersMax ? 'many' : 'few', count };
}

/** A handover and a lifted freeze hold payouts as well, without a change by this owner. */
function bankResult(
  { has_bank_details, bank_changed_at, payout_hold_until: until, payouts_frozen_at }: CheckupFacts,
  now: Date,
): Result<'bank'> {
  if (payouts_frozen_at) return { finding: 'frozen', at: payouts_frozen_at };
  if (until && until > now) {
    const isRecent = bank_changed_at && bank_changed_at > subHours(now, accountLimits.payoutHoldHours);
    if (isRecent) return { finding: 'changed', at: until };
    if (has_bank_details) return { finding: 'on_hold', at: until };
  }
  return { finding: has_bank_details ? 'quiet' : 'missing' };
}

/** The eight points of the security check-up. The only rule for what needs attention. */
export function checkupOf(facts: CheckupFacts, now: Date): CheckupPoint[] {
  const points: [CheckupPointName, Result][] = [
    ['factor', { finding: facts.has_factor ? 'on' : 'off' }],
    ['recovery_codes', recoveryCodesResult(facts)],
    ['password', passwordResult(facts, now)],
    ['addresses', addressesResult(facts)],
    ['devices', devicesResult(facts, now)],
    ['team', teamResult(facts)],
    ['permissions', permissionsResult(facts)],
    ['bank', bankResult(facts, now)],
  ];
  return points.map(([point, { finding, count = 0, at = null }]) => ({
    ...{ point, finding, count },
    state: findingsInOrder[point].includes(finding) ? 'ok' : 'attention',
    at: at?.toISOString() ?? null,
  }));
}
