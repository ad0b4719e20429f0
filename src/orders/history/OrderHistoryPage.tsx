import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import SearchOffIcon from '@mui/icons-material/SearchOff';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type MouseEvent, type ReactNode, Suspense, useCallback, useRef } from 'react';
import { ListContextProvider, useTranslate } from 'react-admin';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { IfAllowed, useMayOpen } from '../../components/access/useIsAllowed';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { usePageHeading } from '../../components/page/usePageHeading';
import { paths } from '../../config/paths';
import { ListContent } from '../../records/list/ListContent';
import { ListHeader } from '../../records/list/ListHeader';
import { ListMessage } from '../../records/list/ListMessage';
import { ColumnsProvider } from '../../records/list/table/columns';
import { ColumnsButton } from '../../records/list/toolbar/ColumnsButton';
import type { StoredSession } from '../../session/session';
import { useSession } from '../../session/useSession';
import { frameHead, pageTop, windowHeight } from '../../theme/tokens';
import { panelLayout } from '../board/boardLayout';
import { CutOffBanner } from '../board/CutOffBanner';
import { OrderProvider } from '../OrderProvider';
import { OrderPanel } from '../orderParts';
import { HistoryExportButton } from './export/HistoryExportButton';
import { HistoryToolbar } from './filters/HistoryToolbar';
import type { HistoryFilters } from './historyChoice';
import { historyPageAt, orderPath } from './historyPage';
import { listName } from './historyQuery';
import { HistoryRows } from './list/HistoryRows';
import { useNewlyEnded } from './live/useNewlyEnded';
import { TotalsStrip } from './totals/TotalsStrip';
import { useHistoryList } from './useHistoryList';

/** The whole history doesn't carry what weeks and months show. */
const PeriodOverview = lazyWithRetry(() => import('./period/PeriodOverview'));

/** The number of newly ended orders, for users who have scrolled down. */
const NewlyEnded = ({ count, onShow }: { count: number; onShow: () => void }) => {
  const t = useTranslate();
  return (
    <Box
      role="status"
      sx={{ position: 'sticky', insetBlockStart: frameHead + 8, zIndex: 3, blockSize: 0, textAlign: 'center' }}
    >
      {count > 0 && (
        <Button
          variant="contained"
          startIcon={<ArrowUpwardIcon />}
          onClick={onShow}
          sx={{ minBlockSize: 44, borderRadius: 22, boxShadow: 4 }}
        >
          {t('orderHistory.new', { smart_count: count })}
        </Button>
      )}
    </Box>
  );
};

/** Keeps the open order visible while the list next to it scrolls with the page. */
const PanelPlace = ({ children }: { children: ReactNode }) => {
  const isBeside = useMediaQuery(panelLayout.beside, { noSsr: true });
  if (!isBeside) return children;
  return (
    <Box
      sx={{
        position: 'sticky',
        insetBlockStart: pageTop,
        blockSize: windowHeight,
        display: 'flex',
        flexShrink: 0,
      }}
    >
      {children}
    </Box>
  );
};

