import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { BodyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import type { HandoverOffer } from '#contract/entities/recovery';
import { CodeEntry, Resend, type Sending } from '../../components/entrance/code/CodeEntry';
import { EntranceCard, EntranceHeading, EntranceProblem } from '../../components/entrance/EntranceCard';
import { TextButton } from '../../components/entrance/TextButton';
import { useDocumentTitle } from '../../components/page/useDocumentTitle';
import { useDateTimeText } from '../../components/time/useDateTimeText';
import { ApiError, errorText } from '../../dataProvider/apiError';
import { codeErrorText } from '../../dataProvider/codeErrorText';
import { passwordRefusal } from '../../dataProvider/passwordRefusal';
import type { KeptCode } from '../../session/verification';
import { HandoverDetails, type NewOwnerDetails } from './HandoverDetails';
import { MailedLinkCard } from './MailedLinkCard';
import { type MailedLink, useLink } from './useLink';

interface HandoverActions {
  sendCode: (token: string) => Promise<KeptCode>;
  accept: (body: Omit<BodyOf<'accept_handover'>, 'language'>) => Promise<HandoverOffer>;
  decline: (token: string) => Promise<void>;
}

interface HandoverPageProps extends HandoverActions {
  /** Empty if the address has none. */
  token: string;
  platform: string;
  read: (token: string) => Promise<HandoverOffer>;
  toSignIn: () => void;
}

/** Refusals because of the email address or phone number, not the code. Each has used up the code. */
const detailsRefused: Partial<Record<number, string>> = {
  [errorCodes.STORE_EMAIL_ALREADY_REGISTERED]: 'ownership.offer.email_taken',
  [errorCodes.EMAIL_ALREADY_REGISTERED]: 'ownership.offer.email_taken',
  [errorCodes.STORE_PHONE_ALREADY_REGISTERED]: 'ownership.offer.phone_taken',
};

/** The translation key of why the details were refused; `null` if it was the code, or something else. */
function detailsRefusal(error: unknown): string | null {
  const refusal = passwordRefusal(error);
  if (refusal) return `access.password.error.${refusal}`;
  return (error instanceof ApiError && detailsRefused[error.code]) || null;
}

const isOver = (error: unknown): boolean => error instanceof ApiError && error.code === errorCodes.TOKEN_EXPIRED;

/** A code that was sent a short time ago counts as sent. */
const tooSoon = (error: unknown): number | null =>
  error instanceof ApiError && error.code === errorCodes.TOO_MANY_ATTEMPTS ? (error.details.retry_after ?? 60) : null;

interface AcceptingProps extends HandoverActions {
  token: string;
  platform: string;
  offer: HandoverOffer;
  show: (offer: HandoverOffer) => void;
  end: () => void;
}

/** Takes the details first and the code last, because the code works for only a few minutes. */
const Accepting = ({ token, platform, offer, sendCode, accept, show, end }: AcceptingProps) => {
  const t = useTranslate();
  const [details, setDetails] = useState<NewOwnerDetails | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [code, setCode] = useState<KeptCode>();
  const [isUsedUp, setUsedUp] = useState(false);
  const [sending, setSending] = useState<Sending>('sending');
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (after: Sending) => {
    setSending('sending');
    setProblem(null);
    try {
      setCode(await sendCode(token));
      setUsedUp(false);
      setSending(after);
    } catch (error) {
      if (isOver(error)) return end();
      const wait = tooSoon(error);
      if (wait !== null) setCode((now) => ({ ...now, resendAt: Date.now() + wait * 1_000 }));
      else setProblem(errorText(error, 'signIn.unreachable'));
      setSending(wait === null ? 'failed' : 'recent');
    }
  };
  const check = async (otp: string): Promise<string | null> => {
    if (!details) return null;
    try {
      show(await accept({ token, otp, ...details, is_terms_accepted: true }));
      return null;
    } catch (error) {
      if (isOver(error)) end();
      const refusalKey = detailsRefusal(error);
      if (!refusalKey) return isOver(error) ? null : codeErrorText(error);
      setRefusal(refusalKey);
      // A password is refused before the code is tried.
      setUsedUp(!passwordRefusal(error));
      setDetails(null);
      return null;
    }
  };
  return (
    <>
      {/* What was typed stays, in case a number or a password is refused. */}
      <div hidden={details !== null}>
        <HandoverDetails
          email={offer.email}
          personal={[offer.first_name, offer.last_name, ...offer.store_name]}
          platform={platform}
          refusal={refusal}
          submit={async (entered) => {
            setRefusal(null);
            setDetails(entered);
            await send('sent');
          }}
        />
      </div>
      {details && (
        <>
          {isUsedUp ? (
            <>
              {problem && <EntranceProblem text={t(problem)} />}
              {sending === 'sending' && <Typography role="status">{t('verification.sending')}</Typography>}
              <Resend
                resendAt={code?.resendAt ?? 0}
                isSending={sending === 'sending'}
                resend={() => void send('sent')}
              />
            </>
          ) : (
            <>
              <Typography role="status" sx={{ mb: 2 }}>
                {t('ownership.offer.code', { email: `\u2066${offer.email}\u2069` })}
              </Typography>
              <CodeEntry
                channel="email"
                code={code}
                sending={sending}
                problem={problem}
                resend={() => void send('resent')}
                check={check}
                onTyping={() => setProblem(null)}
              />
            </>
          )}
          <Box sx={{ mt: 1 }}>
            <TextButton onClick={() => setDetails(null)}>{t('ownership.offer.back')}</TextButton>
          </Box>
        </>
      )}
    </>
  );
};

interface OfferProps extends HandoverActions, Pick<HandoverPageProps, 'token' | 'platform'> {
  offer: HandoverOffer;
  show: (offer: HandoverOffer) => void;
  /** The offer has ended. */
  end: (isDeclined: boolean) => void;
}

/** Says which store is offered, and lets the new owner accept or decline. */
const Offer = ({ offer, end, ...actions }: OfferProps) => {
  const t = useTranslate();
  const dateTime = useDateTimeText();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const time = (at: string | null) => (at === null ? '' : dateTime(at));
  const names = { store: `\u2068${offer.store_name[0] ?? ''}\u2069`, owner: `\u2068${offer.owner_name}\u2069` };
  const decline = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await actions.decline(actions.token);
      end(true);
    } catch (error) {
      if (isOver(error)) return end(false);
      setFailure(errorText(error, 'signIn.unreachable'));
      setBusy(false);
    }
  };
  const isAccepted = offer.state === 'accepted';
  return (
    <>
      <EntranceHeading
        key={offer.state}
        takesFocus={isAccepted}
        title={t(isAccepted ? 'ownership.offer.accepted' : 'ownership.offer.title', names)}
        detail={
          isAccepted
            ? t('ownership.offer.accepted_detail', {
                ...names,
                from: time(offer.opens_at),
                until: time(offer.expires_at),
              })
            : t('ownership.offer.detail', { ...names, until: time(offer.expires_at) })
        }
      />
      {!isAccepted && <Accepting offer={offer} end={() => end(false)} {...actions} />}
      {failure && <EntranceProblem text={t(failure)} />}
      <Button size="large" fullWidth loading={isBusy} onClick={() => void decline()} sx={{ mt: 2 }}>
        {t(isAccepted ? 'ownership.offer.withdraw' : 'ownership.offer.decline')}
      </Button>
    </>
  );
};

