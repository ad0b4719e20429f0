import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { recordTime } from '../../../components/order/storeTime';
import { useListText } from '../../../components/useListText';
import { useStoreSurroundings } from '../../../components/useStoreSurroundings';
import type { Column } from '../../../records/list/column';
import type { ListedOrder } from '../useHistoryList';
import { historyColumns } from './historyColumns';

/**
 * The columns in the page's language; the same array until that changes.
 *
 * @param shown those that there is room for
 */
export function useHistoryColumns(shown: readonly string[]): Column<ListedOrder>[] {
  const t = useTranslate();
  const list = useListText();
  const { timezone, locale, language } = useStoreSurroundings();
  const isEndTold = shown.length > 0 && !shown.includes('ended_at');
  return useMemo(() => {
    const time = (instant: string) => recordTime(instant, { timezone, locale });
    return historyColumns({ t, time, list, language, isEndTold });
  }, [t, timezone, locale, list, language, isEndTold]);
}
