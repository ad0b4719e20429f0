import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useStore, useTranslate } from 'ra-core';
import { type ReactNode, Suspense, useState } from 'react';
import { CrashBoundary } from '../components/feedback/CrashBoundary';
import { PageLoading } from '../components/feedback/PageLoading';
import { breakpoints, frame } from '../theme/tokens';
import { Sidebar } from './Sidebar';
import { TopBar } from './TopBar';

const menuWidth = 224;

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
  const isNarrow = useMediaQuery(`(max-width: ${breakpoints.menuHidden - 1}px)`);
  const isWide = useMediaQuery(`(min-width: ${breakpoints.subHidden}px)`);
  const [kept, setKept] = useStore<boolean | null>('shell.menu_open', null);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const isOpen = kept ?? isWide;
  const toggle = () => (isNarrow ? setDrawerOpen(!drawerOpen) : setKept(!isOpen));
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column', bgcolor: 'background.default' }}>
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
      <TopBar onToggleMenu={toggle} status={status} />
      {notice}
      <Box sx={{ display: 'flex', flex: 1, minHeight: 0 }}>
        {isNarrow ? (
          <Drawer
            open={drawerOpen}
            onClose={() => setDrawerOpen(false)}
            slotProps={{ paper: { sx: { inlineSize: menuWidth } } }}
          >
            <Sidebar onGo={() => setDrawerOpen(false)} />
          </Drawer>
        ) : (
          isOpen && (
            <Box
              sx={{
                inlineSize: menuWidth,
                flexShrink: 0,
                borderInlineEnd: '1px solid',
                borderColor: 'divider',
                bgcolor: 'background.paper',
                displayPrint: 'none',
              }}
            >
              <Box sx={{ position: 'sticky', insetBlockStart: frame.bar }}>
                <Sidebar onGo={() => undefined} />
              </Box>
            </Box>
          )
        )}
        <Box
          component="main"
          id="content"
          tabIndex={-1}
          sx={{ flex: 1, minWidth: 0, p: { xs: 1.5, md: 2.5 }, outline: 'none' }}
        >
          <CrashBoundary isWithinPage>
            <Suspense fallback={<PageLoading />}>{children}</Suspense>
          </CrashBoundary>
        </Box>
      </Box>
    </Box>
  );
};
