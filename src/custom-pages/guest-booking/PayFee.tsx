import Button from '@mui/material/Button';
import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { formatMoney } from '#contract/money';
import { EntranceProblem } from '../../components/entrance/EntranceCard';
import type { GuestBookingProps } from './guestBookingProps';

/** The button with which guests go to the gateway's page and pay the fee. They come back to this one. */
export const PayFee = ({ booking: { fee, currency }, token, calls }: GuestBookingProps) => {
  const t = useTranslate();
  const locale = useLocale();
  const [isBusy, setBusy] = useState(false);
  const [isFailed, setFailed] = useState(false);
  if (!fee?.can_pay) return null;
  const pay = async () => {
    setBusy(true);
    setFailed(false);
    const language = locale.slice(0, 2);
    try {
      window.location.assign(await calls.pay({ token, return_address: window.location.href, language }));
    } catch {
      setFailed(true);
      setBusy(false);
    }
  };
  return (
    <>
      {isFailed && <EntranceProblem text={t('guestBooking.failed')} />}
      <Button variant="contained" size="large" loading={isBusy} onClick={() => void pay()}>
        {t('guestBooking.fee.pay', { amount: formatMoney(fee.to_pay, currency, locale) })}
      </Button>
    </>
  );
};
