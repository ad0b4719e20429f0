import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import type { GuestBooking } from '#contract/entities/guestBooking';
import { formatMoney } from '#contract/money';
import { bookingTime } from './bookingTime';
import { useFeeText } from './useFeeText';

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <Typography component="dt" variant="body2" color="text.secondary">
      {label}
    </Typography>
    <Typography component="dd" sx={{ m: 0, fontWeight: 500, overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  </div>
);

/** The costs of cancelling, now and later, by the policy that the booking was made under: a sentence for each step. */
function usePolicy({ charges, charge, can_cancel, no_show, currency, store: { timezone } }: GuestBooking): string[] {
  const t = useTranslate();
  const locale = useLocale();
  const amountOf = (amount: number) => formatMoney(amount, currency, locale);
  const timeOf = (at: string) => bookingTime(at, { locale, timezone });
  const now = new Date();
  const coming = charges.filter(({ from }) => new Date(from) > now);
  const [next] = coming;
  const free = next ? t('guestBooking.free_until', { time: timeOf(next.from) }) : t('guestBooking.free');
  return [
    ...(can_cancel && charge === 0 ? [free] : []),
    ...(charge > 0 ? [t('guestBooking.costs_now', { amount: amountOf(charge) })] : []),
    ...coming.map(({ from, amount }) => t('guestBooking.costs_from', { time: timeOf(from), amount: amountOf(amount) })),
    ...(no_show > 0 ? [t('guestBooking.no_show', { amount: amountOf(no_show) })] : []),
  ];
}

/** When and where, for how many, and on what terms. Times are the store's, whatever the zone of the device. */
export const BookingFacts = ({ booking }: { booking: GuestBooking }) => {
  const t = useTranslate();
  const locale = useLocale();
  const policy = usePolicy(booking);
  const fee = useFeeText(booking);
  const { store, at, persons, note, state } = booking;
  return (
    <>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
        <Fact label={t('guestBooking.when')}>
          <time dateTime={at}>{bookingTime(at, { locale, timezone: store.timezone })}</time>
        </Fact>
        <Fact label={t('guestBooking.persons')}>{persons.toLocaleString(locale)}</Fact>
        <Fact label={t('guestBooking.where')}>
          <bdi>{store.address}</bdi>
        </Fact>
      </Box>
      {note[0] && state !== 'cancelled' && (
        <Typography dir="auto" sx={{ mt: 2, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {note[0]}
        </Typography>
      )}
      {(state === 'requested' || state === 'accepted') && (
        <>
          {fee && <Typography sx={{ mt: 2, fontWeight: booking.fee?.state === 'due' ? 600 : 400 }}>{fee}</Typography>}
          <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
            {policy.join(' ')}
          </Typography>
        </>
      )}
    </>
  );
};
