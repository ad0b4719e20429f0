import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { signIn } from './authProvider/signIn';
import { signOut } from './authProvider/signOut';
import { goTo } from './config/goTo';
import { loginPath } from './config/loginPath';
import { SignInForm } from './custom-pages/sign-in/SignInForm';
import { UserPicture } from './layout/UserPicture';
import type { StoredSession } from './session/session';

/** The session ended while the user was working: they sign in over the page, which stays as it is underneath. */
export default function RenewSessionDialog({ ended }: { ended: StoredSession }) {
  const t = useTranslate();
  const titleId = useId();
  const textId = useId();
  const { store, sub_store } = ended;
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={titleId} aria-describedby={textId} sx={{ zIndex: 'tooltip' }}>
      <DialogTitle id={titleId} sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <UserPicture />
        {t('signIn.renew.title')}
      </DialogTitle>
      <DialogContent>
        <Typography id={textId} color="text.secondary" sx={{ mb: 2 }}>
          {t('signIn.renew.detail')}
        </Typography>
        <SignInForm
          signIn={signIn}
          start={{ account: sub_store ? 'sub_store' : 'store', by: 'email', email: sub_store?.email ?? store.email }}
          leave={{
            text: t('signIn.renew.leave'),
            go: () => {
              signOut();
              goTo(loginPath({ notice: 'ended' }), { replace: true });
            },
          }}
        />
      </DialogContent>
    </Dialog>
  );
}
