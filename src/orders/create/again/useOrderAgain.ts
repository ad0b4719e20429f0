import { useQuery } from '@tanstack/react-query';
import { type Dispatch, useEffect, useRef, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { orderKeys } from '../../../realtime/orders/boardCache';
import type { MenuIndex } from '../../menu/menuIndex';
import type { DraftAction } from '../draft/draftReducer';
import type { OrderDraft } from '../draft/orderDraft';
import { draftAgain, noDifferences } from './draftAgain';

interface Options {
  draft: OrderDraft;
  dispatch: Dispatch<DraftAction>;
  menu: MenuIndex;
  countryPhoneCode: string;
  /** Reports what was done and offers to undo it. */
  offerUndo: (text: string, undo: () => void) => void;
}

/** Copies the order in the address onto the ticket; the previous ticket can be restored. */
export function useOrderAgain({ draft, dispatch, menu, countryPhoneCode, offerUndo }: Options) {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const [params, setParams] = useSearchParams();
  const [differences, setDifferences] = useState(noDifferences);
  const orderId = params.get('again') ?? '';
  const { data, isError, refetch } = useQuery({
    queryKey: orderKeys.detail(orderId),
    queryFn: () => dataProvider.getOrder({ order_id: orderId }),
    enabled: orderId !== '',
    retry: 1,
  });
  const forget = () =>
    setParams(
      (before) => {
        before.delete('again');
        return before;
      },
      { replace: true },
    );
  const take = () => {
    if (!data || orderId === '') return;
    const before = draft;
    const again = draftAgain(data.order, menu, countryPhoneCode);
    dispatch({ type: 'restore', draft: again.draft });
    setDifferences(again.differences);
    forget();
    offerUndo(t('createOrder.again.taken', { number: data.order.unique_id }), () => {
      dispatch({ type: 'restore', draft: before });
      setDifferences(noDifferences);
    });
  };
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    if (data) latest.current();
  }, [data]);
  return {
    differences,
    dropDifferences: () => setDifferences(noDifferences),
    isFailed: isError && orderId !== '',
    retry: () => void refetch(),
    giveUp: forget,
  };
}
