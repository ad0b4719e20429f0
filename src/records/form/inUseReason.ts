import type { ResourceName } from '../../config/resources';
import type { ApiError } from '../../dataProvider/apiError';
import type { Fault } from './serverFaults';

const reasons: Partial<Record<ResourceName, { message: string; count: string }>> = {
  categories: { message: 'categories.in_use.subs', count: 'sub_category_count' },
  sub_categories: { message: 'categories.in_use.items', count: 'item_count' },
};

/** How much stands under what cannot be deleted, as the server has it now; nothing where that cannot be said. */
export function inUseReason(name: ResourceName, { details }: ApiError): Fault | null {
  // What is in hand has no number that would say more.
  if (name === 'providers') return { message: 'providers.in_use' };
  const reason = reasons[name];
  const count: unknown = reason && (details.current as Record<string, unknown> | undefined)?.[reason.count];
  return reason && typeof count === 'number' ? { message: reason.message, args: { smart_count: count } } : null;
}
