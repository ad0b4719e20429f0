import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { StoreDataProvider } from '../../dataProvider/index';
import type { SlotTerms } from './slotDays';

const freshMs = 15_000;
const none: ReadonlySet<string> = new Set();

/** The slots of a date that have all the orders they take, as instants. Empty until the server has answered. */
export function useFullSlots({ store, orderType, order_id }: SlotTerms, date: string): ReadonlySet<string> {
  const { getSlotList } = useDataProvider<StoreDataProvider>();
  const { data } = useQuery({
    queryKey: ['slots', orderType, date, order_id],
    queryFn: async ({ signal }) => {
      const { slots } = await getSlotList({ order_type: orderType, date, order_id }, { signal });
      return new Set(slots.filter(({ is_full }) => is_full).map(({ at }) => at));
    },
    enabled: date !== '' && store.order_rules.slot_orders_max !== null && orderType !== 'table',
    staleTime: freshMs,
    retry: false,
  });
  return data ?? none;
}
