import { useEffect, useMemo, useState } from 'react';
import type { Order } from '#contract/entities/order';
import type { Store } from '#contract/entities/store';
import type { Minor } from '#contract/money';
import { needsCustomer } from '#contract/orders/needsCustomer';
import type { OrderType } from '#contract/orders/statuses';
import { type PhoneProblem, phoneProblem, tidyPhone } from '../../components/phone/phoneRules';
import { useClock } from '../../components/time/sharedClock';
import { useCustomerLookup } from '../customers/customerLookup';
import { useCustomer } from '../customers/useCustomer';
import type { MenuIndex } from '../menu/menuIndex';
import { useDeliveryQuote } from '../places/useDeliveryQuote';
import { useBlockedQuestion } from './customer/BlockedQuestion';
import { useCustomerQuestion } from './customer/useCustomerQuestion';
import { useKnownName } from './customer/useKnownName';
import { draftProblems, type Problem } from './draft/draftProblems';
import { draftReducer, useOrderDraft } from './draft/draftReducer';
import type { DraftCustomer, OrderDraft } from './draft/orderDraft';
import { priceDraft, subtotalOf } from './draft/pricedDraft';
import { useTicketOffer } from './offer/useTicketOffer';
import { ruleProblem } from './place/serverProblems';
import { usePlaceOrder } from './place/usePlaceOrder';

/** The fields that a ticket's phone check needs. */
interface PhonedDraft extends Pick<OrderDraft, 'order_type'> {
  customer: Omit<DraftCustomer, 'name'>;
}

/** Returns the problem with the customer's number; a number from an earlier order is accepted as it is. */
async function customerPhoneProblem({ order_type, customer }: PhonedDraft): Promise<PhoneProblem | null> {
  if (customer.phone === '' && !needsCustomer(order_type)) return null;
  if (customer.phone !== '' && customer.phone === customer.known_phone) return null;
  // If the rules can't be loaded, the server's own check has to do.
  return phoneProblem(customer).catch(() => null);
}

/** The same check, live. */
function usePhoneCheck({ order_type, customer }: PhonedDraft): PhoneProblem | null {
  const [problem, setProblem] = useState<PhoneProblem | null>(null);
  const { phone, country_phone_code, known_phone } = customer;
  useEffect(() => {
    let isCurrent = true;
    const knownPhone = known_phone === undefined ? {} : { known_phone };
    void customerPhoneProblem({ order_type, customer: { phone, country_phone_code, ...knownPhone } }).then(
      (found) => isCurrent && setProblem(found),
    );
    return () => {
      isCurrent = false;
    };
  }, [order_type, phone, country_phone_code, known_phone]);
  return problem;
}

const step = 30_000;

/**
 * The current time from the shared clock, precise enough for opening hours and slots, and never before the store's
 * latest change: a new pause applies at once, even on a device whose clock is behind the server's.
 */
function useNow(store: Store): Date {
  const at = useClock((now) => Math.floor(now.getTime() / step) * step, 'second');
  const changedAt = useMemo(() => {
    const { paused, busy } = store.service_state;
    // Pauses and busy times begin when they are set.
    const begun = [...Object.values(paused), ...(busy ? [busy] : [])].map(({ from }) => Date.parse(from));
    return Math.max(Date.now(), ...begun);
  }, [store]);
  return useMemo(() => new Date(Math.max(at, changedAt)), [at, changedAt]);
}

interface Options {
  account: string;
  store: Store;
  menu: MenuIndex;
  money: (amount: Minor) => string;
  typeName: (type: OrderType) => string;
  /** Placing was attempted; this is the first field to correct. */
  onProblem: (field: string) => void;
  onPlaced: (order: Order) => void;
}

