import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { feeStateOf } from '#contract/bookings/bookingFee';
import type { Order } from '#contract/entities/order';
import { formatMoney } from '#contract/money';
import { orderKeysOf } from '#contract/orders/orderAccess';
import { useIsAllowed } from '../../components/access/useIsAllowed';
import { dayTime } from '../../components/time/storeTime';
import type { StoreDataProvider } from '../../dataProvider/index';
import { useNotifyError } from '../../records/form/useNotifyError';
import { useOrderCall } from '../actions/useOrderCall';
import { useOrderFormat } from '../display/orderContext';

/** As the call that settles it needs. */
const needs = { permission: orderKeysOf('table'), storeFlag: 'is_provide_table_booking' } as const;

/** The guests have paid at the counter, or keep their table without the fee. */
const SettleFee = ({ order }: { order: Order }) => {
  const t = useTranslate();
  const { settleBookingFee } = useDataProvider<StoreDataProvider>();
  const notifyError = useNotifyError();
  const call = useOrderCall();
  const [isBusy, setBusy] = useState(false);
  const settle = async (how: 'in_cash' | 'waived') => {
    setBusy(true);
    await notifyError(async () => void (await call(order, (seen) => settleBookingFee({ ...seen, how }))));
    setBusy(false);
  };
  const choices = order.paid_by === 'cash' ? (['in_cash', 'waived'] as const) : (['waived'] as const);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {choices.map((how) => (
        <Button
          key={how}
          color="inherit"
          variant="outlined"
          disabled={isBusy}
          onClick={() => void settle(how)}
          sx={{ minBlockSize: 44 }}
        >
          {t(`orderChanges.fee.settle.${how}`)}
        </Button>
      ))}
    </Box>
  );
};

/** The fee of a booking: to be paid until when, or how it went. Nothing for an order without one. */
export const BookingFeeNote = ({ order }: { order: Order }) => {
  const t = useTranslate();
  const format = useOrderFormat();
  const isAllowed = useIsAllowed()(needs);
  const { booking_fee: fee, fee_due_at: due, currency } = order;
  const state = feeStateOf(order);
  if (!fee || !due || !state) return null;
  return (
    <>
      <Typography variant="body2" sx={state === 'due' ? { fontWeight: 550 } : { color: 'text.secondary' }}>
        {t(`orderChanges.fee.${state}`, {
          amount: formatMoney(fee.amount, currency, format.locale),
          time: dayTime(due, format),
        })}
      </Typography>
      {state === 'due' && isAllowed && <SettleFee order={order} />}
    </>
  );
};
