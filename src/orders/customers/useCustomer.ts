import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ReplyOf } from '#contract/calls/index';
import { limits } from '#contract/limits';
import { isRecordMessage } from '#contract/stream';
import type { StoreDataProvider } from '../../dataProvider/index';
import { useStoreEvents } from '../../realtime/useRealtime';

/** A customer's number, in the form that orders have it. */
export interface CustomerNumber {
  country_phone_code: string;
  phone: string;
}

/** A customer's details from orders and notes. */
export type KnownCaller = ReplyOf<'get_customer'>;

const freshMs = 30_000;
const key = ['customers', 'one'] as const;

export const customerKey = ({ country_phone_code, phone }: CustomerNumber) => [...key, country_phone_code, phone];

/** The query for one number. It isn't retried, because no order waits for it. */
export const customerQuery = (dataProvider: StoreDataProvider, { country_phone_code, phone }: CustomerNumber) => ({
  queryKey: customerKey({ country_phone_code, phone }),
  queryFn: () => dataProvider.getCustomer({ country_phone_code, phone }),
  staleTime: freshMs,
  retry: false,
  // Without a network it must fail rather than wait.
  networkMode: 'always' as const,
});

const wholeNumber = new RegExp(`^\\d{${limits.phoneDigitsMin},${limits.phoneDigitsMax}}$`);

/** Whether a number is complete. */
export const isCompleteNumber = ({ country_phone_code, phone }: CustomerNumber): boolean =>
  wholeNumber.test(phone) && /^\+\d{1,4}$/.test(country_phone_code);

/**
 * Loads the details of a customer; `undefined` until the server has answered. Notes that others save
 * appear immediately, and so does an erasure.
 *
 * @param number `null` if there is none yet
 */
export function useCustomer(number: CustomerNumber | null): KnownCaller | undefined {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const queryClient = useQueryClient();
  const { data } = useQuery({
    ...customerQuery(dataProvider, number ?? { country_phone_code: '', phone: '' }),
    enabled: number !== null && isCompleteNumber(number),
  });
  useStoreEvents((event) => {
    if (!isRecordMessage(event) || event.messageData.entity !== 'customer') return;
    // Without an ID, a customer was erased: from the order that is shown, too.
    const isErasure = event.messageData.ids.length === 0;
    void queryClient.invalidateQueries(isErasure ? undefined : { queryKey: key });
  });
  return data;
}
