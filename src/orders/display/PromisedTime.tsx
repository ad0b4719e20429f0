import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { promisedAt, readyBy } from '#contract/orders/urgency';
import { clockTime } from '../../components/order/storeTime';
import { useOrderSurroundings } from './orderContext';
import { ShortTime } from './ShortTime';

/** When the order was promised. The kitchen's own deadline is in the title. */
export const PromisedTime = ({ order }: { order: Order }) => {
  const t = useTranslate();
  const { rules, ...place } = useOrderSurroundings();
  const ready = clockTime(readyBy(order, rules), place);
  return <ShortTime instant={promisedAt(order, rules)} title={t('order.timing.ready_by', { time: ready })} />;
};
