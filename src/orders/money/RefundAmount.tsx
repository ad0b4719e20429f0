import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { formatMoney } from '#contract/money';
import { refundable } from '#contract/orders/refunds';
import { currencySign } from '../../components/inputs/numbers/editedNumber';
import { useOrderSurroundings } from '../../components/order/orderContext';
import type { RefundFault } from './refundChoice';

interface RefundAmountProps {
  order: Order;
  typed: string;
  fault: RefundFault | undefined;
  onTyped: (typed: string) => void;
}

/** A sum to give back, typed with a comma or a point. */
export const RefundAmount = ({ order, typed, fault, onTyped }: RefundAmountProps) => {
  const t = useTranslate();
  const { locale } = useOrderSurroundings();
  const left = formatMoney(refundable(order), order.currency, locale);
  const isWrong = fault !== undefined && typed.trim() !== '';
  const wrong =
    fault === 'too_much'
      ? t('orderChanges.refund.too_much', { amount: left })
      : t('orderChanges.refund.no_amount', { example: left });
  return (
    <TextField
      fullWidth
      autoFocus
      label={t('orderChanges.refund.amount')}
      value={typed}
      error={isWrong}
      helperText={isWrong ? wrong : t('orderChanges.refund.too_much', { amount: left })}
      onChange={({ target }) => onTyped(target.value)}
      slotProps={{
        htmlInput: { inputMode: 'decimal', autoComplete: 'off', maxLength: 16, dir: 'ltr' },
        input: {
          startAdornment: <InputAdornment position="start">{currencySign(order.currency, locale)}</InputAdornment>,
        },
      }}
    />
  );
};
