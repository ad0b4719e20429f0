import IconButton from '@mui/material/IconButton';
import { Suspense, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { lazyWithRetry } from '../components/lazyWithRetry';
import { withTexts } from '../i18n/index';
import { UserPicture } from './UserPicture';

const UserMenuItems = lazyWithRetry(() => import('./UserMenuItems'));
const ChangePasswordDialog = lazyWithRetry(
  withTexts(['pages', 'tools'], () => import('../records/password/ChangePasswordDialog')),
);

/** The account's button in the top bar. */
export const UserMenu = () => {
  const t = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isChangingPassword, setChangingPassword] = useState(false);
  return (
    <>
      <IconButton
        ref={button}
        aria-label={t('shell.account')}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        color="inherit"
        onClick={() => setOpen(true)}
        sx={{ p: 0, marginInlineStart: 0.5 }}
      >
        <UserPicture />
      </IconButton>
      <Suspense fallback={null}>
        {isOpen && button.current && (
          <UserMenuItems
            anchor={button.current}
            onClose={() => setOpen(false)}
            onChangePassword={() => {
              setOpen(false);
              setChangingPassword(true);
            }}
          />
        )}
        {isChangingPassword && (
          <ChangePasswordDialog
            onClose={() => {
              setChangingPassword(false);
              button.current?.focus();
            }}
          />
        )}
      </Suspense>
    </>
  );
};
