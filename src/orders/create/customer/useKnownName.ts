import { type Dispatch, useEffect, useRef } from 'react';
import { type DraftAction, draftReducer } from '../draft/draftReducer';
import type { DraftCustomer, KnownCustomer, OrderDraft } from '../draft/orderDraft';

const numberOf = ({ country_phone_code, phone }: DraftCustomer): string => `${country_phone_code} ${phone}`;

interface KnownNameOptions {
  customer: DraftCustomer;
  known: KnownCustomer | undefined;
  /** The number is still being typed, or the ticket is being sent. */
  isWaiting: boolean;
  dispatch: Dispatch<DraftAction>;
}

/**
 * Fills in the name of a known customer whose number was typed rather than chosen: once per number, and never over a
 * typed name. A name that was filled in goes again with its number.
 *
 * @returns the ticket with the name filled in, for one that is sent before its customer was found
 */
export function useKnownName({ customer, known, isWaiting, dispatch }: KnownNameOptions) {
  const filled = useRef({ number: '', name: '' });
  const number = known ? numberOf(customer) : '';
  const name = known?.name ?? '';
  useEffect(() => {
    if (isWaiting || number === filled.current.number) return;
    const isTyped = customer.name !== '' && customer.name !== filled.current.name;
    filled.current = { number, name: isTyped ? '' : name };
    if (!isTyped && name !== customer.name) dispatch({ type: 'customer', change: { name } });
  }, [isWaiting, number, name, customer.name, dispatch]);

  return (draft: OrderDraft, found: KnownCustomer | undefined): OrderDraft => {
    const isFilled = filled.current.number === numberOf(draft.customer);
    if (!found || isFilled || draft.customer.name !== '') return draft;
    const named = draftReducer(draft, { type: 'customer', change: { name: found.name } });
    dispatch({ type: 'restore', draft: named });
    return named;
  };
}
