import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { errorCodes } from '#contract/codes/errorCodes';
import type { SocialAccount } from '#contract/entities/social';
import { Confirm } from '../../../components/feedback/Confirm';
import { type ApiError, errorText, isDeclined } from '../../../dataProvider/apiError';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { apiErrorOf } from '../../../dataProvider/reportCrash';

/** The refusals that this dialog words itself. */
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
  const { data: person, error } = useQuery({
    queryKey: ['social-ticket', ticket],
    queryFn: async () => (await dataProvider.getSocialTicket({ ticket })).social,
    retry: false,
  });
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (error) close.current(failureOf(apiErrorOf(error)));
  }, [error]);
  if (!person) return null;
  const { login_by: provider, email } = person;
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
      failure={failure && t(failure, { provider, email })}
      onConfirm={() => void link()}
      onClose={() => onClose()}
    />
  );
}
