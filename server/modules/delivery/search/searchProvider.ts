import { limits } from '#contract/limits';
import { deliveryStatus } from '#contract/orders/statuses';
import type { Database } from '#server/db/database';
import { type Move, type OrderRow, type SearchStep, systemActor, writeDeliveryLog } from '../../orders/service';
import { alreadySkipped, type SearchOptions, weighCandidates } from './candidates';

/** How a search ends if it finds no one. */
export const nobodyFound: Move = {
  axis: 'delivery',
  from: deliveryStatus.WAITING,
  to: deliveryStatus.NOBODY_FOUND,
  actor: systemActor,
};

/**
 * Searches for a delivery person for a locked order and logs skipped candidates.
 *
 * @returns the person to offer it to; `undefined` if no one can be asked
 */
export async function searchProvider(
  tx: Database,
  order: OrderRow,
  options: SearchOptions,
  now: Date,
): Promise<string | undefined> {
  const { best, skipped } = await weighCandidates(tx, order, options, now);
  const known = options.isNew ? new Set<string>() : await alreadySkipped(tx, order);
  const news = skipped
    .filter(({ provider_id, why }) => !known.has(`${provider_id} ${why}`))
    .slice(0, limits.skippedLoggedMax);
  const steps: SearchStep[] = [
    { kind: 'searched' },
    ...news.map((one): SearchStep => ({ kind: 'skipped', ...one })),
    ...(best ? [] : [{ kind: 'nobody' } as const]),
  ];
  await writeDeliveryLog(tx, order, steps, now);
  return best;
}
