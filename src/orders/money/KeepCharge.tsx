import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { formatMoney } from '#contract/money';
import { settlementOf } from '#contract/orders/settlement';
import { useOrderSurroundings } from '../../components/order/orderContext';

/** What the store's rules charge a customer who asks for a cancellation; 0 where they charge nothing. */
export const useWishCharge = (order: Order): number => {
  const { rules } = useOrderSurroundings();
  return settlementOf('customer_asked', order.order_status, order, rules).charge;
};

interface KeepChargeProps {
  charge: number;
  currency: string;
  isKept: boolean;
  onChange: (isKept: boolean) => void;
}

/** Whether a customer who asked for the cancellation bears the store's charge, or is let off. */
export const KeepCharge = ({ charge, currency, isKept, onChange }: KeepChargeProps) => {
  const t = useTranslate();
  const { locale } = useOrderSurroundings();
  return (
    <FormControlLabel
      sx={{ minBlockSize: 44, mb: 1 }}
      control={<Checkbox checked={isKept} onChange={(_, isOn) => onChange(isOn)} />}
      label={t('orderChanges.settlement.keep_charge', { charge: formatMoney(charge, currency, locale) })}
    />
  );
};
