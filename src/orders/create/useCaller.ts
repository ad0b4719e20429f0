import { type Dispatch, useCallback, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { callerOf, type FoundCustomer } from './caller';
import type { DraftAction } from './draft/draftReducer';
import type { OrderDraft } from './draft/orderDraft';

interface CallerOptions {
  draft: OrderDraft;
  dispatch: Dispatch<DraftAction>;
  /** The ticket is on its way: nobody is put on it now. */
  isPlacing: boolean;
  countryPhoneCode: string;
  offerUndo: (text: string, undo: () => void) => void;
  /** The customer is on the ticket. */
  onTaken: () => void;
}

/** A ticket of somebody else is open: whether it is to make room. */
interface Question {
  caller: FoundCustomer;
  other: string;
  onStart: () => void;
  onKeep: () => void;
}

const isSame = ({ customer }: OrderDraft, { country_phone_code, phone }: FoundCustomer): boolean =>
  customer.phone === phone && customer.country_phone_code === country_phone_code;

/**
 * Puts the customer on the ticket with whom the page was opened (`withCaller`). A ticket that already bears another
 * name or number is not touched before somebody says so.
 */
export function useCaller(options: CallerOptions): { question: Question | null } {
  const { draft, dispatch, isPlacing, countryPhoneCode, offerUndo } = options;
  const t = useTranslate();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const caller = isPlacing ? null : callerOf(state);
  const { name, phone } = draft.customer;
  const isOthers = caller !== null && (name !== '' || phone !== '') && !isSame(draft, caller);
  const onTaken = useRef(options.onTaken);
  useEffect(() => {
    onTaken.current = options.onTaken;
  });

  // Once: a reload, or the way back to this address, is no second call.
  const settle = useCallback(
    () => navigate(`${pathname}${search}`, { replace: true, state: null }),
    [navigate, pathname, search],
  );
  const isKnown = caller !== null && isSame(draft, caller);
  useEffect(() => {
    if (!caller || isOthers) return;
    if (!isKnown) dispatch({ type: 'pickCustomer', found: caller });
    onTaken.current();
    settle();
  }, [caller, isOthers, isKnown, dispatch, settle]);

  if (!caller || !isOthers) return { question: null };
  return {
    question: {
      caller,
      other: name || phone,
      onKeep: settle,
      onStart: () => {
        dispatch({ type: 'clear', countryPhoneCode });
        dispatch({ type: 'pickCustomer', found: caller });
        offerUndo(t('createOrder.ticket.cleared'), () => dispatch({ type: 'restore', draft }));
        onTaken.current();
        settle();
      },
    },
  };
}
