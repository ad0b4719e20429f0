import { useTranslate } from 'react-admin';
import { paymentMethods } from '#contract/orders/statuses';
import { useDraft } from '../draft/draftContext';
import { Choice } from './Choice';

/** How it will be paid: in cash, or by card at the counter's or the delivery person's terminal. */
export const PaymentField = () => {
  const t = useTranslate();
  const { draft, dispatch } = useDraft();
  return (
    <Choice
      label={t('createOrder.payment.label')}
      value={draft.paid_by}
      options={paymentMethods.map((value) => ({ value, label: t(`createOrder.payment.${value}`) }))}
      onChange={(paid_by) => dispatch({ type: 'set', change: { paid_by } })}
    />
  );
};
