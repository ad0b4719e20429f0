import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { isForKitchen } from '#contract/orders/kitchenTime';
import { isDormant } from '#contract/orders/primaryAction';
import { orderStatus } from '#contract/orders/statuses';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { useClock } from '../../components/time/sharedClock';

const { ACCEPTED, ARRIVED, PREPARING } = orderStatus;

/** The mark of an order's or a round's state in the kitchen. */
export const KitchenMark = styled('span')(({ theme: { palette } }) => ({
  justifySelf: 'start',
  paddingInline: 8,
  borderRadius: 10,
  border: `1px solid ${palette.divider}`,
  fontSize: '0.8125rem',
  fontWeight: 550,
  lineHeight: 1.4,
  '&[data-begun="true"]': {
    borderColor: 'transparent',
    background: `color-mix(in srgb, ${palette.stage.preparing} 14%, transparent)`,
    color: palette.stage.preparing,
  },
}));

/** Whether the kitchen has started an order. Nothing before it is accepted, once it is ready, or if it isn't due yet. */
export const KitchenState = ({ order }: { order: Order }) => {
  const t = useTranslate();
  const { store } = useStoreFormat();
  const waits = useClock((now) => isDormant(order, now) || !isForKitchen(order, store.order_rules, now));
  const { order_status: status } = order;
  // Each round shows its own.
  if (order.rounds || waits || (status !== ACCEPTED && status !== ARRIVED && status !== PREPARING)) return null;
  const isBegun = status === PREPARING;
  return (
    <KitchenMark data-begun={isBegun}>{t(isBegun ? 'boards.kitchen.begun' : 'boards.kitchen.to_start')}</KitchenMark>
  );
};
