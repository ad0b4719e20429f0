import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { patientLazy } from '../components/patientLazy';
import { UserPicture } from './UserPicture';

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
        sx={{ p: 0, marginInlineStart: 0.5 }}
      >
        <UserPicture />
      </IconButton>
      {anchor && (
        <Suspense fallback={null}>
          <UserMenuItems anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
};
