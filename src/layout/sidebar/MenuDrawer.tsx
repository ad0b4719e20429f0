import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { LanguageMenu } from '../../components/language/LanguageMenu';
import type { NavigationEntry } from '../../descriptors/navigationEntry';
import { menuSizes } from '../../theme/tokens';
import { QuickMenuButton } from '../quick-menu/QuickMenuButton';
import { StoreName } from '../StoreName';
import { useSupportPanel } from '../support/useSupportPanel';
import { Menu } from './Menu';
import { MenuEntries } from './MenuEntries';
import { itemOf } from './MenuItemLink';
import { LineButton } from './menuParts';
import type { MenuState } from './useMenu';
import { WaitingCount } from './WaitingCount';

/** Support in the drawer. It opens over the page, and the drawer closes. */
const SupportLine = ({ entry, onGo }: { entry: NavigationEntry; onGo: () => void }) => {
  const t = useTranslate();
  const { isOpen, toggle } = useSupportPanel();
  const Icon = entry.icon;
  const show = () => {
    onGo();
    toggle();
  };
  return (
    <li>
      <LineButton type="button" aria-expanded={isOpen} onClick={show}>
        {Icon && <Icon fontSize="small" />}
        <span>{t(entry.label)}</span>
      </LineButton>
    </li>
  );
};

const Section = ({ entry, onGo }: { entry: NavigationEntry; onGo: () => void }) => {
  const t = useTranslate();
  const id = `menu${entry.to.replaceAll('/', '-')}`;
  return (
    <li>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 1.5, py: 0.75 }}>
        <Typography id={id} component="p" sx={{ fontSize: '0.8125rem', fontWeight: 600, color: 'text.secondary' }}>
          {t(entry.label)}
        </Typography>
        {entry.counts && <WaitingCount />}
      </Box>
      <MenuEntries entries={entry.subs ?? []} labelledBy={id} onGo={onGo} />
    </li>
  );
};

/** The menu on a phone: everything in one list, over the page. */
export default function MenuDrawer({ menu, id }: { menu: MenuState; id: string }) {
  const t = useTranslate();
  const { entries, current, isDrawerOpen, close } = menu;
  return (
    <Drawer
      open={isDrawerOpen}
      onClose={close}
      slotProps={{
        paper: { 'aria-label': t('shell.menu.label'), sx: { inlineSize: menuSizes.drawer, maxInlineSize: '88vw' } },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minBlockSize: 56, px: 1.5 }}>
        <Box component="img" src="/favicon.svg" alt="" sx={{ inlineSize: 28, blockSize: 28 }} />
        <StoreName />
        <IconButton edge="end" sx={{ marginInlineStart: 'auto' }} aria-label={t('shell.menu.toggle')} onClick={close}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box component="nav" id={id} aria-label={t('shell.menu.label')} sx={{ px: 1, paddingBlockEnd: 3, flex: 1 }}>
        <Menu sx={{ '& > li + li': { marginBlockStart: 1.5 } }}>
          {entries.map((entry) =>
            entry.toggles ? (
              <SupportLine key={entry.to} entry={entry} onGo={close} />
            ) : entry.subs ? (
              <Section key={entry.to} entry={entry} onGo={close} />
            ) : (
              <Menu.Item key={entry.to} {...itemOf(entry)} isCurrent={entry === current} onClick={close} />
            ),
          )}
        </Menu>
      </Box>
      <Box
        sx={{
          position: 'sticky',
          insetBlockEnd: 0,
          display: 'flex',
          justifyContent: 'space-around',
          p: 1,
          bgcolor: 'background.paper',
          borderBlockStart: '1px solid',
          borderColor: 'divider',
        }}
      >
        <LanguageMenu />
        <QuickMenuButton onGo={close} />
      </Box>
    </Drawer>
  );
}
