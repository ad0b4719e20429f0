import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { useSettled } from '../customer/customerLookup';
import type { OrderDraft } from '../draft/orderDraft';
import type { DraftQuote } from '../draft/pricedDraft';

const freshMs = 30_000;

/**
 * Whether and for what fee the store delivers the ticket, as `create_order` decides it. `null` until it is known: the
 * order is judged by the server when it is placed. While the items change, the last quote for the location stays.
 */
export function useDeliveryQuote(draft: OrderDraft, subtotal: number): DraftQuote | null {
  const { getDeliveryQuote } = useDataProvider<StoreDataProvider>();
  const address = useSettled(draft.address.trim());
  const postcode = useSettled(draft.postcode?.trim() ?? '');
  const point = draft.order_type === 'delivery' ? draft.position?.point : undefined;
  const where = point?.join() ?? '';
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['delivery_quote', where, address, postcode, subtotal],
    queryFn: async ({ signal }) => {
      const [latitude = 0, longitude = 0] = point ?? [];
      const location: [number, number] = [latitude, longitude];
      const place = { location, ...(address ? { address } : {}), ...(postcode ? { postcode } : {}) };
      return { where, quote: await getDeliveryQuote({ ...place, subtotal }, { signal }) };
    },
    enabled: point !== undefined,
    staleTime: freshMs,
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (point === undefined || !data || (isPlaceholderData && data.where !== where)) return null;
  return data.quote;
}
