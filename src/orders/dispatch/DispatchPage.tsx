import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { visuallyHidden } from '@mui/utils';
import { Suspense, useCallback, useRef } from 'react';
import { useStore } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import type { Order } from '#contract/entities/order';
import { dispatchColumnOf } from '#contract/orders/boards';
import { isDormant } from '#contract/orders/primaryAction';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { paths } from '../../config/paths';
import { useBoard } from '../../realtime/orders/useBoard';
import type { StoredSession } from '../../session/session';
import { useSession } from '../../session/useSession';
import { windowHeight } from '../../theme/tokens';
import { boardLayout, panelLayout, useLoadAhead } from '../board/boardLayout';
import { CutOffBanner } from '../board/CutOffBanner';
import { OrderProvider } from '../OrderProvider';
import { ActionQuestion, OrderPanel } from '../orderParts';
import type { Report } from './assign/batch';
import { DispatchHeader } from './board/DispatchHeader';
import { FindBar } from './board/FindBar';
import { PickBar } from './board/PickBar';
import { UnsentBanner } from './board/UnsentBanner';
import { useFind } from './board/useFind';
import { DispatchBoard } from './DispatchBoard';
import { DispatchContext } from './dispatchContext';
import { DispatchDndContext } from './drag/DispatchDndContext';
import { PhoneSheets } from './PhoneSheets';
import { DispatchPart } from './panel/DispatchPart';
import { SideArea } from './SideArea';
import { useDispatchKeys } from './useDispatchKeys';
import { needsDialog, useDispatchPage, useReportNotice } from './useDispatchPage';

const PersonPicker = lazyWithRetry(() => import('./assign/PersonPicker'));
const ResultDialog = lazyWithRetry(() => import('./assign/ResultDialog'));

/** Rendered on demand but prefetched, so that they work without a connection. */
const laterParts = [
  PersonPicker.prefetch,
  ResultDialog.prefetch,
  () => import('./card/DispatchMenu'),
  ActionQuestion.prefetch,
  OrderPanel.prefetch,
];

interface DispatchQuestionsProps {
  choosing: readonly Order[] | null;
  onChosen: () => void;
  report: Report | null;
  onReportRead: () => void;
}

/** The page's dialogs. */
const DispatchQuestions = ({ choosing, onChosen, report, onReportRead }: DispatchQuestionsProps) => (
  <Suspense fallback={null}>
    {choosing && <PersonPicker orders={choosing} onClose={onChosen} />}
    {report && needsDialog(report) && <ResultDialog report={report} onClose={onReportRead} />}
  </Suspense>
);

interface DeskProps {
  session: StoredSession;
  openId: string | undefined;
  open: (orderId: string) => void;
  close: () => void;
}

const inDispatch = (order: Order) => <DispatchPart order={order} />;

const Desk = ({ session, openId, open, close }: DeskProps) => {
  const board = useBoard('dispatch');
  useLoadAhead(board.data !== undefined, laterParts);
  const desk = useDispatchPage(session, board);
  const { dispatching, people, assigning } = desk;
  const { found: orders, ...find } = useFind(desk.orders, dispatching.fleet);
  const isPhone = useMediaQuery(boardLayout.phone, { noSsr: true });
  const isWide = useMediaQuery(panelLayout.beside, { noSsr: true });
  const [isMapShown, showMap] = useStore('dispatch.map', true);
  useDispatchKeys(dispatching, openId !== undefined);
  const announcement = useReportNotice(assigning.report, assigning.closeReport);
  const now = new Date();
  const waiting = orders.filter((order) => dispatchColumnOf(order) === 'new' && !isDormant(order, now));
  return (
    <DispatchContext value={dispatching}>
      <DispatchDndContext>
        <Box
          sx={{
            display: 'flex',
            flexDirection: isWide ? 'row' : 'column',
            gap: isWide ? 2 : 1.25,
            // The bar of the sheets covers the end of the page.
            paddingBlockEnd: isPhone ? '64px' : 0,
            [`@media not all and ${boardLayout.phone}`]: {
              blockSize: windowHeight,
            },
          }}
        >
          <Box sx={{ flex: 1, minInlineSize: 0, minBlockSize: 0, display: 'flex', flexDirection: 'column', gap: 1.25 }}>
            <CutOffBanner />
            <DispatchHeader
              count={board.data?.orders.length}
              newCount={waiting.length}
              onAssignAll={() => dispatching.assign(waiting, null)}
              isMapShown={isMapShown}
              find={<FindBar sought={find.sought} onSought={find.seek} people={find.people} />}
              {...(isPhone ? {} : { onMap: showMap })}
            />
            <UnsentBanner unsent={assigning.unsent} onSendAgain={assigning.sendAgain} onGiveUp={assigning.giveUp} />
            <DispatchBoard
              query={board}
              orders={orders}
              hidden={find.hidden}
              onShowAll={find.showAll}
              pagePath={paths.dispatch}
              openId={openId}
            />
            <PickBar />
          </Box>
          {isPhone ? (
            <PhoneSheets orders={orders} allOrders={desk.orders} people={people} />
          ) : (
            <SideArea
              orders={orders}
              allOrders={desk.orders}
              people={people}
              isMapShown={isMapShown}
              isReady={board.data !== undefined}
              isAway={openId !== undefined}
            />
          )}
          {openId && (
            <Suspense fallback={null}>
              <OrderPanel
                orderId={openId}
                orders={desk.orders}
                onOpen={open}
                onClose={close}
                extra={inDispatch}
                choosesPeople
              />
            </Suspense>
          )}
        </Box>
        <Box role="status" aria-live="polite" sx={visuallyHidden}>
          {announcement}
        </Box>
      </DispatchDndContext>
      <DispatchQuestions
        choosing={desk.choosing}
        onChosen={desk.closeChoice}
        report={assigning.report}
        onReportRead={assigning.closeReport}
      />
    </DispatchContext>
  );
};

const Page = ({ session }: { session: StoredSession }) => {
  const { id } = useParams();
  const navigate = useNavigate();
  const goTo = useRef(navigate);
  goTo.current = navigate;
  const open = useCallback((orderId: string) => goTo.current(`${paths.dispatch}/${orderId}`), []);
  const close = useCallback(() => goTo.current(paths.dispatch), []);
  return (
    <OrderProvider session={session} open={open}>
      <Desk session={session} openId={id} open={open} close={close} />
    </OrderProvider>
  );
};

/** `/app/order/dispatch` and, with an order open, `/app/order/dispatch/:id`. */
export default function DispatchPage() {
  const session = useSession();
  return session && <Page session={session} />;
}
