import { useLocale, useTranslate } from 'react-admin';
import type { GuestBooking } from '#contract/entities/guestBooking';
import { formatMoney } from '#contract/money';
import { bookingTime } from './bookingTime';

/** The sentences about their booking's fee that guests read; empty if they have none. */
export function useFeeText({ fee, currency, store: { timezone } }: GuestBooking): string {
  const t = useTranslate();
  const locale = useLocale();
  if (!fee || fee.state === 'released') return '';
  const amount = formatMoney(fee.amount, currency, locale);
  const text = t(`guestBooking.fee.${fee.state}`, { amount, time: bookingTime(fee.due_at, { locale, timezone }) });
  return fee.is_off_the_bill ? `${text} ${t('guestBooking.fee.off_the_bill')}` : text;
}
