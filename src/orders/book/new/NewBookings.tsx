import AddIcon from '@mui/icons-material/Add';
import SeatIcon from '@mui/icons-material/EventSeatOutlined';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { lazyWithRetry } from '../../../components/lazyWithRetry';
import { withTexts } from '../../../i18n/index';
import type { StoreTables } from '../../places/tableChoices';
import type { BookingPreset } from '../phone/bookingChoice';

const WalkInDialog = lazyWithRetry(() => import('./WalkInDialog'));
export const BookByPhoneDialog = lazyWithRetry(
  withTexts(['pages', 'orders', 'orderTaking'], () => import('../phone/BookByPhoneDialog')),
);

interface NewBookingsProps {
  /** Undefined until it is loaded. */
  menu: StoreTables | undefined;
  /** The business day that the book shows. */
  day: string;
  /** The table and time with which a new booking opens; `null` while its dialog is closed. */
  booking: BookingPreset | null;
  onBooking: (booking: BookingPreset | null) => void;
}

/** Buttons that take new guests, with the dialogs that they open. */
export const NewBookings = ({ menu, day, booking, onBooking }: NewBookingsProps) => {
  const t = useTranslate();
  const [isSeating, setSeating] = useState(false);
  const hasTables = menu !== undefined && menu.tables.length > 0;
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<SeatIcon />}
        disabled={!hasTables}
        onClick={() => setSeating(true)}
        sx={{ minBlockSize: 44 }}
      >
        {t('tableBook.walk_in')}
      </Button>
      <Button
        variant="contained"
        startIcon={<AddIcon />}
        disabled={!hasTables}
        onClick={() => onBooking({})}
        sx={{ minBlockSize: 44 }}
      >
        {t('tableBook.book')}
      </Button>
      <Suspense fallback={null}>
        {menu && isSeating && <WalkInDialog store={menu} onClose={() => setSeating(false)} />}
        {menu && booking && (
          <BookByPhoneDialog store={menu} day={day} preset={booking} onClose={() => onBooking(null)} />
        )}
      </Suspense>
    </>
  );
};
