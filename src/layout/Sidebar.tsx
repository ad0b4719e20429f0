import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import { useTranslate } from 'ra-core';
import { Link, useLocation } from 'react-router';
import { isShown } from '../authProvider/guard';
import { type NavigationEntry, navigation } from '../config/navigation';
import { useSession } from '../session/useSession';
import { navigationIcons } from './navigationIcons';

const MenuLeaf = ({ entry, onGo }: { entry: NavigationEntry; onGo: () => void }) => {
  const t = useTranslate();
  const { pathname } = useLocation();
  const isCurrent = pathname === entry.to || pathname.startsWith(`${entry.to}/`);
  const Icon = navigationIcons[entry.icon ?? ''];
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={Link}
        to={entry.to}
        onClick={onGo}
        selected={isCurrent}
        aria-current={isCurrent ? 'page' : undefined}
        sx={{ borderRadius: 1, mx: 1, my: 0.25, minHeight: 44 }}
      >
        {Icon && (
          <ListItemIcon sx={{ minWidth: 36, color: isCurrent ? 'primary.main' : 'text.secondary' }}>
            <Icon fontSize="small" />
          </ListItemIcon>
        )}
        <ListItemText primary={t(entry.label)} slotProps={{ primary: { sx: { fontWeight: isCurrent ? 600 : 450 } } }} />
      </ListItemButton>
    </ListItem>
  );
};

/** The main menu: the navigation tree, as far as the account may see it. */
export const Sidebar = ({ onGo }: { onGo: () => void }) => {
  const t = useTranslate();
  const session = useSession();
  return (
    <Box component="nav" aria-label={t('shell.menu.label')} sx={{ py: 1 }}>
      {navigation
        .filter((entry) => isShown(session, entry))
        .map((entry) => (
          <List
            key={entry.to}
            dense
            disablePadding
            subheader={
              entry.subs && (
                <ListSubheader disableSticky sx={{ bgcolor: 'transparent', lineHeight: 2.4, mt: 1 }}>
                  {t(entry.label)}
                </ListSubheader>
              )
            }
          >
            {(entry.subs ?? [entry])
              .filter((leaf) => isShown(session, leaf))
              .map((leaf) => (
                <MenuLeaf key={leaf.to} entry={leaf} onGo={onGo} />
              ))}
          </List>
        ))}
    </Box>
  );
};
