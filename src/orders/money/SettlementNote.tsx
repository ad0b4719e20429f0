import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import Box from '@mui/material/Box';
import { type TranslateFunction, useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { formatMoney } from '#contract/money';
import { type Ending, settlementOf } from '#contract/orders/settlement';
import { useOrderFormat } from '../display/orderContext';

type Money = (amount: number) => string;

function settlementText(
  { charge, refund }: ReturnType<typeof settlementOf>,
  order: Order,
  money: Money,
  t: TranslateFunction,
): string {
  const isPaid = order.paid_amount > order.refunded;
  if (charge > 0) {
    return isPaid
      ? t('orderChanges.settlement.charge_kept', {
          charge: money(order.paid_amount - order.refunded - refund),
          amount: money(refund),
        })
      : t('orderChanges.settlement.charge_owed', { charge: money(charge) });
  }
  return isPaid
    ? t('orderChanges.settlement.refund', { amount: money(refund) })
    : t('orderChanges.settlement.nothing_paid');
}

interface SettlementNoteProps {
  order: Order;
  ending: Ending;
  /** The customer requested it, so charging nothing is the store's choice. */
  isWish?: boolean;
}

/** Says what ending an order does to its money, before it is ended. */
export const SettlementNote = ({ order, ending, isWish = false }: SettlementNoteProps) => {
  const t = useTranslate();
  const { rules, locale } = useOrderFormat();
  const money: Money = (amount) => formatMoney(amount, order.currency, locale);
  const settlement = settlementOf(ending, order.order_status, order, rules, new Date());
  return (
    <Box
      role="note"
      sx={{ display: 'flex', gap: 1.25, p: 1.5, borderRadius: 1, bgcolor: 'action.hover', alignItems: 'flex-start' }}
    >
      <PaymentsIcon aria-hidden sx={{ fontSize: 20, mt: 0.25, color: 'text.secondary' }} />
      <span>
        {settlementText(settlement, order, money, t)}
        {ending === 'cancel' && !isWish && ` ${t('orderChanges.settlement.no_charge')}`}
      </span>
    </Box>
  );
};
