import { type TranslateFunction, useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { deliveryStatus } from '#contract/orders/statuses';
import { DeliveryState } from '../../../components/order/DeliveryState';
import { OfferCountdown } from './OfferCountdown';

/** Who said no, where nobody has the order for that reason; `undefined` where nobody did. */
function turnedDownText({ delivery_status, declined_by }: Order, t: TranslateFunction): string | undefined {
  if (!declined_by) return undefined;
  const { name, count } = declined_by;
  if (delivery_status === deliveryStatus.PROVIDER_CANCELLED) return t('dispatch.turned_down.dropped_out', { name });
  const declined =
    count > 1
      ? t('dispatch.turned_down.declined_more', { name, smart_count: count - 1 })
      : t('dispatch.turned_down.declined', { name });
  if (delivery_status === deliveryStatus.REJECTED) return declined;
  return `${t(`order.delivery_status.${delivery_status}`)} · ${declined}`;
}

/** Who has a delivery, whom it is offered to, or who said no. */
export const SearchState = ({ order }: { order: Order }) => {
  const t = useTranslate();
  const offer = order.delivery_status === deliveryStatus.WAITING && order.delivery_offer;
  return offer ? <OfferCountdown offer={offer} /> : <DeliveryState order={order} said={turnedDownText(order, t)} />;
};
