import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import HourglassIcon from '@mui/icons-material/HourglassEmptyOutlined';
import SkilletIcon from '@mui/icons-material/OutdoorGrillOutlined';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { orderStatus } from '#contract/orders/statuses';
import { readyBy } from '#contract/orders/urgency';
import { useOrderSurroundings } from '../../../components/order/orderContext';
import { clockTime } from '../../../components/order/storeTime';

const State = styled('span')(({ theme: { palette } }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 4,
  fontSize: '0.8125rem',
  lineHeight: 1.35,
  color: palette.text.secondary,
  '& svg': { fontSize: 16, flexShrink: 0, marginBlockStart: 1 },
  '&[data-ready="true"]': { color: palette.stage.ready, fontWeight: 600 },
}));

/** How far the kitchen is, with the time it said: nobody should wait at the counter for food that is not done. */
export const KitchenState = ({ order }: { order: Order }) => {
  const t = useTranslate();
  const { rules, ...place } = useOrderSurroundings();
  const isReady = order.order_status === orderStatus.READY;
  const isCooking = order.order_status === orderStatus.PREPARING;
  const Icon = isReady ? CheckIcon : isCooking ? SkilletIcon : HourglassIcon;
  const time = clockTime(readyBy(order, rules), place);
  return (
    <State data-ready={isReady}>
      <Icon aria-hidden />
      {isReady ? t('dispatch.kitchen.ready') : t(`dispatch.kitchen.${isCooking ? 'cooking' : 'waiting'}`, { time })}
    </State>
  );
};
