import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { addMinutes, min } from 'date-fns';
import { Suspense, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Order, OrderSnapshot } from '#contract/entities/order';
import { limits } from '#contract/limits';
import { answerBy } from '#contract/orders/clocks';
import type { OrderRules } from '#contract/orders/orderRules';
import { isFinal, orderStatus } from '#contract/orders/statuses';
import { isOrderMessage } from '#contract/stream';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { useClock } from '../../components/time/sharedClock';
import { ApiError } from '../../dataProvider/apiError';
import type { StoreDataProvider } from '../../dataProvider/index';
import { useStoreEvents } from '../../realtime/useRealtime';
import { useNotifyError } from '../../records/form/useNotifyError';
import { useAccessBlocker } from '../../session/useAccessBlocker';
import { Money } from '../display/Money';
import { OrderFormatProvider } from '../display/OrderFormatProvider';
import { OrderLines } from '../display/OrderLines';
import { TestMark } from '../display/TestMark';
import { TicketPrint } from '../orderParts';
import { SilentNotice } from './SilentNotice';
import { useRinging } from './useRinging';

interface TestOrderDialogProps {
  /** The test order, as it is when the dialog opens. */
  order: Order;
  /** It was accepted, or can't be any more. */
  onChange: () => void;
  onClose: () => void;
}

/** When the server ends a test order that isn't accepted. A blocked store isn't told about it. */
function endsAt(order: Order, rules: OrderRules): Date {
  const end = addMinutes(order.created_at, limits.testOrderMinutes);
  return min([end, answerBy(order, rules) ?? end]);
}

/** The order as it is now, if that is why it can't be accepted: it has ended, or another one has replaced it. */
function changedOrder(order: Order, error: unknown): Order | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === errorCodes.ORDER_DETAIL_NOT_FOUND)
    return { ...order, order_status: orderStatus.CANCELLED_BY_STORE };
  const { current } = error.details as { current?: OrderSnapshot };
  return current && { ...order, ...current };
}

/** The order as the stream and the dialog's own call bring it. */
function useOrder(opened: Order) {
  const [order, setOrder] = useState(opened);
  useStoreEvents((event) => {
    if (!isOrderMessage(event)) return;
    const { order: changed } = event.messageData;
    if (changed._id === order._id && changed.version > order.version) setOrder({ ...order, ...changed });
  });
  return { order, setOrder };
}

/**
 * A test order while it arrives: what a board would show of it, with its ticket, and the step to accept it. It rings
 * here only for a blocked store, which has no boards to ring for it.
 */
export default function TestOrderDialog({ order: opened, onChange, onClose }: TestOrderDialogProps) {
  const t = useTranslate();
  const { store } = useStoreFormat();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const attempt = useNotifyError();
  const { order, setOrder } = useOrder(opened);
  const [isSending, setSending] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  const isNew = order.order_status === orderStatus.NEW;
  const isPast = useClock((now) => isNew && now >= endsAt(order, store.order_rules));
  const isWaiting = isNew && !isPast;
  const isOver = isPast || isFinal(order.order_status);
  const ringsHere = useAccessBlocker() !== null && isWaiting;
  useRinging(ringsHere);
  const accept = async () => {
    setSending(true);
    await attempt(async () => {
      try {
        setOrder((await dataProvider.acceptTestOrder({ order_id: order._id })).order);
      } catch (error) {
        const changed = changedOrder(order, error);
        if (!changed) throw error;
        setOrder(changed);
      }
    });
    setSending(false);
    onChange();
  };
  return (
    <OrderFormatProvider store={store}>
      <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="test-order-title">
        <DialogTitle id="test-order-title">{t('order.test.name')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {isWaiting || isOver ? (
            <Typography role="status">{t(`profile.ready.test.${isOver ? 'over' : 'waiting'}`)}</Typography>
          ) : (
            <Alert severity="success" role="status">
              {t('profile.ready.test.accepted')}
            </Alert>
          )}
          {ringsHere && <SilentNotice />}
          <Box sx={{ display: 'grid', gap: 1, border: '1px solid', borderColor: 'divider', borderRadius: 1, p: 1.5 }}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Typography component="h3" sx={{ fontWeight: 650, flex: 1 }}>
                {t('order.number', { number: order.unique_id })} · {t(`order.type.${order.order_type}`)}
              </Typography>
              <TestMark order={order} />
            </Box>
            <OrderLines items={order.items} currency={order.currency} withPrices />
            <Box sx={{ display: 'flex', justifyContent: 'space-between', fontWeight: 600 }}>
              <span>{t('order.total')}</span>
              <Money amount={order.total} currency={order.currency} />
            </Box>
          </Box>
          <Typography variant="body2" color="text.secondary">
            {t('profile.ready.test.note')}
          </Typography>
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', gap: 1, '& > button': { minBlockSize: 44 } }}>
          <Button onClick={onClose}>{t('common.close')}</Button>
          <Button variant={isWaiting ? 'outlined' : 'contained'} onClick={() => setPrinting(true)}>
            {t('boards.ticket.print')}
          </Button>
          {isWaiting && (
            <Button variant="contained" autoFocus loading={isSending} onClick={() => void accept()}>
              {t('order.action.accept')}
            </Button>
          )}
        </DialogActions>
      </Dialog>
      {isPrinting && (
        <Suspense fallback={null}>
          <TicketPrint order={order} onDone={() => setPrinting(false)} />
        </Suspense>
      )}
    </OrderFormatProvider>
  );
}
