import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import { memo, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { LanguageMenu } from '../components/language/LanguageMenu';
import { useIsPhone } from '../components/page/useIsPhone';
import { homePath } from '../config/paths';
import { useAccessBlocker } from '../session/useAccessBlocker';
import { DispatchButton } from './DispatchButton';
import { LoadingBar } from './heading/LoadingBar';
import { PaletteButton } from './palette/PaletteButton';
import { QuickMenuButton } from './quick-menu/QuickMenuButton';
import { StoreName } from './StoreName';
import { ServiceControl } from './service/ServiceControl';
import { menuToggleMark } from './sidebar/useDismiss';
import type { MenuState } from './sidebar/useMenu';
import { UserMenu } from './UserMenu';

/** The bar above every page. `status` shows the connection and the sound. */
export const TopBar = memo(function TopBar({
  menu,
  menuId,
  status,
}: {
  menu: MenuState;
  menuId: string;
  status?: ReactNode;
}) {
  const t = useTranslate();
  const isPhone = useIsPhone();
  // A blocked store has one page: nothing to go to, to search or to switch on.
  const isBlocked = useAccessBlocker() !== null;
  const { main } = menu.layout;
  const isMenuShown = main === 'beside' || (main === 'drawer' && menu.isDrawerOpen);
  return (
    <AppBar
      position="sticky"
      sx={{ borderBlockEnd: '1px solid', borderColor: 'divider', bgcolor: 'background.paper', displayPrint: 'none' }}
    >
      {/* In the banner, so that it belongs to a landmark. */}
      <LoadingBar />
      <Toolbar variant="dense" sx={{ minHeight: 56, gap: 0.5 }}>
        {!isBlocked && (
          <IconButton
            {...menuToggleMark}
            color="inherit"
            edge="start"
            aria-label={t('shell.menu.toggle')}
            aria-expanded={isMenuShown}
            aria-controls={isMenuShown ? menuId : undefined}
            onClick={menu.toggle}
          >
            <MenuIcon />
          </IconButton>
        )}
        <Box
          component={Link}
          to={homePath}
          aria-label={t('shell.product')}
          sx={{
            // On a phone, the store's state needs the room, and the menu also leads home.
            display: isBlocked ? 'grid' : { xs: 'none', sm: 'grid' },
            placeItems: 'center',
            inlineSize: 44,
            blockSize: 44,
            flexShrink: 0,
            borderRadius: 1,
          }}
        >
          <Box component="img" src="/favicon.svg" alt="" sx={{ inlineSize: 28, blockSize: 28 }} />
        </Box>
        {/* On a phone, the name is below the bar. */}
        {!isPhone && <StoreName />}
        <Box sx={{ flex: 1 }} />
        {!isBlocked && (
          <>
            {/* First, because it comes later than the rest and its text changes: the other buttons don't move. */}
            <ServiceControl />
            <PaletteButton />
          </>
        )}
        {status}
        {/* On a phone, language and quick menu are at the end of the menu. */}
        <Box sx={{ display: isBlocked ? 'contents' : { xs: 'none', md: 'contents' } }}>
          <LanguageMenu />
          {!isBlocked && <DispatchButton />}
          <QuickMenuButton />
        </Box>
        <UserMenu />
      </Toolbar>
    </AppBar>
  );
});
