import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { formatMoney } from '#contract/money';
import type { Attempt, GuestBookingProps } from './guestBookingProps';

interface CancelBookingProps extends GuestBookingProps {
  attempt: Attempt;
  isBusy: boolean;
  close: () => void;
}

const focus = (element: HTMLElement | null) => element?.focus();

/** Asks before cancelling, with what it costs. The server refuses another amount than the one that was shown. */
export const CancelBooking = ({ booking, token, calls, attempt, isBusy, close }: CancelBookingProps) => {
  const t = useTranslate();
  const locale = useLocale();
  const { charge, currency } = booking;
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5, mt: 3 }}>
      <Typography variant="h2" ref={focus} tabIndex={-1} sx={{ outline: 'none' }}>
        {t('guestBooking.cancel_title')}
      </Typography>
      <Typography>
        {charge > 0
          ? t('guestBooking.costs_now', { amount: formatMoney(charge, currency, locale) })
          : t('guestBooking.free_now')}
      </Typography>
      <Button
        variant="contained"
        color="error"
        size="large"
        loading={isBusy}
        onClick={() => void attempt(() => calls.cancel({ token, charge }), 'cancelled')}
      >
        {t('guestBooking.cancel')}
      </Button>
      <Button size="large" disabled={isBusy} onClick={close}>
        {t('guestBooking.keep')}
      </Button>
    </Box>
  );
};
