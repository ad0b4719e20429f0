import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { CountedBoard } from '#contract/orders/boards';
import { whenCalm } from '../../components/whenCalm';
import type { StoreDataProvider } from '../../dataProvider/index';
import { orderKeys } from '../../orders/live/boardCache';
import { useBoard } from '../../orders/live/useBoard';

/** Set once the first page has what it asked for: the counts take nothing from it. */
let isCalm = false;

/** Whether the counts can be asked for. */
function useIsCalm(): boolean {
  const [isSet, setIsSet] = useState(isCalm);
  useEffect(() => {
    if (isSet) return;
    return whenCalm(() => {
      isCalm = true;
      setIsSet(true);
    });
  }, [isSet]);
  return isSet;
}

/** The number of orders on a board: today's from its own orders, which every page holds, the others from the server. */
function useBoardCount(board: CountedBoard): number | undefined {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { data } = useQuery({
    queryKey: orderKeys.counts,
    queryFn: ({ signal }) => dataProvider.getBoardCounts(undefined, { signal }),
    enabled: useIsCalm(),
    staleTime: 5_000,
  });
  const today = useBoard('today', { enabled: false });
  return (board === 'today' ? today.data?.orders.length : undefined) ?? data?.counts[board];
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
  // What is overdue is meant to be noticed.
  '&[data-board="past"]': { color: palette.warning.main },
}));

/** A board's number of orders, in its line of the menu; nothing for an empty board. `id`: of the text that describes the line. */
export const BoardCount = ({ board, id }: { board: CountedBoard; id: string }) => {
  const t = useTranslate();
  const count = useBoardCount(board);
  if (!count) return null;
  return (
    <>
      <Count data-board={board} aria-hidden>
        {count}
      </Count>
      <span id={id} hidden>
        {t('shell.menu.open', { smart_count: count })}
      </span>
    </>
  );
};
