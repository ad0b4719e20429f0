import { type Dispatch, useCallback, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { callerOf, type FoundCustomer } from './caller';
import type { DraftAction } from './draft/draftReducer';
import type { OrderDraft } from './draft/orderDraft';

interface CallerOptions {
  draft: OrderDraft;
  dispatch: Dispatch<DraftAction>;
  /** The ticket is being sent, so it can't take a new customer now. */
  isPlacing: boolean;
  countryPhoneCode: string;
  offerUndo: (text: string, undo: () => void) => void;
  /** The customer was put on the ticket. */
  onTaken: () => void;
}

/** Another customer's ticket is open: asks whether to replace it. */
interface Question {
  caller: FoundCustomer;
  other: string;
  onStart: () => void;
  onKeep: () => void;
}

const isSame = ({ customer }: OrderDraft, { country_phone_code, phone }: FoundCustomer): boolean =>
  customer.phone === phone && customer.country_phone_code === country_phone_code;

/**
 * Puts the customer passed with `withCaller` on the ticket. If the ticket already has another
 * name or number, it asks first.
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

  // Only once: a reload, or going back to this address, isn't a new call.
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
