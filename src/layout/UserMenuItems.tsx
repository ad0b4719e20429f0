import InstallIcon from '@mui/icons-material/InstallDesktopOutlined';
import PasswordIcon from '@mui/icons-material/LockResetOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import Box from '@mui/material/Box';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useLogout, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { localText } from '#contract/multilingual';
import { mayOpenPage } from '../authProvider/guard';
import { mirrored } from '../components/icons/mirrored';
import { MenuDivider } from '../components/MenuDivider';
import { useInstallOffer } from '../config/installOffer';
import { accountLinks } from '../config/quickLinks';
import { navigationLeaves } from '../descriptors/navigation';
import { useSession } from '../session/useSession';
import { UserPicture } from './UserPicture';

const entries = accountLinks.flatMap((path) => navigationLeaves().find(({ to }) => to === path) ?? []);

const Leave = mirrored(LogoutIcon);

interface UserMenuItemsProps {
  anchor: HTMLElement;
  onClose: () => void;
  onChangePassword: () => void;
}

/** The account menu: who is signed in, their pages, their password, and sign-out. */
export default function UserMenuItems({ anchor, onClose, onChangePassword }: UserMenuItemsProps) {
  const t = useTranslate();
  const logout = useLogout();
  const session = useSession();
  const install = useInstallOffer();
  if (!session) return null;
  const { store, sub_store, viewer } = session;
  const owner = [store.owner_first_name, store.owner_last_name].filter(Boolean).join(' ');
  const name = sub_store?.name ?? (owner || localText(store.name, 0));
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      transformOrigin={{ vertical: 'top', horizontal: 'center' }}
      slotProps={{ paper: { sx: { minInlineSize: 240, maxInlineSize: 320, marginBlockStart: 0.5 } } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 2, paddingBlock: '16px 12px' }}>
        <UserPicture />
        <Box sx={{ minInlineSize: 0 }}>
          <Typography noWrap sx={{ fontWeight: 600 }}>
            <bdi>{name}</bdi>
          </Typography>
          <Typography noWrap variant="body2" sx={{ color: 'text.secondary' }}>
            <bdi>{sub_store?.email ?? store.email}</bdi>
          </Typography>
        </Box>
      </Box>
      <MenuDivider />
      <MenuList autoFocusItem aria-label={t('shell.account')}>
        {entries
          .filter((entry) => mayOpenPage(session, entry))
          .map(({ to, label, icon }) => {
            const Icon = icon;
            return (
              <MenuItem key={to} component={Link} to={to} onClick={onClose} sx={{ minBlockSize: 44 }}>
                <ListItemIcon>{Icon && <Icon fontSize="small" />}</ListItemIcon>
                {t(label)}
              </MenuItem>
            );
          })}
        {/* Users who are viewing as someone else can't change that person's settings, nor can those at a shared device. */}
        {!viewer && !sub_store?.is_shared_device && (
          <MenuItem onClick={onChangePassword} sx={{ minBlockSize: 44 }}>
            <ListItemIcon>
              <PasswordIcon fontSize="small" />
            </ListItemIcon>
            {t('shell.change_password')}
          </MenuItem>
        )}
        {install && (
          <MenuItem
            onClick={() => {
              onClose();
              install();
            }}
            sx={{ minBlockSize: 44 }}
          >
            <ListItemIcon>
              <InstallIcon fontSize="small" />
            </ListItemIcon>
            {t('shell.install')}
          </MenuItem>
        )}
        <MenuItem onClick={() => logout()} sx={{ minBlockSize: 44 }}>
          <ListItemIcon>
            <Leave fontSize="small" />
          </ListItemIcon>
          {t('shell.sign_out')}
        </MenuItem>
      </MenuList>
    </Popover>
  );
}
