import AppsIcon from '@mui/icons-material/AppsOutlined';
import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Hint } from '../components/hint/Hint';
import { LanguageMenu } from '../components/language/LanguageMenu';
import { lazyWithRetry } from '../components/lazyWithRetry';
import { homePath } from '../config/paths';
import { AppearanceControl } from './appearance/AppearanceControl';
import { DarkSwitch } from './appearance/DarkSwitch';
import { DispatchButton } from './DispatchButton';
import { FullScreenButton } from './FullScreenButton';
import { Breadcrumb } from './heading/Breadcrumb';
import { PaletteButton } from './palette/PaletteButton';
import { StoreName } from './StoreName';
import type { Menu } from './sidebar/useMenu';
import { menuToggleMark } from './sidebar/usePutAway';
import { UserMenu } from './UserMenu';

const QuickLinksGrid = lazyWithRetry(() => import('./quick-links/QuickLinksGrid'));

/** Links to the most used pages, available everywhere. */
const QuickLinks = () => {
  const t = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Hint text={t('shell.quick_links')}>
        <IconButton
          color="inherit"
          aria-label={t('shell.quick_links')}
          aria-haspopup="dialog"
          aria-expanded={Boolean(anchor)}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
        >
          <AppsIcon />
        </IconButton>
      </Hint>
      {anchor && (
        <Suspense fallback={null}>
          <QuickLinksGrid anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
};

/** The bar above every page. `status` shows the connection and the sound. */
export const TopBar = ({ menu, menuId, status }: { menu: Menu; menuId: string; status?: ReactNode }) => {
  const t = useTranslate();
  const { main } = menu.layout;
  const isMenuShown = main === 'beside' || (main === 'drawer' && menu.isDrawerOpen);
  return (
    <AppBar
      position="sticky"
      sx={{ borderBlockEnd: '1px solid', borderColor: 'divider', bgcolor: 'background.paper', displayPrint: 'none' }}
    >
      <Toolbar variant="dense" sx={{ minHeight: 56, gap: 0.5 }}>
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
        <Box
          component={Link}
          to={homePath}
          aria-label={t('shell.product')}
          sx={{ display: 'grid', placeItems: 'center', inlineSize: 44, blockSize: 44, flexShrink: 0, borderRadius: 1 }}
        >
          <Box component="img" src="/favicon.svg" alt="" sx={{ inlineSize: 28, blockSize: 28 }} />
        </Box>
        <StoreName />
        <Box sx={{ display: { xs: 'none', md: 'flex' }, minInlineSize: 0, flexShrink: 1 }}>
          <Breadcrumb />
        </Box>
        <Box sx={{ flex: 1 }} />
        <PaletteButton />
        {status}
        {/* On a phone they are at the end of the menu. */}
        <Box sx={{ display: { xs: 'none', md: 'contents' } }}>
          <LanguageMenu />
          <DispatchButton />
          <QuickLinks />
          <FullScreenButton />
          <DarkSwitch />
          <AppearanceControl />
        </Box>
        <UserMenu />
      </Toolbar>
    </AppBar>
  );
};
