import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import EventSeatIcon from '@mui/icons-material/EventSeatOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Suspense, useCallback, useRef, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { MenuTable } from '#contract/entities/menu';
import type { Order } from '#contract/entities/order';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { paths } from '../../config/paths';
import type { StoredSession } from '../../session/session';
import { useSession } from '../../session/useSession';
import { windowHeight } from '../../theme/tokens';
import { BoardMessage } from '../board/BoardMessage';
import { boardLayout, useLoadAhead } from '../board/boardLayout';
import { CutOffBanner } from '../board/CutOffBanner';
import { OrderProvider } from '../OrderProvider';
import { ActionQuestion, OrderPanel } from '../orderParts';
import { BookHeader } from './BookHeader';
import { BookList } from './BookList';
import { useShownBook } from './kept/useShownBook';
import { LateGuests } from './late/LateGuests';
import { BookByPhoneDialog, NewBookings } from './new/NewBookings';
import type { BookingPreset } from './phone/bookingChoice';
import { PrintMenu } from './print/PrintMenu';
import { useBookDay } from './useBookDay';
import { useBookView } from './useBookView';
import { FreedTable } from './waiting/FreedTable';
import { WaitingButton } from './waiting/WaitingButton';

const Floor = lazyWithRetry(() => import('./floor/Floor'));
const Timeline = lazyWithRetry(() => import('./timeline/Timeline'));

/** Rendered only on demand. */
const laterParts = [BookByPhoneDialog.prefetch, ActionQuestion.prefetch, OrderPanel.prefetch];
const none: readonly Order[] = [];
const noTables: readonly MenuTable[] = [];

/** While the book loads, or in place of what couldn't be loaded. */
const Missing = ({ isFailed, onRetry }: { isFailed: boolean; onRetry: () => void }) => {
  const t = useTranslate();
  if (!isFailed) return <Skeleton variant="rounded" sx={{ flex: 1, minBlockSize: 240 }} />;
  return (
    <BoardMessage icon={<CloudOffIcon />} title={t('tableBook.error.title')} detail={t('tableBook.error.detail')}>
      <Button variant="contained" size="large" onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </BoardMessage>
  );
};

const Book = ({ session, openId, open, close }: BookProps) => {
  const t = useTranslate();
  const { day, today, setDay } = useBookDay(session.store);
  const locale = useLocale();
  const [view, setView] = useBookView();
  const [booking, setBooking] = useState<BookingPreset | null>(null);
  const { orders, store, readAt, isFailed, retry } = useShownBook(session, { day, today }, view !== 'list');
  // Nothing can be booked in an old book.
  const menu = readAt === null ? store : undefined;
  const tables = store?.tables ?? noTables;
  useLoadAhead(orders !== undefined, laterParts);
  return (
    <Box sx={{ display: 'flex', gap: 2, [`@media not all and ${boardLayout.phone}`]: { blockSize: windowHeight } }}>
      <Box sx={{ flex: 1, minInlineSize: 0, minBlockSize: 0, display: 'flex', flexDirection: 'column', gap: 1.25 }}>
        <CutOffBanner />
        <BookHeader {...{ orders, readAt, view, day, today, setDay }} onView={setView}>
          {orders && day === today && <LateGuests orders={orders} />}
          <PrintMenu day={day} orders={orders} />
          <WaitingButton menu={menu} onBook={setBooking} />
          <NewBookings menu={menu} day={day} booking={booking} onBooking={setBooking} />
        </BookHeader>
        <FreedTable menu={menu} />
        {!orders || (view !== 'list' && !store) ? (
          <Missing isFailed={isFailed} onRetry={retry} />
        ) : view === 'floor' && store && tables.length > 0 ? (
          <Suspense fallback={<Missing isFailed={false} onRetry={retry} />}>
            <Floor key={day} {...{ day, orders, store }} isToday={day === today} onBook={setBooking} />
          </Suspense>
        ) : view === 'timeline' && tables.length + orders.length > 0 ? (
          <Suspense fallback={<Missing isFailed={false} onRetry={retry} />}>
            {/* Another language can be written from the other side. */}
            <Timeline key={`${day} ${locale}`} {...{ day, orders, tables, menu }} onBook={setBooking} />
          </Suspense>
        ) : orders.length > 0 ? (
          <BookList key={day} orders={orders} openId={openId} />
        ) : (
          <BoardMessage
            icon={<EventSeatIcon />}
            title={t('tableBook.empty.title')}
            detail={t('tableBook.empty.detail')}
          />
        )}
      </Box>
      {openId && (
        <Suspense fallback={null}>
          <OrderPanel orderId={openId} orders={orders ?? none} onOpen={open} onClose={close} />
        </Suspense>
      )}
    </Box>
  );
};

interface BookProps {
  session: StoredSession;
  openId: string | undefined;
  open: (orderId: string) => void;
  close: () => void;
}

const Page = ({ session }: { session: StoredSession }) => {
  const { id } = useParams();
  const navigate = useNavigate();
  const { search } = useLocation();
  const latest = useRef({ navigate, search });
  latest.current = { navigate, search };
  const goTo = useCallback((pathname: string) => {
    void latest.current.navigate({ pathname, search: latest.current.search });
  }, []);
  const open = useCallback((orderId: string) => goTo(`${paths.tableBook}/${orderId}`), [goTo]);
  const close = useCallback(() => goTo(paths.tableBook), [goTo]);
  return (
    <OrderProvider session={session} open={open}>
      <Book session={session} openId={id} open={open} close={close} />
    </OrderProvider>
  );
};

/** `/app/order/table-booking`: the table bookings of one business day, with one open beside them at `/:id`. */
export default function TableBookPage() {
  const session = useSession();
  return session && <Page session={session} />;
}
