import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { recordTime } from '../../../components/order/storeTime';
import { useListText } from '../../../components/useListText';
import { useStoreSurroundings } from '../../../components/useStoreSurroundings';
import type { Column } from '../../../records/list/column';
import type { ListedOrder } from '../useHistoryList';
import { historyColumns } from './historyColumns';

/** The columns in the page's language; the same array until that changes. */
export function useHistoryColumns(): Column<ListedOrder>[] {
  const t = useTranslate();
  const list = useListText();
  const { timezone, locale, language } = useStoreSurroundings();
  return useMemo(
    () => historyColumns({ t, time: (instant) => recordTime(instant, { timezone, locale }), list, language }),
    [t, timezone, locale, list, language],
  );
}
