import type { ApiError } from '../../dataProvider/apiError';
import type { ResourceName } from '../../resources/index';
import type { Fault } from './serverFaults';

const reasons: Partial<Record<ResourceName, { message: string; count: string }>> = {
  categories: { message: 'categories.in_use.subs', count: 'sub_category_count' },
  sub_categories: { message: 'categories.in_use.items', count: 'item_count' },
};

/** Which orders somebody has in hand; those that were picked up stay. */
function inHandReason(current: unknown): Fault {
  const { numbers = [], picked_up = 0 } = (current ?? {}) as { numbers?: number[]; picked_up?: number };
  const message = picked_up > 0 ? 'providers.in_use_picked_up' : 'providers.in_use';
  return { message, args: { numbers: numbers.join(', ') } };
}

/** How much stands under what cannot be deleted, as the server has it now; nothing where that cannot be said. */
export function inUseReason(name: ResourceName, { details }: ApiError): Fault | null {
  if (name === 'providers') return inHandReason(details.current);
  const reason = reasons[name];
  const count: unknown = reason && (details.current as Record<string, unknown> | undefined)?.[reason.count];
  return reason && typeof count === 'number' ? { message: reason.message, args: { smart_count: count } } : null;
}
