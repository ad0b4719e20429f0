import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useEffect, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import type { GuestBooking } from '#contract/entities/guestBooking';
import { EntranceProblem } from '../../components/entrance/EntranceCard';
import type { GuestCalls } from '../../dataProvider/guestBooking';
import { bookingClock } from './bookingTime';
import type { Attempt, GuestBookingProps } from './guestBookingProps';

interface ChangeBookingProps extends GuestBookingProps {
  attempt: Attempt;
  isBusy: boolean;
  close: () => void;
}

const native = { select: { native: true }, inputLabel: { shrink: true } } as const;
const focus = (element: HTMLElement | null) => element?.focus();

interface Wanted {
  token: string;
  date: string;
  persons: number;
  booking: GuestBooking;
}

interface Times {
  /** `null` while they load, and none if they can't. */
  times: readonly string[] | null;
  isFailed: boolean;
}

const loading: Times = { times: null, isFailed: false };

/** The times of a day for so many guests, loaded again with the booking. */
function useTimes({ times }: GuestCalls, { token, date, persons, booking }: Wanted): Times {
  const [found, setFound] = useState(loading);
  useEffect(() => {
    if (booking.changes !== 'any' || !date) return;
    let isCurrent = true;
    setFound(loading);
    times({ token, date, persons }).then(
      (list) => isCurrent && setFound({ times: list, isFailed: false }),
      () => isCurrent && setFound({ times: [], isFailed: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [times, token, date, persons, booking]);
  return found;
}

/** Changes the number of guests and the time, to what the store's rules allow. */
export const ChangeBooking = ({ booking, token, calls, attempt, isBusy, close }: ChangeBookingProps) => {
  const t = useTranslate();
  const locale = useLocale();
  const { store, changes, persons_min, persons_max } = booking;
  const isAny = changes === 'any';
  const [persons, setPersons] = useState(booking.persons);
  const [date, setDate] = useState(booking.day);
  const [chosen, setChosen] = useState(booking.at);
  const { times, isFailed } = useTimes(calls, { token, date, persons, booking });
  // Fewer guests keep their time, even if no one can book it any more.
  const keepsOwn = date === booking.day && persons <= booking.persons && times !== null && !times.includes(booking.at);
  const offered = isAny ? [...(keepsOwn ? [booking.at] : []), ...(times ?? [])].sort() : [booking.at];
  const at = offered.includes(chosen) ? chosen : '';
  const isSame = at === booking.at && persons === booking.persons;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (at && !isSame && !isBusy) void attempt(() => calls.change({ token, persons, schedule_at: at }), 'changed');
  };
  const sizes = Array.from({ length: persons_max - persons_min + 1 }, (_, index) => persons_min + index);
  return (
    <Box component="form" onSubmit={save} sx={{ display: 'grid', gap: 2, mt: 3 }}>
      <Typography variant="h2" ref={focus} tabIndex={-1} sx={{ outline: 'none' }}>
        {t('guestBooking.change_title')}
      </Typography>
      <TextField
        select
        label={t('guestBooking.persons')}
        value={persons}
        onChange={({ target }) => setPersons(Number(target.value))}
        slotProps={native}
      >
        {sizes.map((size) => (
          <option key={size} value={size}>
            {size.toLocaleString(locale)}
          </option>
        ))}
      </TextField>
      {isAny && (
        <>
          <TextField
            type="date"
            label={t('guestBooking.day')}
            value={date}
            onChange={({ target }) => setDate(target.value)}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: booking.first_day, max: booking.last_day } }}
          />
          <TextField
            select
            label={t('guestBooking.time')}
            value={at}
            disabled={times === null}
            onChange={({ target }) => setChosen(target.value)}
            slotProps={native}
          >
            <option value="" disabled hidden>
              –
            </option>
            {offered.map((time) => (
              <option key={time} value={time}>
                {bookingClock(time, { locale, timezone: store.timezone })}
              </option>
            ))}
          </TextField>
        </>
      )}
      <Typography role="status" color="text.secondary" sx={{ '&:empty': { display: 'none' } }}>
        {isAny && times !== null && !isFailed && offered.length === 0 ? t('guestBooking.no_times') : ''}
      </Typography>
      {isAny && isFailed && <EntranceProblem text={t('guestBooking.failed')} />}
      <Button type="submit" variant="contained" size="large" loading={isBusy} disabled={!at || isSame}>
        {t('guestBooking.save')}
      </Button>
      <Button size="large" disabled={isBusy} onClick={close}>
        {t('guestBooking.keep_as_is')}
      </Button>
    </Box>
  );
};
