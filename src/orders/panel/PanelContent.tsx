import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type Ref, useSyncExternalStore } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Order } from '#contract/entities/order';
import { ApiError } from '../../dataProvider/apiError';
import type { StoreDataProvider } from '../../dataProvider/index';
import { orderKeys } from '../../realtime/orderKeys';
import { useOrderActions } from '../actions/orderActionsContext';
import { PendingChangeNotice } from '../changes/PendingChangeNotice';
import { RefusedChangeNotice } from '../changes/RefusedChangeNotice';
import { UnseenChange } from '../changes/UnseenChange';
import { PanelActions } from './PanelActions';
import { PanelDetails } from './PanelDetails';
import { PanelHeader } from './PanelHeader';
import { Timeline } from './Timeline';
import { useDeliveryLog } from './useDeliveryLog';

/** No order has this address: not in this store, or the address is none at all. Another try finds no more. */
const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === errorCodes.ORDER_DETAIL_NOT_FOUND || error.code === errorCodes.FIELDS_NOT_VALID);

interface PanelContentProps {
  orderId: string;
  /** The order as the list beside it shows it: there at once, and without a connection. */
  listed: Order | undefined;
  headingRef: Ref<HTMLHeadingElement>;
  onClose: () => void;
  extra?: (order: Order) => ReactNode;
  choosesPeople: boolean;
}

/** Everything about one order, and everything that can be done with it. */
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
              {t(isMissing ? 'boards.panel.back' : 'boards.error.retry')}
            </Button>
          </Box>
        )}
      </Box>
      {order && seen && <PanelActions order={order} seen={seen} choosesPeople={choosesPeople} />}
    </Box>
  );
};
