import { useTranslate } from 'react-admin';
import { orderTypes } from '#contract/orders/statuses';
import { DeliveryFields } from '../delivery/DeliveryFields';
import { useDraft } from '../draft/draftContext';
import { Choice } from './Choice';
import { TableFields } from './TableFields';

/** Delivery, pickup or table. */
export const TypeChoice = () => {
  const t = useTranslate();
  const { draft, dispatch, store } = useDraft();
  const offered = orderTypes.filter((type) => type !== 'table' || store.is_provide_table_booking);
  return (
    <Choice
      label={t('createOrder.type.label')}
      value={draft.order_type}
      options={offered.map((value) => ({ value, label: t(`order.type.${value}`) }))}
      onChange={(order_type) => dispatch({ type: 'set', change: { order_type } })}
    />
  );
};

/** What the chosen type needs to know. */
export const TypeFields = () => {
  const { order_type } = useDraft().draft;
  if (order_type === 'pickup') return null;
  return order_type === 'delivery' ? <DeliveryFields /> : <TableFields />;
};
