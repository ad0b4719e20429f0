import DeliveryDiningIcon from '@mui/icons-material/DeliveryDiningOutlined';
import PersonOffIcon from '@mui/icons-material/PersonOffOutlined';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { deliveryStatus, isFinal, orderStatus } from '#contract/orders/statuses';
import { mirrored } from '../../components/icons/mirrored';
import { OfferCountdown } from './OfferCountdown';

const Courier = mirrored(DeliveryDiningIcon);

/** Someone has to find another delivery person. */
const troubled: readonly (number | null)[] = [
  deliveryStatus.NOBODY_FOUND,
  deliveryStatus.REJECTED,
  deliveryStatus.PROVIDER_CANCELLED,
];

const State = styled('span')(({ theme: { palette } }) => ({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: 4,
  fontSize: '0.8125rem',
  lineHeight: 1.35,
  color: palette.text.secondary,
  '& svg': { fontSize: 16, flexShrink: 0, marginBlockStart: 1 },
  '&[data-troubled="true"]': { color: palette.error.main, fontWeight: 600 },
}));

interface DeliveryStateProps {
  order: Pick<Order, 'order_type' | 'order_status' | 'delivery_status' | 'provider' | 'delivery_offer'>;
  /** Shown instead of the status's name. */
  statusText?: string | undefined;
}

/**
 * An order's delivery status and its delivery person. While someone is asked, shows who, and how long they have to
 * answer. Renders nothing for other types, or before the status matters.
 */
export const DeliveryState = ({ order, statusText }: DeliveryStateProps) => {
  const t = useTranslate();
  const { delivery_status, provider, delivery_offer } = order;
  const mattersNot = isFinal(order.order_status) || order.order_status === orderStatus.NEW;
  if (order.order_type !== 'delivery' || (delivery_status === null && mattersNot)) return null;
  if (delivery_status === deliveryStatus.WAITING && delivery_offer) return <OfferCountdown offer={delivery_offer} />;
  const isTroubled = troubled.includes(delivery_status);
  const status = statusText ?? t(`order.delivery_status.${delivery_status ?? 'none'}`);
  return (
    <State data-troubled={isTroubled}>
      {isTroubled ? <PersonOffIcon aria-hidden /> : <Courier aria-hidden />}
      {provider ? t('order.delivery_by', { status, name: provider.name }) : status}
    </State>
  );
};
