import Box from '@mui/material/Box';
import { type ReactNode, Suspense, useId } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { CrashBoundary } from '../components/feedback/CrashBoundary';
import { patientLazy } from '../components/patientLazy';
import { usePlaceTitle } from '../components/useDocumentTitle';
import { entryOf, headingOf } from '../config/navigation';
import { reportCrash } from '../dataProvider/reportCrash';
import { LoadingBar } from './heading/LoadingBar';
import { useScrollToTop } from './heading/useScrollToTop';
import { PageFallback } from './PageFallback';
import { Sidebar } from './Sidebar';
import { SkipLink } from './SkipLink';
import { useMenu } from './sidebar/useMenu';
import { WriteAboutCrash } from './support/WriteAboutCrash';
import { TopBar } from './TopBar';

const Footer = patientLazy(() => import('./heading/Footer'), { isAside: true });

/** The frame around every page of the admin area: bar, menu, content. */
export const AppShell = ({
  children,
  status,
  notice,
}: {
  children: ReactNode;
  status?: ReactNode;
  /** Below the bar, above every page: what a person must know wherever they are. */
  notice?: ReactNode;
}) => {
  const t = useTranslate();
  const { pathname } = useLocation();
  const entry = entryOf(pathname);
  const menu = useMenu();
  const menuId = useId();
  usePlaceTitle(t(headingOf(pathname)));
  useScrollToTop();
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column', bgcolor: 'background.default' }}>
      <LoadingBar />
      <SkipLink />
      <TopBar menu={menu} menuId={menuId} status={status} />
      {notice}
      <Box sx={{ display: 'flex', flex: 1, minHeight: 0 }}>
        <Sidebar menu={menu} id={menuId} />
        <Box
          component="main"
          id="content"
          tabIndex={-1}
          sx={{
            flex: 1,
            minWidth: 0,
            p: { xs: 1.5, md: 2.5 },
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
              {/* Of the page's own width and height: the footer below it is pushed to the end of a short one. */}
              <Box sx={{ minInlineSize: 0 }}>{children}</Box>
              {entry && !entry.fillsWindow && (
                <Suspense fallback={null}>
                  <Footer />
                </Suspense>
              )}
            </Suspense>
          </CrashBoundary>
        </Box>
      </Box>
    </Box>
  );
};
