import type { OrderSnapshot } from '#contract/entities/order';
import { writeMoney } from '#contract/menuFiles/writeCells';
import { amountDueOf } from '#contract/orders/amountDueOf';
import { displayedPayment } from '#contract/orders/displayedPayment';
import { storeDate, wallClock } from '#contract/time';
import { phoneText } from '../../../components/phone/phoneText';
import { firstCapital } from '../../../components/text/firstCapital';
import { customerName } from '../../display/customerName';

export interface ExportColumn {
  /** The name under which the chosen columns are stored. */
  name: string;
  label: string;
  write: (order: OrderSnapshot) => string;
}

interface ExportContext {
  t: (key: string, options?: Record<string, unknown>) => string;
  timezone: string;
  /** A multilingual value in the page's language. */
  text: (value: readonly string[]) => string;
}

/** A moment in the store's time zone, in a format that every spreadsheet reads: `2026-03-04 14:05`. */
function writeTime(instant: string | undefined, timezone: string): string {
  if (!instant) return '';
  const at = new Date(instant);
  const { minutes } = wallClock(at, timezone);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${storeDate(at, timezone)} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

const sums = [
  'subtotal',
  'tax',
  'delivery_fee',
  'tip_amount',
  'discount',
  'cancellation_charge',
  'total',
  'refunded',
] as const;

/** The columns of an exported order. Amounts are plain numbers, with their currency in a separate column. */
export function exportColumns({ t, timezone, text }: ExportContext): ExportColumn[] {
  const column = (name: string, write: ExportColumn['write']): ExportColumn => ({
    name,
    label: t(`orderHistory.export.column.${name}`),
    write,
  });
  return [
    column('number', ({ unique_id }) => String(unique_id)),
    column('created_at', ({ created_at }) => writeTime(created_at, timezone)),
    column('ended_at', ({ ended_at }) => writeTime(ended_at, timezone)),
    column('type', ({ order_type }) => t(`order.type.${order_type}`)),
    column('status', ({ order_status }) => t(`order.status.${order_status}`)),
    column('reason', ({ reason }) => reason ?? ''),
    column('customer', (order) => customerName(order, t)),
    column('phone', ({ customer }) => phoneText(customer)),
    column('address', ({ delivery_address }) => delivery_address?.address ?? ''),
    column('items', ({ items }) =>
      items.map(({ quantity, name }) => t('order.times', { quantity, name: text(name) })).join('; '),
    ),
    column('paid_by', ({ paid_by }) => t(`order.paid_by.${paid_by}`)),
    column('payment_status', (order) => firstCapital(t(`order.payment_status.${displayedPayment(order)}`))),
    column('provider', ({ provider }) => provider?.name ?? ''),
    ...sums.map((sum) => column(sum, (order) => writeMoney(order[sum], order.currency))),
    column('promo_code', ({ promo }) => promo?.promo_code ?? ''),
    // Part of an unpaid amount may be due separately: only what a change added.
    column('due', (order) => writeMoney(amountDueOf(order), order.currency)),
    column('currency', ({ currency }) => currency),
  ];
}
