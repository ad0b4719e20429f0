import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { errorCodes } from '#contract/codes/errorCodes';
import type { GuestBooking } from '#contract/entities/guestBooking';
import { EntranceHeading, EntranceProblem } from '../../components/entrance/EntranceCard';
import { ApiError, UnreachableError } from '../../dataProvider/apiError';
import { apiErrorOf } from '../../dataProvider/reportCrash';
import { BookingFacts } from './BookingFacts';
import { CancelBooking } from './CancelBooking';
import { ChangeBooking } from './ChangeBooking';
import type { Attempt, GuestBookingProps } from './guestBookingProps';
import { PayFee } from './PayFee';

/** Errors that say nothing about the booking: the same can work later. */
const passing: ReadonlySet<number> = new Set([errorCodes.INTERNAL_SERVER_ERROR, errorCodes.TOO_MANY_ATTEMPTS]);

type Problem = 'over' | 'charge_changed' | 'failed' | 'refused';

const problemOf = (error: ApiError): Problem => {
  if (error instanceof UnreachableError || passing.has(error.code)) return 'failed';
  if (error.code === errorCodes.NO_DATA_FOUND) return 'over';
  return error.code === errorCodes.CHANGED_MEANWHILE ? 'charge_changed' : 'refused';
};

/** The booking is as it was asked for already: an earlier try arrived, and its reply was lost. */
const isDone = (error: unknown): boolean => error instanceof ApiError && error.code === errorCodes.NOTHING_CHANGED;

interface BookingViewProps extends GuestBookingProps {
  onChanged: (booking: GuestBooking) => void;
  reload: () => Promise<void>;
}

/** A booking, with what its guests can still do about it. */
export const BookingView = ({ onChanged, reload, ...props }: BookingViewProps) => {
  const t = useTranslate();
  const { booking, token, calls } = props;
  const { store, state, confirmed_at, changes, can_cancel } = booking;
  const [open, setOpen] = useState<'change' | 'cancel' | null>(null);
  const [done, setDone] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isBusy, setBusy] = useState(false);
  /** How often a button with the focus has gone: the heading takes it. */
  const [lost, setLost] = useState(0);
  const close = () => {
    setOpen(null);
    setLost(lost + 1);
  };
  const attempt: Attempt = async (work, text) => {
    setBusy(true);
    setProblem(null);
    setDone('');
    try {
      const changed = await work().catch((error: unknown) => {
        if (isDone(error)) return null;
        throw error;
      });
      if (changed) onChanged(changed);
      else await reload();
      close();
      setDone(text);
      return true;
    } catch (error) {
      const found = problemOf(apiErrorOf(error));
      setProblem(found);
      if (found === 'charge_changed' || found === 'refused') await reload();
      return false;
    } finally {
      setBusy(false);
    }
  };
  const isOpen = state === 'requested' || state === 'accepted';
  return (
    <>
      <EntranceHeading
        key={lost}
        takesFocus={lost > 0}
        title={t('guestBooking.title', { store: `\u2068${store.name[0] ?? ''}\u2069` })}
        detail={t(`guestBooking.state.${state}`)}
      />
      <BookingFacts booking={booking} />
      <Typography role="status" sx={{ color: 'success.main', fontWeight: 500, '&:not(:empty)': { mt: 2 } }}>
        {done && t(`guestBooking.${done}`)}
      </Typography>
      {problem && <EntranceProblem text={t(`guestBooking.${problem}`)} />}
      {isOpen && open === null && (
        <Box sx={{ display: 'grid', gap: 1.5, mt: 3 }}>
          <PayFee {...props} />
          {confirmed_at ? (
            <Typography sx={{ fontWeight: 500 }}>{t('guestBooking.confirmed')}</Typography>
          ) : (
            <Button
              variant={booking.fee?.can_pay ? 'outlined' : 'contained'}
              size="large"
              loading={isBusy}
              onClick={() => void attempt(() => calls.confirm(token), 'thanks')}
            >
              {t('guestBooking.confirm')}
            </Button>
          )}
          {changes !== 'none' && (
            <Button variant="outlined" size="large" onClick={() => setOpen('change')}>
              {t('guestBooking.change')}
            </Button>
          )}
          {changes !== 'any' && (
            <Typography variant="body2" color="text.secondary">
              {t('guestBooking.ask_store')}
            </Typography>
          )}
          {can_cancel && (
            <Button color="error" size="large" onClick={() => setOpen('cancel')}>
              {t('guestBooking.cancel')}
            </Button>
          )}
        </Box>
      )}
      {isOpen && open === 'change' && <ChangeBooking {...props} {...{ attempt, isBusy, close }} />}
      {isOpen && open === 'cancel' && <CancelBooking {...props} {...{ attempt, isBusy, close }} />}
      {store.phone && (
        <Link
          href={`tel:${store.phone.replace(/[^\d+]/g, '')}`}
          sx={{ display: 'inline-flex', alignItems: 'center', minBlockSize: 44, mt: 2 }}
        >
          {t('guestBooking.call')}
          <Box component="bdi" dir="ltr" sx={{ marginInlineStart: 0.75 }}>
            {store.phone}
          </Box>
        </Link>
      )}
    </>
  );
};
