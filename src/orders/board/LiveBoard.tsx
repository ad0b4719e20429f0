import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import InboxIcon from '@mui/icons-material/InboxOutlined';
import Button from '@mui/material/Button';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Order } from '#contract/entities/order';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { paths } from '../../config/paths';
import { useOrderActions } from '../actions/orderActionsContext';
import { OpenMenu, OpenMenuContext } from '../card/openMenu';
import type { BoardData } from '../live/boardCache';
import { BoardColumns } from './BoardColumns';
import { BoardMessage } from './BoardMessage';
import { BoardSkeleton } from './BoardSkeleton';
import type { PageBoard } from './boardPages';

const OrderMenu = lazyWithRetry(() => import('../card/OrderMenu'));

/**
 * Renders the board's one open menu. It follows its order through changes, wherever the card moves, and closes when
 * the order leaves the board.
 */
const OrderMenuPlace = ({ orders, children }: { orders: readonly Order[]; children: ReactNode }) => {
  const [menu] = useState(() => new OpenMenu());
  const opened = useSyncExternalStore(menu.subscribe, menu.opened);
  const order = opened && orders.find(({ _id }) => _id === opened.orderId);
  const isGone = opened !== null && order === undefined;
  useEffect(() => {
    if (isGone) menu.close();
  }, [isGone, menu]);
  return (
    <OpenMenuContext value={menu}>
      {children}
      {opened && order && (
        <Suspense fallback={null}>
          <OrderMenu key={order._id} order={order} openedFrom={opened.anchor} onClose={menu.close} />
        </Suspense>
      )}
    </OpenMenuContext>
  );
};

interface LiveBoardProps {
  board: PageBoard;
  boardPath: string;
  openId: string | undefined;
  query: UseQueryResult<BoardData>;
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
export const LiveBoard = ({ board, boardPath, openId, query }: LiveBoardProps) => {
  const t = useTranslate();
  const { pending } = useOrderActions();
  useSyncExternalStore(pending.subscribe, pending.edition);
  if (query.data && query.data.orders.length > 0) {
    const shown = query.data.orders.map((order) => pending.shown(order));
    return (
      <OrderMenuPlace orders={shown}>
        <BoardColumns orders={shown} boardPath={boardPath} openId={openId} />
      </OrderMenuPlace>
    );
  }
  if (query.data) return <EmptyBoard board={board} />;
  if (!query.isError) return <BoardSkeleton />;
  return (
    <BoardMessage icon={<CloudOffIcon />} title={t('boards.error.title')} detail={t('boards.error.detail')}>
      <Button variant="contained" size="large" onClick={() => query.refetch()}>
        {t('boards.error.retry')}
      </Button>
    </BoardMessage>
  );
};
