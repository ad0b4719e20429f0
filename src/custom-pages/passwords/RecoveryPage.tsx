import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ReplyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { EntranceHeading } from '../../components/entrance/EntranceCard';
import { useDocumentTitle } from '../../components/page/useDocumentTitle';
import { NewPasswordForm } from '../../components/password/NewPasswordForm';
import { useDateTimeText } from '../../components/time/useDateTimeText';
import { useSecondsLeft } from '../../components/time/useSecondsLeft';
import { ApiError, errorText } from '../../dataProvider/apiError';
import { passwordRefusal } from '../../dataProvider/passwordRefusal';
import { MailedLinkCard } from './MailedLinkCard';
import { useLink } from './useLink';

type Link = ReplyOf<'get_recovery_link'>['link'];

interface RecoveryPageProps {
  /** Empty if the address has none. */
  token: string;
  read: (token: string) => Promise<Link>;
  /** @returns the address to sign in with */
  finish: (token: string, password: string) => Promise<string>;
  /** @param email fills in the form; without it, nothing was changed */
  toSignIn: (email?: string) => void;
}

const failureOf = (error: unknown): string => {
  if (!(error instanceof ApiError)) throw error;
  if (error.fields.some(({ code }) => code === 'too_early')) return 'ownership.back.too_early';
  return error.code === errorCodes.TOKEN_EXPIRED ? 'ownership.back.over' : errorText(error, 'access.recovery.failed');
};

interface NewPasswordProps {
  link: Link;
  finish: (password: string) => Promise<string>;
  toSignIn: (email?: string) => void;
}

/** Says until when the owner waits, and then takes the new password. */
const NewPassword = ({ link, finish, toSignIn }: NewPasswordProps) => {
  const t = useTranslate();
  const time = useDateTimeText();
  const { store_name, email, opens_at, expires_at } = link;
  const isWaiting = useSecondsLeft(Date.parse(opens_at)) > 0;
  const whose = <bdi>{[store_name[0], email].filter(Boolean).join(' · ')}</bdi>;
  if (isWaiting) {
    return (
      <>
        <EntranceHeading title={t('ownership.back.waiting')} detail={whose} />
        <Typography>{t('ownership.back.from', { from: time(opens_at), until: time(expires_at) })}</Typography>
        <Typography color="text.secondary" sx={{ mt: 2 }}>
          {t('ownership.back.why')}
        </Typography>
        <Button variant="outlined" size="large" onClick={() => toSignIn()} sx={{ mt: 3 }}>
          {t('access.invitation.to_sign_in')}
        </Button>
      </>
    );
  }
  return (
    <>
      <EntranceHeading title={t('ownership.back.title')} detail={whose} />
      <Typography sx={{ mb: 3 }}>{t('ownership.back.detail')}</Typography>
      <NewPasswordForm
        personal={store_name}
        submitLabel={t('ownership.back.submit')}
        accept={async (password) => toSignIn(await finish(password))}
        refusalOf={passwordRefusal}
        failureOf={failureOf}
      />
    </>
  );
};

/** `/store/recovery/<token>`: an owner whom two colleagues let back in sets a new password. It doesn't sign them in. */
export default function RecoveryPage({ token, read, finish, toSignIn }: RecoveryPageProps) {
  const t = useTranslate();
  useDocumentTitle(t('ownership.back.title'));
  const link = useLink(token, read);
  return (
    <MailedLinkCard
      link={link}
      title={t('ownership.back.title')}
      texts={{ over: 'ownership.back.over' }}
      leave={() => toSignIn()}
    >
      {(found) => <NewPassword link={found} finish={(password) => finish(token, password)} toSignIn={toSignIn} />}
    </MailedLinkCard>
  );
}
