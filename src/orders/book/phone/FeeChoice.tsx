import { useTranslate } from 'react-admin';
import { agreedFee } from '#contract/bookings/bookingFee';
import { BooleanInput } from '../../../components/inputs/BooleanInput';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { spanText } from '../../../components/time/storeTime';

/** Whether a guest who calls is asked for the booking fee. Nothing at a store that asks none. */
export const FeeChoice = ({ persons }: { persons: number }) => {
  const t = useTranslate();
  const { money, store } = useStoreFormat();
  const { fee } = store.booking_rules;
  if (!fee || !store.order_rules.is_card_on) return null;
  const amount = money(agreedFee(fee, persons, store.store_tax).amount);
  const helperText = t('bookByPhone.asks_fee_help', { amount, time: spanText(fee.due_within, t) });
  return <BooleanInput source="asks_fee" label="bookByPhone.asks_fee" helperText={helperText} />;
};
