import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ReplyOf } from '#contract/calls/index';
import type { Location } from '#contract/delivery/distance';
import { useDebounced } from '../../components/inputs/useDebounced';
import type { StoreDataProvider } from '../../dataProvider/index';

const freshMs = 30_000;

type Quote = ReplyOf<'get_delivery_quote'>;

interface QuotedPlace {
  /** Nothing is asked without one. */
  point: Location | undefined;
  address: string;
  postcode: string;
}

/**
 * Returns whether and for what fee the store delivers to a place, by the server's rules for orders. `null` until it is
 * known. While the items change, the last quote for the location stays.
 */
export function useDeliveryQuote({ point, ...typed }: QuotedPlace, subtotal: number): Quote | null {
  const { getDeliveryQuote } = useDataProvider<StoreDataProvider>();
  const address = useDebounced(typed.address.trim());
  const postcode = useDebounced(typed.postcode.trim());
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

/**
 * Whether a postcode could change the quote: one isn't known, or what was taken for it in the address belongs to no area.
 */
export const asksForPostcode = ({ is_delivered, lost }: Pick<Quote, 'is_delivered' | 'lost'>): boolean =>
  lost.some(({ reason }) => reason === 'no_postcode' || (reason === 'other_postcode' && !is_delivered));
