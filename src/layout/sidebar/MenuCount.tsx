import { styled } from '@mui/material/styles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { CountedBoard } from '#contract/orders/boards';
import { isRecordMessage } from '#contract/stream';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { whenNetworkIdle } from '../../components/whenNetworkIdle';
import { unansweredQuery } from '../../custom-pages/reviews/reviewChoice';
import type { StoreDataProvider } from '../../dataProvider/index';
import type { NavigationEntry } from '../../descriptors/navigationEntry';
import { orderKeys } from '../../realtime/orders/boardCache';
import { useBoard } from '../../realtime/orders/useBoard';
import { useStoreEvents } from '../../realtime/useRealtime';

/** Set once the first page has loaded its data, so that the counts don't compete with it. */
let isIdle = false;

/** Whether the counts can be loaded. */
function useIsIdle(): boolean {
  const [isSet, setIsSet] = useState(isIdle);
  useEffect(() => {
    if (isSet) return;
    return whenNetworkIdle(() => {
      isIdle = true;
      setIsSet(true);
    });
  }, [isSet]);
  return isSet;
}

/**
 * The number of orders on a board: today's from its cached orders, which every page loads, the others from the server.
 */
function useBoardCount(board: CountedBoard): number | undefined {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { data } = useQuery({
    queryKey: orderKeys.counts,
    queryFn: ({ signal }) => dataProvider.getBoardCounts(undefined, { signal }),
    enabled: useIsIdle(),
    staleTime: 5_000,
  });
  const today = useBoard('today', { enabled: false });
  return (board === 'today' ? today.data?.orders.length : undefined) ?? data?.counts[board];
}

/** The number of reviews without a reply, in the period that the page of reviews opens with. */
function useUnansweredCount(): number | undefined {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const queryClient = useQueryClient();
  const { timezone } = useStoreFormat();
  const { queryKey, queryFn } = unansweredQuery(dataProvider, timezone);
  const { data } = useQuery({ queryKey, queryFn, enabled: useIsIdle(), staleTime: 5_000 });
  useStoreEvents((event) => {
    if (isRecordMessage(event) && event.messageData.entity === 'review')
      void queryClient.invalidateQueries({ queryKey });
  });
  return data;
}

const Count = styled('span')(({ theme: { palette } }) => ({
  marginInlineStart: 'auto',
  minInlineSize: 24,
  paddingInline: 6,
  borderRadius: 10,
  background: palette.sunken,
  color: palette.text.secondary,
  fontSize: '0.75rem',
  fontWeight: 600,
  lineHeight: '20px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  // Overdue orders should stand out.
  '&[data-of="past"]': { color: palette.warning.main },
}));

/**
 * A number in a menu entry; nothing for 0.
 *
 * @param id ID of the text that describes the entry
 */
const CountOf = ({ of, count, text, id }: { of: string; count: number | undefined; text: string; id: string }) => {
  const t = useTranslate();
  if (!count) return null;
  return (
    <>
      <Count data-of={of} aria-hidden>
        {count}
      </Count>
      <span id={id} hidden>
        {t(text, { smart_count: count })}
      </span>
    </>
  );
};

const BoardCount = ({ board, id }: { board: CountedBoard; id: string }) => (
  <CountOf of={board} count={useBoardCount(board)} text="shell.menu.open" id={id} />
);

const UnansweredCount = ({ id }: { id: string }) => (
  <CountOf of="unanswered_reviews" count={useUnansweredCount()} text="shell.menu.unanswered" id={id} />
);

/** The number of a board's orders, or of reviews without a reply. */
export default function MenuCount({ of, id }: { of: NonNullable<NavigationEntry['count']>; id: string }) {
  return of === 'unanswered_reviews' ? <UnansweredCount id={id} /> : <BoardCount board={of} id={id} />;
}
