import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type Ref, useSyncExternalStore } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { ReplyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import type { DeliveryLogEntry } from '#contract/entities/deliveryLog';
import type { Order } from '#contract/entities/order';
import { ApiError } from '../../dataProvider/apiError';
import type { StoreDataProvider } from '../../dataProvider/index';
import { orderKeys } from '../../realtime/orders/boardCache';
import { useOrderActions } from '../actions/orderActionsContext';
import { PendingChangeNotice } from '../changes/PendingChangeNotice';
import { RefusedChangeNotice } from '../changes/RefusedChangeNotice';
import { UnseenChange } from '../changes/UnseenChange';
import { HistoryEntryView, historyEntries } from './HistoryEntryView';
import { PanelActions } from './PanelActions';
import { PanelDetails } from './PanelDetails';
import { PanelHeader } from './PanelHeader';

const Events = styled('ol')(({ theme: { palette } }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': { position: 'relative', paddingInlineStart: 22, paddingBlockEnd: 12 },
  '& li::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 2,
    insetBlockStart: 6,
    inlineSize: 9,
    blockSize: 9,
    borderRadius: 5,
    background: palette.text.secondary,
  },
  '& li:last-of-type::before': { background: palette.primary.main },
  '& li:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 6,
    insetBlockStart: 18,
    insetBlockEnd: -4,
    inlineSize: 1,
    background: palette.divider,
  },
  '& .by': { color: palette.text.secondary, fontSize: '0.875rem' },
  '& .detail': { display: 'grid', gap: 4, marginBlockStart: 6, fontSize: '0.875rem' },
  '& .reason': { fontSize: '0.875rem', overflowWrap: 'anywhere' },
}));

interface TimelineProps extends Pick<ReplyOf<'get_order'>, 'order' | 'events' | 'changes' | 'refunds'> {
  /** Who was asked to deliver it, and how they answered. */
  log: readonly DeliveryLogEntry[];
}

/** The order's timeline: status changes, edits, money, and offers to delivery people, with time and person. */
const Timeline = ({ order, log, ...recorded }: TimelineProps) => {
  const t = useTranslate();
  return (
    <Box component="section">
      <Typography component="h3" sx={{ fontSize: '0.875rem', fontWeight: 600, color: 'text.secondary', mb: 1 }}>
        {t('boards.timeline.title')}
      </Typography>
      <Events>
        {historyEntries(recorded, log).map((entry) => (
          <li key={entry.key}>
            <HistoryEntryView entry={entry} currency={order.currency} />
          </li>
        ))}
      </Events>
    </Box>
  );
};

const none: readonly DeliveryLogEntry[] = [];

/** Who was asked to deliver an order. If it can't be loaded it is left out; the order's own history doesn't need it. */
function useDeliveryLog(order: Order | undefined): readonly DeliveryLogEntry[] {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { data } = useQuery({
    // Includes the version: each change to the order may be a step in the search.
    queryKey: [...orderKeys.detail(order?._id ?? ''), 'log', order?.version],
    queryFn: () => dataProvider.getDeliveryLog({ order_id: order?._id ?? '' }),
    enabled: order?.order_type === 'delivery' && order.delivery_status !== null,
    placeholderData: (before) => before,
    retry: false,
  });
  return data?.data ?? none;
}

/** No order has this address: it isn't in this store, or the address is invalid. Retrying won't help. */
const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === errorCodes.ORDER_DETAIL_NOT_FOUND || error.code === errorCodes.FIELDS_NOT_VALID);

interface PanelContentProps {
  orderId: string;
  /** The order from the list, available immediately and offline. */
  listed: Order | undefined;
  headingRef: Ref<HTMLHeadingElement>;
  onClose: () => void;
  extra?: (order: Order) => ReactNode;
  choosesPeople: boolean;
}

/** Everything about one order, and all its actions. */
export const PanelContent = ({ orderId, listed, headingRef, onClose, extra, choosesPeople }: PanelContentProps) => {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { pending } = useOrderActions();
  useSyncExternalStore(pending.subscribe, pending.edition);
  const query = useQuery({
    queryKey: orderKeys.detail(orderId),
    queryFn: () => dataProvider.getOrder({ order_id: orderId }),
    retry: (failures, error) => failures < 1 && !isUnknown(error),
  });
  const isMissing = isUnknown(query.error);
  const seen = query.data?.order ?? (isMissing ? undefined : listed);
  const order = seen && pending.shown(seen);
  const log = useDeliveryLog(query.data?.order);
  return (
    <Box data-order-panel={orderId} sx={{ display: 'flex', flexDirection: 'column', minBlockSize: 0, flex: 1 }}>
      <PanelHeader order={order} isAwaited={query.isPending} headingRef={headingRef} onClose={onClose} />
      <Box
        sx={{
          flex: 1,
          minBlockSize: 0,
          overflowY: 'auto',
          px: 2.5,
          py: 2,
          display: 'grid',
          gap: 2.5,
          alignContent: 'start',
        }}
      >
        {order && (
          <>
            <UnseenChange order={order} />
            <PendingChangeNotice order={order} change={query.data?.changes.at(-1)} />
            <RefusedChangeNotice order={order} />
            <PanelDetails order={order} />
            {extra?.(order)}
          </>
        )}
        {query.data && <Timeline {...query.data} log={log} />}
        {query.isPending &&
          (order ? [140] : [120, 220, 140]).map((height) => (
            <Skeleton key={height} variant="rounded" height={height} />
          ))}
        {query.isError && !query.data && (
          <Box sx={{ textAlign: 'center', py: 4, display: 'grid', gap: 2, justifyItems: 'center' }}>
            <Typography>
              {t(isMissing ? 'boards.panel.missing' : order ? 'orderChanges.history_failed' : 'boards.panel.failed')}
            </Typography>
            <Button variant="contained" onClick={() => (isMissing ? onClose() : query.refetch())}>
              {t(isMissing ? 'boards.panel.back' : 'common.retry')}
            </Button>
          </Box>
        )}
      </Box>
      {order && seen && <PanelActions order={order} seen={seen} choosesPeople={choosesPeople} />}
    </Box>
  );
};