/** `/store/handover/<token>`: the new owner accepts or declines the store. It doesn't sign them in. */
export default function HandoverPage({ token, platform, read, toSignIn, ...actions }: HandoverPageProps) {
  const t = useTranslate();
  useDocumentTitle(t('ownership.offer.page'));
  const link = useLink(token, read);
  const [changed, setChanged] = useState<HandoverOffer | null>(null);
  const [ended, setEnded] = useState<'declined' | 'over' | null>(null);
  if (ended === 'declined') {
    return (
      <EntranceCard>
        <EntranceHeading
          takesFocus
          title={t('ownership.offer.declined')}
          detail={t('ownership.offer.declined_detail')}
        />
      </EntranceCard>
    );
  }
  const current: MailedLink<HandoverOffer> =
    ended === 'over' ? { ...link, found: null, problem: 'over' } : { ...link, found: changed ?? link.found };
  return (
    <MailedLinkCard
      link={current}
      title={t('ownership.offer.page')}
      texts={{ over: 'ownership.offer.over' }}
      leave={toSignIn}
    >
      {(offer) => (
        <Offer
          {...{ token, platform, offer, ...actions }}
          show={setChanged}
          end={(isDeclined) => setEnded(isDeclined ? 'declined' : 'over')}
        />
      )}
    </MailedLinkCard>
  );
}
