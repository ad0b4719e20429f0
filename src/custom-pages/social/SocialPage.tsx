import Button from '@mui/material/Button';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { errorCodes } from '#contract/codes/errorCodes';
import type { SocialTicket } from '#contract/entities/social';
import type { SocialFailure, SocialPurpose } from '#contract/socialSignIn';
import {
  EntranceCard,
  EntranceHeading,
  EntranceLoading,
  EntranceProblem,
} from '../../components/entrance/EntranceCard';
import { useDocumentTitle } from '../../components/page/useDocumentTitle';
import { ApiError, errorText } from '../../dataProvider/apiError';
import { NotApprovedError, VerificationNeededError } from '../../session/credentials';
import { type SocialActions, SocialChoice } from './SocialChoice';

interface SocialPageProps {
  /** `null` if the service signed no one in. */
  ticket: string | null;
  failure: SocialFailure | undefined;
  /** Decides the heading of a failure, and where the way back leads. */
  purpose: SocialPurpose;
  actions: SocialActions;
}

interface NoticeProps {
  purpose: SocialPurpose;
  /** Translation key. */
  text: string;
  retry?: (() => void) | undefined;
  leave: () => void;
}

/** Says what went wrong, and offers the way on. */
const SocialNotice = ({ purpose, text, retry, leave }: NoticeProps) => {
  const t = useTranslate();
  return (
    <>
      <EntranceHeading title={t(`social.failed.${purpose}`)} />
      <EntranceProblem text={t(text)} />
      {retry && (
        <Button variant="contained" size="large" fullWidth onClick={retry} sx={{ mt: 3, minBlockSize: 48 }}>
          {t('shell.start.retry')}
        </Button>
      )}
      <Button variant="outlined" size="large" fullWidth onClick={leave} sx={{ mt: 2, minBlockSize: 48 }}>
        {t(`social.back.${purpose}`)}
      </Button>
    </>
  );
};

const isCode = (error: unknown, code: number): boolean => error instanceof ApiError && error.code === code;

/** `/store/social`: signs in with another service, or says that no account is linked to it yet, or what went wrong there. */
export default function SocialPage({ ticket, failure, purpose, actions }: SocialPageProps) {
  const t = useTranslate();
  useDocumentTitle(t('social.title'));
  const [problem, setProblem] = useState(failure ? `social.failure.${failure}` : null);
  const [person, setPerson] = useState<SocialTicket | null>(null);
  const latest = useRef(actions);
  latest.current = actions;
  const signIn = useCallback(async () => {
    if (!ticket) return;
    setProblem(null);
    const { signIn: enter, read, leave } = latest.current;
    try {
      await enter(ticket).catch(async (error: unknown) => {
        if (!isCode(error, errorCodes.NOT_REGISTERED_WITH_SOCIAL)) throw error;
        setPerson(await read(ticket));
      });
    } catch (error) {
      // The page for the next step is open.
      if (error instanceof VerificationNeededError) return;
      // A team member whose password has ended gets the second of these.
      if (error instanceof NotApprovedError || isCode(error, errorCodes.WRONG_USERNAME_OR_PASSWORD))
        return setProblem('social.not_approved');
      if (isCode(error, errorCodes.TOKEN_EXPIRED)) return leave('verification_over');
      setProblem(errorText(error, 'signIn.unreachable'));
    }
  }, [ticket]);
  const isBegun = useRef(false);
  useEffect(() => {
    // Once: the ticket works once.
    if (isBegun.current) return;
    isBegun.current = true;
    void signIn();
  }, [signIn]);
  const leave = () => actions.leave();
  return (
    <EntranceCard>
      {problem ? (
        <SocialNotice
          purpose={purpose}
          text={problem}
          retry={ticket && problem !== 'social.not_approved' ? () => void signIn() : undefined}
          leave={leave}
        />
      ) : person && ticket ? (
        <SocialChoice person={person} ticket={ticket} actions={actions} />
      ) : (
        <EntranceLoading label={t('social.loading')} />
      )}
    </EntranceCard>
  );
}
