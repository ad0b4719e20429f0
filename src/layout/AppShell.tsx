import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, Suspense, useEffect, useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { CrashBoundary } from '../components/feedback/CrashBoundary';
import { FullPageMessage } from '../components/feedback/FullPageMessage';
import { Loading } from '../components/feedback/Loading';
import { NoticeArea } from '../components/feedback/NoticeArea';
import { PageWidthContext } from '../components/page/PageWidthContext';
import { usePlaceTitle } from '../components/page/useDocumentTitle';
import { useIsPhone } from '../components/page/useIsPhone';
import { useNewVersion } from '../config/newVersion';
import { isSupportOffered } from '../config/supportOffer';
import { reportCrash } from '../dataProvider/reportCrash';
import { entryOf, headingOf } from '../descriptors/navigation';
import { useAccessBlocker } from '../session/useAccessBlocker';
import { frame } from '../theme/tokens';
import { Breadcrumb } from './heading/Breadcrumb';
import { Footer } from './heading/Footer';
import { Notification } from './Notification';
import { Sidebar } from './Sidebar';
import { StoreName } from './StoreName';
import { pageWidth } from './sidebar/menuLayout';
import { useMenu } from './sidebar/useMenu';
import { addToUnsentMessage } from './support/unsentMessage';
import { openSupport } from './support/useSupportPanel';
import { TopBar } from './TopBar';
import { useTapMark } from './useTapMark';

/** The scroll position's key: a record that opens beside its page keeps the page's. */
const scrollKeyOf = (pathname: string): string => {
  const entry = entryOf(pathname);
  return entry?.opensBeside ? entry.to : pathname;
};

/** Every page starts at the top. Back and forward restore the position, which the browser does automatically. */
function useScrollToTop(): void {
  const scrollKey = scrollKeyOf(useLocation().pathname);
  const how = useNavigationType();
  const latest = useRef(how);
  latest.current = how;
  const shown = useRef(scrollKey);
  useEffect(() => {
    if (shown.current === scrollKey) return;
    shown.current = scrollKey;
    if (latest.current !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [scrollKey]);
}

/** Shown while a page's code loads; if only the newer version has it, offers to load that. */
const PageFallback = () => {
  const t = useTranslate();
  if (!useNewVersion()) return <Loading />;
  return (
    <FullPageMessage title={t('shell.update.title')} detail={t('shell.update.detail')} isWithinPage>
      <Button variant="contained" onClick={() => window.location.reload()}>
        {t('shell.update.reload')}
      </Button>
    </FullPageMessage>
  );
};

/** Opens support with the crash number added to the message; if it is open, focuses its field. */
const WriteAboutCrash = ({ report }: { report: string }) => {
  const t = useTranslate();
  if (!isSupportOffered()) return null;
  const write = () => {
    addToUnsentMessage(t('shell.error.report', { id: report }));
    openSupport();
  };
  return <Button onClick={write}>{t('shell.error.write')}</Button>;
};

const noMenu = { main: 'hidden', sub: 'hidden' } as const;

/** The first Tab stop: skips the bar and the menu. */
const SkipLink = () => {
  const t = useTranslate();
  return (
    <Box
      component="a"
      href="#content"
      sx={{
        position: 'absolute',
        insetInlineStart: 8,
        insetBlockStart: -60,
        zIndex: 2000,
        p: 1,
        bgcolor: 'background.paper',
        '&:focus': { insetBlockStart: 8 },
      }}
    >
      {t('shell.skip_to_content')}
    </Box>
  );
};

/** The frame around every page of the admin area: bar, menu, content. A blocked store has no menu. */
export const AppShell = ({
  children,
  status,
  notice,
}: {
  children: ReactNode;
  status?: ReactNode;
  /** Below the bar, above every page: what users must know on any page. */
  notice?: ReactNode;
}) => {
  const t = useTranslate();
  const { pathname } = useLocation();
  const entry = entryOf(pathname);
  const menu = useMenu();
  const menuId = useId();
  const isPhone = useIsPhone();
  const isBlocked = useAccessBlocker() !== null;
  usePlaceTitle(t(headingOf(pathname)));
  useScrollToTop();
  useTapMark();
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column', bgcolor: 'background.default' }}>
      <SkipLink />
      <TopBar menu={menu} menuId={menuId} status={status} />
      {notice}
      <Box sx={{ display: 'flex', flex: 1, minHeight: 0 }}>
        {!isBlocked && <Sidebar menu={menu} id={menuId} />}
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
          <NoticeArea label={t('boards.bell.label')}>
            {isPhone ? <StoreName /> : !isBlocked && <Breadcrumb />}
          </NoticeArea>
          <Notification />
          <Box
            component="main"
            id="content"
            tabIndex={-1}
            sx={{
              flex: 1,
              p: { xs: `${frame.narrowMargin}px`, md: `${frame.margin}px` },
              paddingBlockStart: `${frame.gap}px !important`,
              outline: 'none',
              display: 'flex',
              flexDirection: 'column',
            }}
          >
            <CrashBoundary
              isWithinPage
              place={pathname}
              onCrash={reportCrash}
              action={(report) => <WriteAboutCrash report={report} />}
            >
              <Suspense fallback={<PageFallback />}>
                {/* Takes its page's width and height: the footer is pushed to the end of a short one. */}
                <Box sx={{ minInlineSize: 0 }}>
                  <PageWidthContext value={pageWidth(isBlocked ? noMenu : menu.layout)}>{children}</PageWidthContext>
                </Box>
                {entry && !entry.fillsWindow && <Footer />}
              </Suspense>
            </CrashBoundary>
          </Box>
        </Box>
      </Box>
    </Box>
  );
};
