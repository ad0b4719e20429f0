import Box from '@mui/material/Box';
import { Suspense, useCallback, useRef } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { patientLazy } from '../../components/patientLazy';
import { boardLayout } from '../../orders/board/boardLayout';
import { CutOffBanner } from '../../orders/board/CutOffBanner';
import { useLoadAhead } from '../../orders/board/useLoadAhead';
import { OrderDesk } from '../../orders/OrderDesk';
import { loadActionQuestion, loadOrderPanel, loadTicketPrint } from '../../orders/orderParts';
import { useBoard } from '../../realtime/useBoard';
import type { StoredSession } from '../../session/session';
import { useSession } from '../../session/useSession';
import { frame } from '../../theme/tokens';
import { BoardHeader } from './board/BoardHeader';
import { LiveBoard } from './board/LiveBoard';
import { boardAt } from './boardPages';
import { useBoardView } from './useBoardView';

const OrderPanel = patientLazy(loadOrderPanel);

/** Drawn only once somebody asks for them. */
const laterParts = [loadActionQuestion, () => import('./card/OrderMenu'), loadOrderPanel, loadTicketPrint];
const OrderTable = patientLazy(() => import('./list/OrderTable'));

const Board = ({ session }: { session: StoredSession }) => {
  const { pathname } = useLocation();
  const { id } = useParams();
  const navigate = useNavigate();
  const { board, boardPath } = boardAt(pathname);
  const [view, setView] = useBoardView();
  const query = useBoard(board);
  useLoadAhead(query.data !== undefined, laterParts);

  const goTo = useRef(navigate);
  goTo.current = navigate;
  const open = useCallback((orderId: string) => goTo.current(`${boardPath}/${orderId}`), [boardPath]);
  const close = useCallback(() => goTo.current(boardPath), [boardPath]);

  return (
    <OrderDesk session={session} open={open}>
      <Box
        sx={{
          display: 'flex',
          gap: 2,
          [`@media not all and ${boardLayout.phone}`]: {
            blockSize: `calc(100dvh - ${frame.bar + 2 * frame.margin}px - var(--shell-notice, 0px))`,
          },
        }}
      >
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', gap: 1.25 }}>
          <CutOffBanner />
          <BoardHeader count={query.data?.orders.length} view={view} onView={setView} />
          {view === 'list' ? (
            <Suspense fallback={null}>
              <OrderTable key={board} board={board} />
            </Suspense>
          ) : (
            <LiveBoard key={board} board={board} boardPath={boardPath} openId={id} query={query} />
          )}
        </Box>
        {id && (
          <Suspense fallback={null}>
            <OrderPanel orderId={id} orders={query.data?.orders ?? []} onOpen={open} onClose={close} />
          </Suspense>
        )}
      </Box>
    </OrderDesk>
  );
};

/** `/app/order/<board>` and, with an order open beside it, `/app/order/<board>/:id`. */
export default function OrderBoardPage() {
  const session = useSession();
  return session && <Board session={session} />;
}
