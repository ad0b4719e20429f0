/** When another gateway takes over: after so many failures within so many seconds, for so many minutes. */
export const fallbackRule = { failures: 5, seconds: 120, pauseMinutes: 10 } as const;

/** A gateway's recent failures. Times are ISO strings. */
export interface GatewayHealth {
  failures: readonly string[];
  paused_until: string | null;
}

/** The health after one more request that failed. A pause forgets the failures that led to it. */
export function afterFailure({ failures, paused_until }: GatewayHealth, at: Date): GatewayHealth {
  const since = at.getTime() - fallbackRule.seconds * 1000;
  const recent = [...failures.filter((time) => Date.parse(time) > since), at.toISOString()];
  if (recent.length < fallbackRule.failures) return { failures: recent, paused_until };
  const until = new Date(at.getTime() + fallbackRule.pauseMinutes * 60_000);
  return { failures: [], paused_until: until.toISOString() };
}

/**
 * The order in which gateways are used. One that is paused comes last: it is still better than none.
 *
 * @param gateways in the order of the settings
 */
export const byHealth = <Gateway extends { paused_until: Date | null }>(
  gateways: readonly Gateway[],
  now: Date,
): Gateway[] => {
  const isPaused = ({ paused_until }: Gateway) => paused_until !== null && paused_until > now;
  return [...gateways.filter((each) => !isPaused(each)), ...gateways.filter(isPaused)];
};
