import { accountLimits } from '#contract/accountLimits';

const secondMs = 1_000;
const hourMs = 3_600 * secondMs;
const dayMs = 24 * hourMs;

/** At most `count` codes within `ms`. */
const rates = [
  { count: 1, ms: accountLimits.otpResendSeconds * secondMs },
  { count: accountLimits.otpPerHour, ms: hourMs },
  { count: accountLimits.otpPerDay, ms: dayMs },
];

/** How far back codes count. */
export const countedMs = dayMs;

/**
 * When a recipient can be sent another code.
 *
 * @param sent times of the codes that were sent, the latest first
 */
export function nextCodeAt(sent: readonly Date[]): Date {
  const free = rates.map(({ count, ms }) => (sent[count - 1]?.getTime() ?? -ms) + ms);
  return new Date(Math.max(...free));
}
