import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ReplyOf } from '#contract/calls/index';
import { limits } from '#contract/limits';
import { useDebounced } from '../../components/inputs/useDebounced';
import { lookUpDigits } from '../../components/phone/phoneRules';
import type { StoreDataProvider } from '../../dataProvider/index';

/** A customer of earlier orders. */
export type FoundCustomer = ReplyOf<'find_customer'>['data'][number];

/** A customer's details from earlier orders. */
export type KnownCustomer = Pick<FoundCustomer, 'name' | 'addresses'>;

/** A number that is typed, or was chosen from earlier orders. */
export interface TypedNumber {
  country_phone_code: string;
  phone: string;
  /** The number that was chosen. */
  known_phone?: string;
  /** The customer with that number. */
  known?: KnownCustomer;
}

const fewestDigits = 3;
const freshMs = 30_000;
/** An order doesn't wait longer to learn whose number it has. */
export const patienceMs = 3_000;

const digitsOf = (phone: string): string => lookUpDigits(phone).slice(0, limits.phoneDigitsMax);

/** Whether the customer was chosen from earlier orders, and still has that number. */
const isChosen = ({ phone, known_phone, known }: TypedNumber): boolean =>
  known !== undefined && phone !== '' && phone === known_phone;

const withNumber = (found: readonly FoundCustomer[], customer: TypedNumber): FoundCustomer | undefined =>
  found.find(
    ({ country_phone_code, phone }) =>
      country_phone_code === customer.country_phone_code && digitsOf(phone) === digitsOf(customer.phone),
  );

export interface CustomerLookup {
  /** Earlier customers whose number contains the typed digits (three or more), after a pause in typing. */
  found: readonly FoundCustomer[];
  /** The customer with exactly this number, if known. */
  known: KnownCustomer | undefined;
  /** The same, waiting for the server a little if need be. `undefined` too if it doesn't answer. */
  findKnown: (customer: TypedNumber) => Promise<KnownCustomer | undefined>;
  /** An order was placed: what was found before it is out of date. */
  forget: () => void;
}

/** Looks the ticket's customer up among those of earlier orders. */
export function useCustomerLookup(customer: TypedNumber): CustomerLookup {
  const { findCustomer } = useDataProvider<StoreDataProvider>();
  const queryClient = useQueryClient();
  const queryOf = (digits: string) => ({
    queryKey: ['customers', digits],
    queryFn: () => findCustomer({ phone: digits }),
    staleTime: freshMs,
    retry: false,
    // Without a network it must fail, not wait for one.
    networkMode: 'always' as const,
  });
  const digits = useDebounced(isChosen(customer) ? '' : digitsOf(customer.phone));
  const isWanted = digits.length >= fewestDigits;
  const { data } = useQuery({ ...queryOf(digits), enabled: isWanted, placeholderData: keepPreviousData });
  const found = isWanted ? (data?.data ?? []) : [];
  return {
    found,
    known: isChosen(customer) ? customer.known : withNumber(found, customer),
    forget: () => queryClient.removeQueries({ queryKey: ['customers'] }),
    async findKnown(ready) {
      if (isChosen(ready)) return ready.known;
      const wanted = digitsOf(ready.phone);
      if (wanted.length < fewestDigits) return undefined;
      const reply = await Promise.race([
        queryClient.fetchQuery(queryOf(wanted)).catch(() => null),
        new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null)),
      ]);
      return withNumber(reply?.data ?? [], ready);
    },
  };
}
