import type { OrderSnapshot } from '#contract/entities/order';
import { writeMoney } from '#contract/menuFiles/writeMoney';
import { amountDueOf } from '#contract/orders/amountDueOf';
import { displayedPayment } from '#contract/orders/displayedPayment';
import { businessDate, clockOf, type DayRules, storeDate, wallClock } from '#contract/time';
import { phoneText } from '../../../components/phone/phoneText';
import { firstCapital } from '../../../components/text/firstCapital';
import { customerName } from '../../display/customerName';

export interface ExportColumn {
  /** The name under which the chosen columns are stored. */
  name: string;
  label: string;
  write: (order: OrderSnapshot) => string;
}

interface ExportContext extends DayRules {
  t: (key: string, options?: Record<string, unknown>) => string;
  /** A multilingual value in the page's language. */
  text: (value: readonly string[]) => string;
}

/** A moment in the store's time zone, in a format that every spreadsheet reads: `2026-03-04 14:05`. */
function writeTime(instant: string | undefined, timezone: string): string {
  if (!instant) return '';
  const at = new Date(instant);
  return `${storeDate(at, timezone)} ${clockOf(wallClock(at, timezone).minutes)}`;
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

/**
 * The columns of an exported order. Amounts are plain numbers, with their currency in a separate column. The headers of
 * times name their time zone, and that of the business day also when it begins.
 */
export function exportColumns({ t, timezone, day_starts_at = 0, text }: ExportContext): ExportColumn[] {
  const column = (name: string, write: ExportColumn['write'], zone = ''): ExportColumn => ({
    name,
    label: [t(`orderHistory.export.column.${name}`), ...(zone ? [`(${zone})`] : [])].join(' '),
    write,
  });
  const rules = { timezone, day_starts_at };
  return [
    column('number', ({ unique_id }) => String(unique_id)),
    column('created_at', ({ created_at }) => writeTime(created_at, timezone), timezone),
    column('ended_at', ({ ended_at }) => writeTime(ended_at, timezone), timezone),
    column(
      'business_day',
      ({ ended_at }) => (ended_at ? businessDate(new Date(ended_at), rules) : ''),
      `${clockOf(day_starts_at)} ${timezone}`,
    ),
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
    column('booking_fee', (order) => writeMoney(order.fee_charged ?? 0, order.currency)),
    column('promo_code', ({ promo }) => promo?.promo_code ?? ''),
    // Part of an unpaid amount may be due separately: only what a change added.
    column('due', (order) => writeMoney(amountDueOf(order), order.currency)),
    column('currency', ({ currency }) => currency),
  ];
}
