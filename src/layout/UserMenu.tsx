import AccountCircleIcon from '@mui/icons-material/AccountCircleOutlined';
import IconButton from '@mui/material/IconButton';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useLogout, useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router';
import { localText } from '#contract/multilingual';
import { paths } from '../config/paths';
import { useSession } from '../session/useSession';

/** Who is signed in, and the way out. */
export const UserMenu = () => {
  const t = useTranslate();
  const logout = useLogout();
  const session = useSession();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = session?.sub_store?.name ?? localText(session?.store.name ?? [], 0);
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        aria-label={t('shell.account')}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        color="inherit"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <AccountCircleIcon />
      </IconButton>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={close}>
        <ListSubheader component="div">{name}</ListSubheader>
        <MenuItem component={Link} to={paths.profile} onClick={close}>
          {t('shell.account')}
        </MenuItem>
        <MenuItem onClick={() => logout()}>{t('shell.sign_out')}</MenuItem>
      </Menu>
    </>
  );
};
