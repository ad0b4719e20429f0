import { useEffect, useRef } from 'react';
import { lookUpDigits } from '../../../components/phone/phoneRules';
import { type FoundCustomer, useCustomerLookup } from '../../customers/customerLookup';
import type { BookingValues } from './bookingChoice';

type Guest = Pick<BookingValues, 'country_phone_code' | 'phone' | 'name'>;

/**
 * Looks a guest up by the typed number, and fills in the name of a known one: once per number, and never over a typed
 * name. A name that was filled in goes again with its number.
 *
 * @returns earlier guests whose number contains the digits, and the one with just this number
 */
export function useGuest({ country_phone_code, phone, name }: Guest, onName: (name: string) => void) {
  const { found } = useCustomerLookup({ country_phone_code, phone });
  const guest: FoundCustomer | undefined = found.find(
    (one) => one.country_phone_code === country_phone_code && lookUpDigits(one.phone) === lookUpDigits(phone),
  );
  const filled = useRef({ number: '', name: '' });
  const number = guest ? `${country_phone_code} ${phone}` : '';
  const known = guest?.name ?? '';
  useEffect(() => {
    if (number === filled.current.number) return;
    const isTyped = name !== '' && name !== filled.current.name;
    filled.current = { number, name: isTyped ? '' : known };
    if (!isTyped && known !== name) onName(known);
  }, [number, known, name, onName]);
  return { found, guest };
}
