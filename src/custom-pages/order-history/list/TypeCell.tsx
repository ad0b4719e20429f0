import { useTranslate } from 'react-admin';
import type { OrderType } from '#contract/orders/statuses';
import { OrderTypeIcon } from '../../../components/order/OrderTypeIcon';

/** How the food reached the guest. */
export const TypeCell = ({ type }: { type: OrderType }) => {
  const t = useTranslate();
  return (
    <span style={{ display: 'flex', gap: 6, alignItems: 'center' }}>
      <OrderTypeIcon type={type} aria-hidden sx={{ color: 'text.secondary' }} />
      {t(`order.type.${type}`)}
    </span>
  );
};
