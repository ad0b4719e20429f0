import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { ReplyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import {
  EntranceCard,
  EntranceHeading,
  EntranceLoading,
  EntranceProblem,
} from '../../components/entrance/EntranceCard';
import { useDocumentTitle } from '../../components/page/useDocumentTitle';
import { NewPasswordForm } from '../../components/password/NewPasswordForm';
import { ApiError, errorText } from '../../dataProvider/apiError';
import { passwordRefusal } from '../../dataProvider/passwordRefusal';
import { NotApprovedError } from '../../session/credentials';
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
  const { found: invited, problem, retry } = useLink(token, read);
  return (
    <EntranceCard>
      {invited && (
        <>
          <EntranceHeading
            title={t('access.invitation.hello', { name: invited.name })}
            detail={t('access.invitation.detail', { store: invited.store_name[0] ?? '' })}
          />
          <NewPasswordForm
            email={invited.email}
            personal={[invited.name, invited.email]}
            submitLabel={t('access.invitation.submit')}
            accept={async (password) => {
              if (await accept(token, password)) toApp();
            }}
            refusalOf={passwordRefusal}
            failureOf={failureOf}
          />
        </>
      )}
      {problem && (
        <>
          <EntranceHeading title={t('access.invitation.title')} />
          <EntranceProblem text={t(`access.invitation.${problem}`)} />
          <Button variant="contained" size="large" onClick={problem === 'over' ? toSignIn : retry} sx={{ mt: 3 }}>
            {t(problem === 'over' ? 'access.invitation.to_sign_in' : 'common.retry')}
          </Button>
        </>
      )}
      {!invited && !problem && <EntranceLoading label={t('access.invitation.loading')} />}
    </EntranceCard>
  );
}
