import { useMemo, useState } from 'react';
import type { Order } from '#contract/entities/order';
import type { Store } from '#contract/entities/store';
import type { Minor } from '#contract/money';
import type { MenuIndex } from '../../components/menuPicker/menuIndex';
import { tidyPhone } from '../../components/order/phoneRules';
import { draftProblems } from './draft/draftProblems';
import { draftReducer } from './draft/draftReducer';
import { priceDraft } from './draft/pricedDraft';
import { useOrderDraft } from './draft/useOrderDraft';
import { usePlaceOrder } from './place/usePlaceOrder';
import { customerPhoneProblem, usePhoneCheck } from './ticket/usePhoneCheck';
import { useNow } from './useNow';

interface Options {
  account: string;
  store: Store;
  menu: MenuIndex;
  money: (amount: Minor) => string;
  /** Placing was tried and this is the first field to put right. */
  onProblem: (field: string) => void;
  onPlaced: (order: Order) => void;
}

/** The ticket with everything that follows from it: prices, problems, and placing it. */
export function useOrderState({ account, store, menu, money, onProblem, onPlaced }: Options) {
  const [draft, dispatch] = useOrderDraft(account, store.country_phone_code);
  const now = useNow();
  const [isTried, setTried] = useState(false);
  const [isPhoneLeft, setPhoneLeft] = useState(false);
  const priced = useMemo(() => priceDraft(draft, menu, store, now), [draft, menu, store, now]);
  const local = useMemo(() => draftProblems(draft, priced, { store, now, money }), [draft, priced, store, now, money]);
  const phone = usePhoneCheck(draft);
  const phoneProblems = (found: typeof phone) =>
    found ? [{ field: 'customer.phone', text: `createOrder.phone.${found}` }] : [];

  /** Looks at the whole ticket once more, the number as it will be sent. */
  async function prepare() {
    setTried(true);
    const { customer } = draft;
    const tidy = customer.phone === customer.known_phone ? customer : await tidyPhone(customer).catch(() => customer);
    const action = { type: 'customer', change: { ...customer, ...tidy } } as const;
    const isTidied = tidy.phone !== customer.phone || tidy.country_phone_code !== customer.country_phone_code;
    const ready = isTidied ? draftReducer(draft, action) : draft;
    if (isTidied) dispatch({ type: 'restore', draft: ready });
    const found = [
      ...phoneProblems(await customerPhoneProblem(ready)),
      ...draftProblems(ready, priced, { store, now: new Date(), money }),
    ];
    if (!found[0]) return ready;
    onProblem(found[0].field);
    return null;
  }

  const { placing, serverProblems } = usePlaceOrder({
    account,
    draft,
    dispatch,
    store,
    prepare,
    onPlaced: (order) => {
      setTried(false);
      setPhoneLeft(false);
      onPlaced(order);
    },
  });
  const isPhoneTold = isTried || (isPhoneLeft && draft.customer.phone !== '');
  const problems = [
    ...serverProblems,
    ...(isPhoneTold ? phoneProblems(phone) : []),
    ...local.filter(({ isUrgent }) => isTried || isUrgent),
  ];
  return { draft, dispatch, priced, problems, placing, now, onPhoneLeft: () => setPhoneLeft(true) };
}
