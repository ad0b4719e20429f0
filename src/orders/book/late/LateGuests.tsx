import LateIcon from '@mui/icons-material/HourglassBottomOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { visuallyHidden } from '@mui/utils';
import { Suspense, useCallback, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { lazyWithRetry } from '../../../components/lazyWithRetry';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { useClock } from '../../../components/time/sharedClock';
import { bookingState } from '../booking';

const LateDialog = lazyWithRetry(() => import('./LateDialog'));

/** The bookings whose guests are late, and the no-shows that can still be undone, both by time. */
function useLateGuests(orders: readonly Order[]): { late: Order[]; noShows: Order[] } {
  const { booking_rules } = useStoreFormat().store;
  const isLate = useCallback(
    (order: Order, now: Date) => bookingState(order, booking_rules, now).state === 'late',
    [booking_rules],
  );
  const ids = useClock((now) =>
    orders
      .filter((order) => isLate(order, now))
      .map(({ _id }) => _id)
      .join(),
  );
  return {
    late: orders.filter(({ _id }) => ids.includes(_id)),
    noShows: orders.filter(({ allowed_actions }) => allowed_actions.includes('undo_no_show')),
  };
}

/** Says how many guests are late, aloud too; a tap shows them, with today's no-shows. */
export const LateGuests = ({ orders }: { orders: readonly Order[] }) => {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { late, noShows } = useLateGuests(orders);
  const count = late.length > 0 ? late.length : noShows.length;
  const text = t(late.length > 0 ? 'tableBook.late.count' : 'tableBook.late.no_shows', { smart_count: count });
  return (
    <>
      <Box component="span" role="status" sx={visuallyHidden}>
        {late.length > 0 && text}
      </Box>
      {(count > 0 || isOpen) && (
        <Button
          variant={late.length > 0 ? 'contained' : 'text'}
          color={late.length > 0 ? 'warning' : 'inherit'}
          disableElevation
          startIcon={<LateIcon />}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          sx={{ minBlockSize: 44, whiteSpace: 'nowrap' }}
        >
          {text}
        </Button>
      )}
      <Suspense fallback={null}>
        {isOpen && <LateDialog late={late} noShows={noShows} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
};
