import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ReplyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { EntranceCard, EntranceHeading } from '../../components/entrance/EntranceCard';
import { useDocumentTitle } from '../../components/page/useDocumentTitle';
import { NewPasswordForm } from '../../components/password/NewPasswordForm';
import { ApiError, errorText } from '../../dataProvider/apiError';
import { passwordRefusal } from '../../dataProvider/passwordRefusal';
import { MailedLinkCard } from './MailedLinkCard';
import { useLink } from './useLink';

type Account = ReplyOf<'forgot_password_verify'>['account'];

interface NewPasswordPageProps {
  /** Empty if the address has none. */
  token: string;
  read: (token: string) => Promise<Account>;
  /** @returns the address to sign in with */
  accept: (token: string, password: string) => Promise<string>;
  /** Someone is signed in here, so the sign-in page wouldn't open. */
  isSignedIn: boolean;
  toForgotPassword: () => void;
  toSignIn: (email: string) => void;
  toApp: () => void;
}

const failureOf = (error: unknown): string => {
  if (!(error instanceof ApiError)) throw error;
  return error.code === errorCodes.SET_PASSWORD_FAILED ? 'access.recovery.over' : errorText(error);
};

/** Whose password it is: an owner knows their store, and a team member also their name. */
const whoseOf = ({ kind, name, store_name, email }: Account): string =>
  [kind === 'sub_store' && name, store_name[0], email].filter(Boolean).join(' · ');

/** `/store/new-password/<token>`: someone who forgot their password sets a new one. It doesn't sign them in. */
export default function NewPasswordPage({ token, read, accept, isSignedIn, ...to }: NewPasswordPageProps) {
  const t = useTranslate();
  useDocumentTitle(t('access.recovery.title'));
  const link = useLink(token, read);
  const [isDone, setDone] = useState(false);
  if (isDone) {
    return (
      <EntranceCard>
        <EntranceHeading takesFocus title={t('access.recovery.done')} />
        <Button variant="contained" size="large" onClick={to.toApp}>
          {t('access.recovery.continue')}
        </Button>
      </EntranceCard>
    );
  }
  return (
    <MailedLinkCard
      link={link}
      title={t('access.recovery.title')}
      texts={{ over: 'access.recovery.over', leave: 'access.recovery.another' }}
      leave={to.toForgotPassword}
    >
      {(account) => (
        <>
          <EntranceHeading title={t('access.recovery.title')} detail={<bdi>{whoseOf(account)}</bdi>} />
          <NewPasswordForm
            personal={[account.name, ...account.store_name]}
            submitLabel={t('access.recovery.set')}
            accept={async (password) => {
              const email = await accept(token, password);
              if (isSignedIn) setDone(true);
              else to.toSignIn(email);
            }}
            refusalOf={passwordRefusal}
            failureOf={failureOf}
          />
        </>
      )}
    </MailedLinkCard>
  );
}
