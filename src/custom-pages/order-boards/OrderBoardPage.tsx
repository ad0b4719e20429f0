import Box from '@mui/material/Box';
import { useLocale } from 'ra-core';
import { Suspense, useCallback, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import type { OrderSnapshot } from '#contract/entities/order';
import { OrderContext } from '../../components/order/orderContext';
import { patientLazy } from '../../components/patientLazy';
import { OrderActionsProvider } from '../../orders/actions/OrderActionsProvider';
import { viewedBy } from '../../realtime/boardCache';
import { orderViewerOf } from '../../realtime/orderViewer';
import { useBoard } from '../../realtime/useBoard';
import type { StoredSession } from '../../session/session';
import { useSession } from '../../session/useSession';
import { frame } from '../../theme/tokens';
import { BoardHeader } from './board/BoardHeader';
import { boardLayout } from './board/boardLayout';
import { CutOffBanner } from './board/CutOffBanner';
import { LiveBoard } from './board/LiveBoard';
import { boardAt } from './boardPages';
import { useBoardView } from './useBoardView';
import { useLoadAhead } from './useLoadAhead';

const OrderPanel = patientLazy(() => import('../../orders/panel/OrderPanel'));
const OrderTable = patientLazy(() => import('./list/OrderTable'));

const Board = ({ session }: { session: StoredSession }) => {
  const { pathname } = useLocation();
  const { id } = useParams();
  const navigate = useNavigate();
  const locale = useLocale();
  const { board, boardPath } = boardAt(pathname);
  const [view, setView] = useBoardView();
  const query = useBoard(board);
  useLoadAhead(query.data !== undefined);

  const latest = useRef(session);
  latest.current = session;
  const viewed = useCallback((order: OrderSnapshot) => viewedBy(order, orderViewerOf(latest.current)), []);
  const { timezone, order_rules: rules } = session.store;
  const surroundings = useMemo(() => ({ timezone, rules, locale, language: 0 }), [timezone, rules, locale]);
  const goTo = useRef(navigate);
  goTo.current = navigate;
  const open = useCallback((orderId: string) => goTo.current(`${boardPath}/${orderId}`), [boardPath]);
  const close = useCallback(() => goTo.current(boardPath), [boardPath]);

  return (
    <OrderContext value={surroundings}>
      <OrderActionsProvider
        viewed={viewed}
        asksMinutes={session.store.is_ask_estimated_time_for_ready_order}
        open={open}
      >
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
      </OrderActionsProvider>
    </OrderContext>
  );
};

/** `/app/order/<board>` and, with an order open beside it, `/app/order/<board>/:id`. */
export default function OrderBoardPage() {
  const session = useSession();
  return session && <Board session={session} />;
}
