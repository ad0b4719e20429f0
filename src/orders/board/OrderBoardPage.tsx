import AddIcon from '@mui/icons-material/Add';
import TableRowsIcon from '@mui/icons-material/TableRowsOutlined';
import ViewColumnIcon from '@mui/icons-material/ViewWeekOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Suspense, useCallback, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import type { Order } from '#contract/entities/order';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { readStored, writeStored } from '../../config/jsonStorage';
import { paths } from '../../config/paths';
import { storageKeys } from '../../config/storageKeys';
import { withTexts } from '../../i18n/index';
import type { StoredSession } from '../../session/session';
import { useSession } from '../../session/useSession';
import { SettingsButton } from '../../settings/SettingsButton';
import { windowHeight } from '../../theme/tokens';
import { OrderMenu, OrderMenuPlace } from '../card/OrderMenuPlace';
import { useBoard } from '../live/useBoard';
import { OrderProvider } from '../OrderProvider';
import { ActionQuestion, OrderPanel, OrderSettingsDialog, TicketPrint } from '../orderParts';
import { BoardTitle } from './BoardTitle';
import { boardLayout, useLoadAhead } from './boardLayout';
import { boardAt } from './boardPages';
import { CutOffBanner } from './CutOffBanner';
import { LiveBoard } from './LiveBoard';

type BoardView = 'board' | 'list';

/** Whether this device shows orders as a board or as a list. */
function useBoardView(): [BoardView, (view: BoardView) => void] {
  const [view, setView] = useState<BoardView>(() =>
    readStored<string>(storageKeys.boardView) === 'list' ? 'list' : 'board',
  );
  return [
    view,
    (chosen) => {
      setView(chosen);
      writeStored(storageKeys.boardView, chosen);
    },
  ];
}

interface BoardHeaderProps {
  /** Number of open orders on the board; unknown while it loads. */
  count: number | undefined;
  view: BoardView;
  onView: (view: BoardView) => void;
}

/** The board's name, the view switch, the settings, and the link to a new order. */
const BoardHeader = ({ count, view, onView }: BoardHeaderProps) => {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flexShrink: 0 }}>
      <BoardTitle count={count} />
      <ToggleButtonGroup
        exclusive
        size="small"
        value={view}
        aria-label={t('boards.view.label')}
        onChange={(_, chosen: BoardView | null) => chosen && onView(chosen)}
        sx={{ '& button': { minInlineSize: 44, minBlockSize: 44 } }}
      >
        <ToggleButton value="board" aria-label={t('boards.view.board')}>
          <ViewColumnIcon fontSize="small" />
        </ToggleButton>
        <ToggleButton value="list" aria-label={t('boards.view.list')}>
          <TableRowsIcon fontSize="small" />
        </ToggleButton>
      </ToggleButtonGroup>
      <SettingsButton title={t('boards.settings.title')} Dialog={OrderSettingsDialog} />
      <Button
        component={Link}
        to={paths.createOrder}
        variant="contained"
        aria-label={t('boards.create')}
        startIcon={<AddIcon />}
        sx={{ minBlockSize: 44, '& .MuiButton-startIcon': { marginInlineEnd: { xs: 0, sm: 1 } } }}
      >
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {t('boards.create')}
        </Box>
      </Button>
    </Box>
  );
};

/** Rendered only on demand. */
const laterParts = [ActionQuestion.ahead, OrderMenu.ahead, OrderPanel.ahead, TicketPrint.ahead];
/** Somebody points at the board: an order may be opened before the page is at rest. */
const fetchPanel = () => void OrderPanel.ahead().catch(() => undefined);
const OrderTable = lazyWithRetry(withTexts('pages', () => import('./OrderTable')));

const none: readonly Order[] = [];

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
          <BoardHeader count={query.data?.orders.length} view={view} onView={setView} />
          <OrderMenuPlace key={board} orders={query.data?.orders ?? none}>
            {view === 'list' ? (
              <Suspense fallback={null}>
                <OrderTable board={board} />
              </Suspense>
            ) : (
              <LiveBoard board={board} boardPath={boardPath} openId={id} query={query} />
            )}
          </OrderMenuPlace>
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
  return session && <Board session={session} />;
}
