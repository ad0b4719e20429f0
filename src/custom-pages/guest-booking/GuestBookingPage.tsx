import Button from '@mui/material/Button';
import { useCallback, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { errorCodes } from '#contract/codes/errorCodes';
import type { GuestBooking } from '#contract/entities/guestBooking';
import {
  EntranceCard,
  EntranceHeading,
  EntranceLoading,
  EntranceProblem,
} from '../../components/entrance/EntranceCard';
import { useDocumentTitle } from '../../components/page/useDocumentTitle';
import { ApiError } from '../../dataProvider/apiError';
import type { GuestCalls } from '../../dataProvider/guestBooking';
import { BookingView } from './BookingView';

interface GuestBookingPageProps {
  /** Empty if the address has none. */
  token: string;
  calls: GuestCalls;
}

/** `over`: the booking has ended, or there never was one. `failed`: the server couldn't be asked. */
type Problem = 'over' | 'failed';

/** The booking of a link, and how to read it again. */
function useBooking(token: string, { read }: GuestCalls) {
  const [booking, setBooking] = useState<GuestBooking | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const load = useCallback(async () => {
    if (!token) return setProblem('over');
    setProblem(null);
    try {
      setBooking(await read(token));
    } catch (error) {
      setProblem(error instanceof ApiError && error.code === errorCodes.NO_DATA_FOUND ? 'over' : 'failed');
    }
  }, [token, read]);
  useEffect(() => void load(), [load]);
  return { booking, setBooking, problem, load };
}

/** `/store/booking/<token>`: guests see, confirm, change or cancel their booking. It signs no one in. */
export default function GuestBookingPage({ token, calls }: GuestBookingPageProps) {
  const t = useTranslate();
  useDocumentTitle(t('guestBooking.page'));
  const { booking, setBooking, problem, load } = useBooking(token, calls);
  return (
    <EntranceCard>
      {problem ? (
        <>
          <EntranceHeading title={t('guestBooking.page')} />
          <EntranceProblem text={t(`guestBooking.${problem}`)} />
          {problem === 'failed' && (
            <Button variant="contained" size="large" onClick={() => void load()} sx={{ mt: 3 }}>
              {t('guestBooking.retry')}
            </Button>
          )}
        </>
      ) : booking ? (
        <BookingView {...{ booking, token, calls }} onChanged={setBooking} reload={load} />
      ) : (
        <EntranceLoading label={t('guestBooking.loading')} />
      )}
    </EntranceCard>
  );
}
