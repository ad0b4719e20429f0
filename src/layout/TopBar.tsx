import DarkModeIcon from '@mui/icons-material/DarkModeOutlined';
import LightModeIcon from '@mui/icons-material/LightModeOutlined';
import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { localText } from '#contract/multilingual';
import { Hint } from '../components/hint/Hint';
import { LanguageMenu } from '../components/language/LanguageMenu';
import { useSession } from '../session/useSession';
import { setThemeChoice, useThemeChoice } from '../theme/themeChoice';
import { AppearanceControl } from './appearance/AppearanceControl';
import { FullScreenButton } from './FullScreenButton';
import { QuickLinks } from './quick-links/QuickLinks';
import { UserMenu } from './UserMenu';

/** The bar above every page. `status` is where the connection and the sound show how they are. */
export const TopBar = ({ onToggleMenu, status }: { onToggleMenu: () => void; status?: ReactNode }) => {
  const t = useTranslate();
  const session = useSession();
  const { mode } = useThemeChoice();
  const switchLabel = t(mode === 'dark' ? 'shell.light_mode' : 'shell.dark_mode');
  return (
    <AppBar
      position="sticky"
      sx={{ borderBlockEnd: '1px solid', borderColor: 'divider', bgcolor: 'background.paper', displayPrint: 'none' }}
    >
      <Toolbar variant="dense" sx={{ minHeight: 56, gap: 0.5 }}>
        <IconButton color="inherit" edge="start" aria-label={t('shell.menu.toggle')} onClick={onToggleMenu}>
          <MenuIcon />
        </IconButton>
        <Box component="img" src="/favicon.svg" alt="" sx={{ inlineSize: 28, blockSize: 28, mx: 1 }} />
        <Typography noWrap sx={{ fontWeight: 600, flex: 1, minWidth: 0 }}>
          {localText(session?.store.name ?? [], 0)}
        </Typography>
        {status}
        <LanguageMenu />
        <QuickLinks />
        <FullScreenButton />
        <Hint text={switchLabel}>
          <IconButton
            color="inherit"
            aria-label={switchLabel}
            onClick={() => setThemeChoice({ mode: mode === 'dark' ? 'light' : 'dark' })}
          >
            {mode === 'dark' ? <LightModeIcon /> : <DarkModeIcon />}
          </IconButton>
        </Hint>
        <AppearanceControl />
        <UserMenu />
      </Toolbar>
    </AppBar>
  );
};
