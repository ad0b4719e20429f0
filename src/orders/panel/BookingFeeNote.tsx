import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { feeStateOf } from '#contract/bookings/bookingFee';
import type { Order } from '#contract/entities/order';
import { formatMoney } from '#contract/money';
import { dayTime } from '../../components/time/storeTime';
import { useOrderFormat } from '../display/orderContext';

/** The fee of a booking: to be paid until when, or how it went. Nothing for an order without one. */
export const BookingFeeNote = ({ order }: { order: Order }) => {
  const t = useTranslate();
  const format = useOrderFormat();
  const { booking_fee: fee, fee_due_at: due, currency } = order;
  const state = feeStateOf(order);
  if (!fee || !due || !state) return null;
  return (
    <Typography variant="body2" sx={state === 'due' ? { fontWeight: 550 } : { color: 'text.secondary' }}>
      {t(`orderChanges.fee.${state}`, {
        amount: formatMoney(fee.amount, currency, format.locale),
        time: dayTime(due, format),
      })}
    </Typography>
  );
};
