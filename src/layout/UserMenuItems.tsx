import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useLogout, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { localText } from '#contract/multilingual';
import { paths } from '../config/paths';
import { useSession } from '../session/useSession';

/** What the account's button opens: who is signed in, their pages, and the way out. */
export default function UserMenuItems({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const t = useTranslate();
  const logout = useLogout();
  const session = useSession();
  const name = session?.sub_store?.name ?? localText(session?.store.name ?? [], 0);
  return (
    <Menu anchorEl={anchor} open onClose={onClose}>
      <ListSubheader component="div">{name}</ListSubheader>
      <MenuItem component={Link} to={paths.profile} onClick={onClose}>
        {t('shell.account')}
      </MenuItem>
      <MenuItem onClick={() => logout()}>{t('shell.sign_out')}</MenuItem>
    </Menu>
  );
}
