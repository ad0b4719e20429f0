import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Fragment, type ReactNode, useEffect, useId, useState } from 'react';
import { refreshSession, signIn } from './authProvider/signIn';
import { signOut } from './authProvider/signOut';
import { goTo } from './config/goTo';
import { loginPath } from './config/loginPath';
import { SignInForm } from './custom-pages/sign-in/SignInForm';
import { connectCalls } from './dataProvider/callApi';
import { onAccountChange } from './session/onAccountChange';
import { abandonRenewal, requestRenewal, useEndedSession } from './session/renewal';
import { accountOf, type StoredSession } from './session/session';
import { useSession } from './session/useSession';

/** The session ended while somebody was working: sign in over the page, which stays as it is below. */
const RenewSessionDialog = ({ ended }: { ended: StoredSession }) => {
  const t = useTranslate();
  const titleId = useId();
  const textId = useId();
  const { store, sub_store } = ended;
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={titleId} aria-describedby={textId} sx={{ zIndex: 'tooltip' }}>
      <DialogTitle id={titleId} variant="h2">
        {t('signIn.renew.title')}
      </DialogTitle>
      <DialogContent>
        <Typography id={textId} color="text.secondary" sx={{ mb: 2 }}>
          {t('signIn.renew.detail')}
        </Typography>
        <SignInForm
          signIn={signIn}
          start={{ account: sub_store ? 'sub_store' : 'store', by: 'email', email: sub_store?.email ?? store.email }}
          leave={() => {
            signOut();
            goTo(loginPath({ notice: 'ended' }), { replace: true });
          }}
        />
      </DialogContent>
    </Dialog>
  );
};

/**
 * Keeps the admin area's session: reads it afresh at the start, asks for a new sign-in where it ends, and lets the
 * area start anew where another account takes over.
 */
export const SessionKeeper = ({ children }: { children: ReactNode }) => {
  const ended = useEndedSession();
  const current = accountOf(useSession());
  const [account, setAccount] = useState(current);
  if (current && current !== account) setAccount(current);

  useEffect(() => {
    const disconnect = connectCalls({ renewSession: requestRenewal });
    return () => {
      disconnect();
      abandonRenewal();
    };
  }, []);

  useEffect(
    () =>
      onAccountChange((next) => {
        // Whoever signed out, in whichever tab, is not brought back to this page: the next may be somebody else.
        if (!next) goTo(loginPath(), { replace: true });
      }),
    [],
  );

  useEffect(() => {
    // Out of reach: what was stored holds until a later start.
    if (account) refreshSession().catch(() => undefined);
  }, [account]);

  return (
    <>
      <Fragment key={account}>{children}</Fragment>
      {ended && <RenewSessionDialog ended={ended} />}
    </>
  );
};
