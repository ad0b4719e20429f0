import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isFinal } from '#contract/orders/statuses';
import { isOrderMessage } from '#contract/stream';
import type { DayRules } from '#contract/time';
import { useStoreEvents } from '../../../realtime/useRealtime';
import { isInChoice } from '../historyChoice';
import { historyKeys } from '../historyQuery';
import type { HistoryList } from '../useHistoryList';
import { isAtTop } from '../useHistoryList';

/** Orders that end within this time are loaded together. */
const gatherMs = 1_200;

/**
 * Keeps the history current. A newly ended order appears if the user is at the top of the first page. Otherwise only
 * the number of new orders is shown, and no row moves.
 */
export function useNewlyEnded({ context, choice }: HistoryList, rules: DayRules) {
  const queryClient = useQueryClient();
  const [waiting, setWaiting] = useState<ReadonlySet<string>>(new Set());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const { data = [], page, sort } = context;
  const isLatestFirst = page === 1 && sort.field === 'ended_at' && sort.order === 'DESC';
  const key = JSON.stringify(choice);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is another list, loaded just now
  useEffect(() => setWaiting(new Set()), [key]);

  const loadSoon = (withRows: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      void queryClient.invalidateQueries({ queryKey: historyKeys.totals });
      if (withRows) void queryClient.invalidateQueries({ queryKey: historyKeys.lists });
    }, gatherMs);
  };
  useStoreEvents((event) => {
    if (!isOrderMessage(event)) return;
    const { order } = event.messageData;
    const isShown = data.some(({ _id }) => _id === order._id);
    // A no-show was undone: it leaves the history.
    if (isShown && !isFinal(order.order_status)) return loadSoon(true);
    if (!isFinal(order.order_status)) return;
    if (!isShown && !isInChoice(order, choice, rules)) return;
    const mayMove = isShown || (isLatestFirst && isAtTop());
    if (!mayMove) setWaiting((ids) => new Set(ids).add(order._id));
    loadSoon(mayMove);
  });

  const show = () => {
    setWaiting(new Set());
    context.setSort({ field: 'ended_at', order: 'DESC' });
    context.setPage(1);
    window.scrollTo({ top: 0 });
    void queryClient.invalidateQueries({ queryKey: historyKeys.all });
  };
  return { count: waiting.size, show };
}
