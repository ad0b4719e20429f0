import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import InboxIcon from '@mui/icons-material/InboxOutlined';
import Button from '@mui/material/Button';
import type { UseQueryResult } from '@tanstack/react-query';
import { Suspense, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { isPlanned, type PageBoard } from '../../config/boardPages';
import { paths } from '../../config/paths';
import type { BoardData } from '../../realtime/orders/boardCache';
import { useOrderActions } from '../actions/orderActionsContext';
import { BoardColumns } from './BoardColumns';
import { BoardMessage } from './BoardMessage';
import { BoardSkeleton } from './BoardSkeleton';
import type { BoardFilterState } from './useBoardFilter';

const PlannedOrders = lazyWithRetry(() => import('./plan/PlannedOrders'));

interface LiveBoardProps {
  board: PageBoard;
  boardPath: string;
  openId: string | undefined;
  query: UseQueryResult<BoardData>;
  filter: BoardFilterState;
}

const EmptyBoard = ({ board }: { board: PageBoard }) => {
  const t = useTranslate();
  const isToday = board === 'today';
  return (
    <BoardMessage
      icon={<InboxIcon />}
      title={t(`boards.empty.${board}.title`)}
      detail={t(`boards.empty.${board}.detail`)}
    >
      {board !== 'past' && (
        <Button variant="contained" size="large" component={Link} to={paths.createOrder}>
          {t('boards.create')}
        </Button>
      )}
      {!isToday && (
        <Button variant="outlined" size="large" component={Link} to={paths.todayOrders}>
          {t('boards.empty.to_today')}
        </Button>
      )}
    </BoardMessage>
  );
};

/** The columns, or a message in their place: loading, failed, nothing to do. */
export const LiveBoard = ({ board, boardPath, openId, query, filter }: LiveBoardProps) => {
  const t = useTranslate();
  const { pending } = useOrderActions();
  useSyncExternalStore(pending.subscribe, pending.edition);
  if (query.data && query.data.orders.length > 0) {
    const shown = query.data.orders.map((order) => pending.shown(order));
    const props = { orders: shown, boardPath, openId, filter };
    if (!isPlanned(board)) return <BoardColumns {...props} />;
    return (
      <Suspense fallback={<BoardSkeleton stages={1} />}>
        <PlannedOrders {...props} />
      </Suspense>
    );
  }
  if (query.data) return <EmptyBoard board={board} />;
  if (!query.isError) return isPlanned(board) ? <BoardSkeleton stages={1} /> : <BoardSkeleton />;
  return (
    <BoardMessage icon={<CloudOffIcon />} title={t('boards.error.title')} detail={t('boards.error.detail')}>
      <Button variant="contained" size="large" onClick={() => query.refetch()}>
        {t('common.retry')}
      </Button>
    </BoardMessage>
  );
};
