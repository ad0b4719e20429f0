import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import DeliveryIcon from '@mui/icons-material/DeliveryDiningOutlined';
import SearchOffIcon from '@mui/icons-material/SearchOff';
import Button from '@mui/material/Button';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { mirrored } from '../../components/icons/mirrored';
import type { BoardData } from '../../realtime/orders/boardCache';
import { BoardMessage } from '../board/BoardMessage';
import { BoardSkeleton } from '../board/BoardSkeleton';
import { DispatchColumns } from './board/DispatchColumns';

const Courier = mirrored(DeliveryIcon);

interface DispatchBoardProps {
  query: UseQueryResult<BoardData>;
  /** As shown, with unanswered moves applied. */
  orders: readonly Order[];
  /** Number of orders that a search hides. */
  hidden: number;
  onShowAll: () => void;
  pagePath: string;
  openId: string | undefined;
}

/** The columns, or a message in their place: loading, failed, nothing to deliver. */
export const DispatchBoard = ({ query, orders, hidden, onShowAll, pagePath, openId }: DispatchBoardProps) => {
  const t = useTranslate();
  if (orders.length > 0) return <DispatchColumns orders={orders} pagePath={pagePath} openId={openId} />;
  if (hidden > 0) {
    return (
      <BoardMessage
        icon={<SearchOffIcon />}
        title={t('dispatch.find.nothing')}
        detail={t('dispatch.find.hidden', { count: hidden })}
      >
        <Button variant="contained" size="large" onClick={onShowAll}>
          {t('dispatch.find.clear')}
        </Button>
      </BoardMessage>
    );
  }
  if (query.data) {
    return <BoardMessage icon={<Courier />} title={t('dispatch.empty.title')} detail={t('dispatch.empty.detail')} />;
  }
  if (!query.isError) return <BoardSkeleton stages={3} />;
  return (
    <BoardMessage icon={<CloudOffIcon />} title={t('boards.error.title')} detail={t('boards.error.detail')}>
      <Button variant="contained" size="large" onClick={() => query.refetch()}>
        {t('common.retry')}
      </Button>
    </BoardMessage>
  );
};
