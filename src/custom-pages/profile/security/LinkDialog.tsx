import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { errorCodes } from '#contract/codes/errorCodes';
import type { SocialAccount, SocialTicket } from '#contract/entities/social';
import { Confirm } from '../../../components/feedback/Confirm';
import { type ApiError, errorText, isDeclined } from '../../../dataProvider/apiError';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { apiErrorOf } from '../../../dataProvider/reportCrash';

/** The refusals that this dialog has its own texts for. */
const reasons: readonly string[] = ['unverified_there', 'unverified_here', 'other_address'];

/** The translation key of why an account wasn't linked. */
function failureOf(error: ApiError): string {
  const reason = error.fields.find(({ code }) => reasons.includes(code))?.code;
  if (reason) return `security.social.error.${reason}`;
  if (error.code === errorCodes.REGISTERED_WITH_SOCIAL) return 'security.social.error.taken';
  if (error.code === errorCodes.TOKEN_EXPIRED) return 'security.social.error.expired';
  return errorText(error);
}

interface LinkDialogProps {
  /** The ticket of someone who has signed in with another service. */
  ticket: string;
  onLinked: (accounts: readonly SocialAccount[], provider: string) => void;
  /** @param problem the translation key of why the ticket doesn't work, if it doesn't */
  onClose: (problem?: string) => void;
}

/** Asks whether the person at another service is the signed-in one. Linking needs a fresh proof, for which another dialog asks. */
export default function LinkDialog({ ticket, onLinked, onClose }: LinkDialogProps) {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const [failure, setFailure] = useState<string | null>(null);
  const [isRunning, setRunning] = useState(false);
  const reading = useQuery<SocialTicket, ApiError>({
    queryKey: ['social-ticket', ticket],
    queryFn: () =>
      dataProvider.getSocialTicket({ ticket }).then(
        ({ social }) => social,
        (thrown: unknown) => {
          throw apiErrorOf(thrown);
        },
      ),
    retry: false,
  });
  const { data: person, error } = reading;
  const close = useRef(onClose);
  close.current = onClose;
  const isOver = error?.code === errorCodes.TOKEN_EXPIRED;
  useEffect(() => {
    if (isOver) close.current('security.social.error.expired');
  }, [isOver]);
  if (isOver) return null;
  if (!person)
    // The ticket still works. While it is read again, there is no error.
    return reading.errorUpdateCount > 0 ? (
      <Confirm
        isOpen
        title={t('security.social.title')}
        content={null}
        confirm={t('shell.start.retry')}
        cancel={t('common.cancel')}
        loading={reading.isFetching}
        failure={error && t(errorText(error))}
        onConfirm={() => void reading.refetch()}
        onClose={() => onClose()}
      />
    ) : null;
  const { login_by: provider } = person;
  const email = `\u2066${person.email}\u2069`;
  const link = async () => {
    setRunning(true);
    setFailure(null);
    try {
      onLinked((await dataProvider.linkSocialAccount({ ticket })).social_accounts, provider);
      onClose();
    } catch (thrown) {
      const refused = apiErrorOf(thrown);
      if (!isDeclined(refused)) setFailure(failureOf(refused));
    } finally {
      setRunning(false);
    }
  };
  return (
    <Confirm
      isOpen
      title={t('security.social.link_title', { provider })}
      content={t('security.social.link_detail', { provider, email })}
      confirm={t('security.social.link', { provider })}
      cancel={t('common.cancel')}
      loading={isRunning}
      failure={failure && t(failure, { provider, email, change: t('profile.addresses.change') })}
      onConfirm={() => void link()}
      onClose={() => onClose()}
    />
  );
}