const History = ({ session }: { session: StoredSession }) => {
  const t = useTranslate();
  const { id } = useParams();
  const { pathname, search } = useLocation();
  const page = historyPageAt(pathname);
  const navigate = useNavigate();
  const heading = usePageHeading();
  const maySeeBoards = useMayOpen(paths.todayOrders);
  const isPhone = useMediaQuery('(max-width: 599px)', { noSsr: true });
  const list = useHistoryList(session.store, page);
  const newly = useNewlyEnded(list, session.store);
  const { context, filters, choice } = list;
  const latest = useRef({ navigate, page, search });
  latest.current = { navigate, page, search };
  const goTo = useCallback((pathOf: (shown: typeof page) => string) => {
    const { navigate: go, page: shown, search: kept } = latest.current;
    go({ pathname: pathOf(shown), search: kept });
  }, []);
  const open = useCallback((orderId: string) => goTo((shown) => orderPath(shown, orderId)), [goTo]);
  const close = useCallback(() => goTo(({ path }) => path), [goTo]);
  const setFilters = (next: HistoryFilters) => context.setFilters(next, undefined, false);
  /** All days of the page: of the whole history, or of the week or month. */
  const hasAllDays = page.period ? filters.days === undefined : filters.days === 'all';
  const showAllDays = () => {
    const { start_date: _start, end_date: _end, days: _days, ...others } = filters;
    setFilters(page.period ? others : { ...filters, days: 'all' });
  };
  const onRow = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest('a, button, input, [role=menu]') || getSelection()?.toString())
      return;
    const record = target.closest<HTMLElement>('[data-record]')?.dataset.record;
    if (record) open(record);
  };
  const allDays = (
    <Button variant="contained" size="large" onClick={showAllDays}>
      {t(page.period ? `orderHistory.period.whole_${page.period}` : 'orderHistory.empty.all_days')}
    </Button>
  );
  const isEmpty = context.data?.length === 0 && !context.isPlaceholderData;
  // The user is looking for one order, which may be older than the shown days.
  const seeksOutside = isEmpty && filters.q && !page.period && !hasAllDays;

  return (
    <OrderProvider session={session} open={open}>
      <ListContextProvider value={context}>
        <ColumnsProvider>
          <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
            <Box sx={{ flex: 1, minInlineSize: 0, display: 'flex', flexDirection: 'column', gap: 1.5 }}>
              <CutOffBanner />
              <ListHeader
                title={heading}
                actions={
                  <IfAllowed permission="store/history">
                    <HistoryExportButton choice={choice} total={context.total} />
                  </IfAllowed>
                }
              />
              {page.period && (
                <Suspense fallback={null}>
                  <PeriodOverview period={page.period} filters={filters} onChange={setFilters} />
                </Suspense>
              )}
              <HistoryToolbar hasDays={!page.period} tools={!isPhone && <ColumnsButton storeKey={listName} />} />
              <TotalsStrip choice={choice} />
              <NewlyEnded count={newly.count} onShow={newly.show} />
              {seeksOutside ? (
                <ListMessage
                  icon={<SearchOffIcon />}
                  title={t('recordLists.empty.nothing_found')}
                  detail={t('orderHistory.empty.search', { text: filters.q })}
                >
                  {allDays}
                </ListMessage>
              ) : (
                <ListContent
                  empty={{
                    title: t(hasAllDays && !page.period ? 'orderHistory.empty.none' : 'orderHistory.empty.title'),
                    detail: t('orderHistory.empty.detail'),
                    children: (
                      <>
                        {!hasAllDays && allDays}
                        {maySeeBoards && (
                          <Button variant="outlined" size="large" component={Link} to={paths.todayOrders}>
                            {t('boards.empty.to_today')}
                          </Button>
                        )}
                      </>
                    ),
                  }}
                >
                  {/* biome-ignore lint/a11y: each row's number is a link that does the same by keyboard */}
                  <div onClick={onRow}>
                    <HistoryRows name={listName} isPhone={isPhone} openId={id} />
                  </div>
                </ListContent>
              )}
            </Box>
            {id && (
              <Suspense fallback={null}>
                <PanelPlace>
                  <OrderPanel orderId={id} orders={context.data ?? []} onOpen={open} onClose={close} />
                </PanelPlace>
              </Suspense>
            )}
          </Box>
        </ColumnsProvider>
      </ListContextProvider>
    </OrderProvider>
  );
};

/**
 * `/app/history/history-list`, `current-week` and `current-month`, and below each `/:id` with an order open beside the
 * list.
 */
export default function OrderHistoryPage() {
  const session = useSession();
  const { pathname } = useLocation();
  return session && <History key={historyPageAt(pathname).path} session={session} />;
}