/** The ticket and everything derived from it: prices, problems, and placing it. */
export function useOrderState({ account, store, menu, money, typeName, onProblem, onPlaced }: Options) {
  const [draft, dispatch] = useOrderDraft(account, store);
  const clock = useNow(store);
  /** The ticket that was to be placed, by its key and type: the next one, or one of another type, starts without errors. */
  const [tried, setTried] = useState({ key: '', type: draft.order_type, at: clock });
  const [typedIn, setTypedIn] = useState<string | null>(null);
  const isTried = tried.key === draft.idempotency_key && tried.type === draft.order_type;
  // Keep showing the problems of an attempt even if the shared clock is slightly behind it.
  const now = isTried && tried.at > clock ? tried.at : clock;
  const lookup = useCustomerLookup(draft.customer);
  // While a number is being typed, look it up only once it is complete.
  const known = useCustomer(typedIn !== 'customer.phone' || lookup.known ? draft.customer : null);
  const { question, askAbout } = useCustomerQuestion(dispatch);
  const blocked = useBlockedQuestion();
  const subtotal = useMemo(() => subtotalOf(draft, menu, store), [draft, menu, store]);
  const point = draft.order_type === 'delivery' ? draft.position?.point : undefined;
  const quote = useDeliveryQuote({ point, address: draft.address, postcode: draft.postcode ?? '' }, subtotal);
  const { discount, ...offer } = useTicketOffer(draft, store.currency);
  const priced = useMemo(
    () => priceDraft(draft, menu, store, now, quote, discount),
    [draft, menu, store, now, quote, discount],
  );
  const local = useMemo(
    () => draftProblems(draft, priced, { store, now, money, typeName }),
    [draft, priced, store, now, money, typeName],
  );
  const phone = usePhoneCheck(draft);
  const phoneProblems = (found: typeof phone): Problem[] =>
    found ? [{ field: 'customer.phone', text: `createOrder.phone.${found}` }] : [];

  /** Checks the whole ticket again, with the number as it will be sent. */
  async function prepare() {
    const at = new Date();
    setTried({ key: draft.idempotency_key, type: draft.order_type, at });
    const { customer } = draft;
    const tidy = customer.phone === customer.known_phone ? customer : await tidyPhone(customer).catch(() => customer);
    const action = { type: 'customer', change: { ...customer, ...tidy } } as const;
    const isTidied = tidy.phone !== customer.phone || tidy.country_phone_code !== customer.country_phone_code;
    const ready = isTidied ? draftReducer(draft, action) : draft;
    if (isTidied) dispatch({ type: 'restore', draft: ready });
    const found = [
      ...phoneProblems(await customerPhoneProblem(ready)),
      ...draftProblems(ready, priced, { store, now: at, money, typeName }),
      ...offer.problems,
    ];
    // Broken rules alone are left to the server: it knows all of them, and staff may override them.
    const [first] = found.filter(({ rule }) => !rule);
    if (first) {
      onProblem(first.field);
      return null;
    }
    const [earlier, isTaken] = await Promise.all([lookup.findKnown(ready.customer), blocked.isTaken(ready.customer)]);
    return isTaken ? askAbout(withKnownName(ready, earlier), earlier) : null;
  }

  const { placing, serverProblems } = usePlaceOrder({
    account,
    draft,
    dispatch,
    store,
    prepare,
    describeError: (error) => offer.codeProblem(error) ?? ruleProblem(error, money(store.minimum_order_price)),
    onPlaced: (order) => {
      lookup.forget();
      blocked.forget();
      onPlaced(order);
    },
  });
  const withKnownName = useKnownName({
    customer: draft.customer,
    known: lookup.known,
    isWaiting: typedIn === 'customer.phone' || placing.isPlacing,
    dispatch,
  });
  const isPhoneTold = isTried || (typedIn !== 'customer.phone' && draft.customer.phone !== '');
  const problems = [
    // The ticket knows more about a rule that it sees broken itself: how much is missing, and that it is about now.
    ...serverProblems.filter(({ rule }) => !rule || !local.some((one) => one.rule === rule)),
    ...(isPhoneTold ? phoneProblems(phone) : []),
    ...[...local, ...offer.problems].filter(
      (one) => isTried || (one.isUrgent && (typedIn === null || one.typedIn !== typedIn)),
    ),
  ];
  return {
    ...{ draft, dispatch, priced, problems, isTried, placing, lookup, known, offer, question, now },
    blocked: blocked.question,
    onTyping: setTypedIn,
  };
}
