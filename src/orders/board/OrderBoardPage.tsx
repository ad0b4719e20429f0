import Box from '@mui/material/Box';
import { Suspense, useCallback, useRef } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { Order } from '#contract/entities/order';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { boardAt, isPlanned } from '../../config/boardPages';
import { withTexts } from '../../i18n/index';
import { useBoard } from '../../realtime/orders/useBoard';
import type { StoredSession } from '../../session/session';
import { useSession } from '../../session/useSession';
import { windowHeight } from '../../theme/tokens';
import { OrderMenu, OrderMenuHost } from '../card/OrderMenuHost';
import { OrderProvider } from '../OrderProvider';
import { ActionQuestion, OrderPanel, TicketPrint } from '../orderParts';
import { BoardHeader } from './BoardHeader';
import { boardLayout, useLoadAhead } from './boardLayout';
import { CutOffBanner } from './CutOffBanner';
import { LiveBoard } from './LiveBoard';
import { useBoardFilter } from './useBoardFilter';
import { useBoardView } from './useBoardView';

/** Rendered only on demand. */
const laterParts = [ActionQuestion.prefetch, OrderMenu.prefetch, OrderPanel.prefetch, TicketPrint.prefetch];
/** The pointer is on the board: an order may be opened before the page is idle. */
const fetchPanel = () => void OrderPanel.prefetch().catch(() => undefined);
const OrderTable = lazyWithRetry(withTexts('pages', () => import('./OrderTable')));

const none: readonly Order[] = [];

const Board = ({ session }: { session: StoredSession }) => {
  const { pathname } = useLocation();
  const { id } = useParams();
  const navigate = useNavigate();
  const { board, boardPath } = boardAt(pathname);
  const [chosenView, setView] = useBoardView();
  const view = isPlanned(board) ? 'board' : chosenView;
  const query = useBoard(board);
  const filter = useBoardFilter();
  useLoadAhead(query.data !== undefined, laterParts);

  const goTo = useRef(navigate);
  goTo.current = navigate;
  const open = useCallback((orderId: string) => goTo.current(`${boardPath}/${orderId}`), [boardPath]);
  const close = useCallback(() => goTo.current(boardPath), [boardPath]);

  return (
    <OrderProvider session={session} open={open}>
      <Box
        sx={{
          display: 'flex',
          gap: 2,
          [`@media not all and ${boardLayout.phone}`]: {
            blockSize: windowHeight,
          },
        }}
      >
        <Box
          onPointerEnter={fetchPanel}
          sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', gap: 1.25 }}
        >
          <CutOffBanner />
          <BoardHeader
            count={query.data?.orders.length}
            view={isPlanned(board) ? undefined : { current: view, onChoose: setView }}
            filter={view === 'board' ? filter : undefined}
          />
          <OrderMenuHost orders={query.data?.orders ?? none}>
            {view === 'list' ? (
              <Suspense fallback={null}>
                <OrderTable board={board} />
              </Suspense>
            ) : (
              <LiveBoard board={board} boardPath={boardPath} openId={id} query={query} filter={filter} />
            )}
          </OrderMenuHost>
        </Box>
        {id && (
          <Suspense fallback={null}>
            <OrderPanel orderId={id} orders={query.data?.orders ?? none} onOpen={open} onClose={close} />
          </Suspense>
        )}
      </Box>
    </OrderProvider>
  );
};

/** `/app/order/<board>`, and `/app/order/<board>/:id` with an order open beside it. */
export default function OrderBoardPage() {
  const session = useSession();
  const { pathname } = useLocation();
  return session && <Board key={boardAt(pathname).board} session={session} />;
}
