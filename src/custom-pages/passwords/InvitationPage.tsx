import { useTranslate } from 'react-admin';
import type { ReplyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { EntranceHeading } from '../../components/entrance/EntranceCard';
import { useDocumentTitle } from '../../components/page/useDocumentTitle';
import { NewPasswordForm } from '../../components/password/NewPasswordForm';
import { ApiError, errorText } from '../../dataProvider/apiError';
import { passwordRefusal } from '../../dataProvider/passwordRefusal';
import { NotApprovedError } from '../../session/credentials';
import { MailedLinkCard } from './MailedLinkCard';
import { useLink } from './useLink';

export interface InvitationPageProps {
  /** Empty if the address has none. */
  token: string;
  read: (token: string) => Promise<ReplyOf<'get_invitation'>['invitation']>;
  /** @returns whether the person is signed in; otherwise another page is open */
  accept: (token: string, password: string) => Promise<boolean>;
  toSignIn: () => void;
  toApp: () => void;
}

const failureOf = (error: unknown): string => {
  if (error instanceof NotApprovedError) return 'access.invitation.waiting';
  if (!(error instanceof ApiError)) throw error;
  return error.code === errorCodes.TOKEN_EXPIRED ? 'access.invitation.over' : errorText(error);
};

/** `/store/invitation/<token>`: someone who was invited chooses a password and is signed in. */
export default function InvitationPage({ token, read, accept, toSignIn, toApp }: InvitationPageProps) {
  const t = useTranslate();
  useDocumentTitle(t('access.invitation.title'));
  const link = useLink(token, read);
  return (
    <MailedLinkCard
      link={link}
      title={t('access.invitation.title')}
      texts={{
        over: 'access.invitation.over',
        failed: 'access.invitation.failed',
        loading: 'access.invitation.loading',
      }}
      leave={toSignIn}
    >
      {({ name, email, store_name }) => (
        <>
          <EntranceHeading
            title={t('access.invitation.hello', { name })}
            detail={t('access.invitation.detail', { store: store_name[0] ?? '' })}
          />
          <NewPasswordForm
            email={email}
            personal={[name, email]}
            submitLabel={t('access.invitation.submit')}
            accept={async (password) => {
              if (await accept(token, password)) toApp();
            }}
            refusalOf={passwordRefusal}
            failureOf={failureOf}
          />
        </>
      )}
    </MailedLinkCard>
  );
}
