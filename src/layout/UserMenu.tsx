import AccountCircleIcon from '@mui/icons-material/AccountCircleOutlined';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { patientLazy } from '../components/patientLazy';

const UserMenuItems = patientLazy(() => import('./UserMenuItems'));

/** The account's button in the top bar. */
export const UserMenu = () => {
  const t = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
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
      {anchor && (
        <Suspense fallback={null}>
          <UserMenuItems anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
};
