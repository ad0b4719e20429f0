import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { BodyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import type { HandoverOffer } from '#contract/entities/recovery';
import { CodeEntry, Resend, type Sending } from '../../components/entrance/code/CodeEntry';
import { useCodeSending } from '../../components/entrance/code/useCodeSending';
import { EntranceProblem } from '../../components/entrance/EntranceCard';
import { TextButton } from '../../components/entrance/TextButton';
import { ApiError } from '../../dataProvider/apiError';
import { codeErrorText, codeSendFailure } from '../../dataProvider/codeErrorText';
import { passwordRefusal } from '../../dataProvider/passwordRefusal';
import type { KeptCode } from '../../session/verification';
import { HandoverDetails, type NewOwnerDetails } from './HandoverDetails';

export interface AcceptActions {
  sendCode: (token: string) => Promise<KeptCode>;
  accept: (body: Omit<BodyOf<'accept_handover'>, 'language'>) => Promise<HandoverOffer>;
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

/** The link was used or has expired. */
export const isOver = (error: unknown): boolean => error instanceof ApiError && error.code === errorCodes.TOKEN_EXPIRED;

interface AnotherCodeProps {
  code: KeptCode | undefined;
  sending: Sending;
  problem: string | null;
  send: () => void;
}

/** The code was used up by details that were refused: another one is sent first. */
const AnotherCode = ({ code, sending, problem, send }: AnotherCodeProps) => {
  const t = useTranslate();
  const isSending = sending === 'sending';
  return (
    <>
      {problem && <EntranceProblem text={t(problem)} />}
      {isSending && <Typography role="status">{t('verification.sending')}</Typography>}
      <Resend resendAt={code?.resendAt ?? 0} isSending={isSending} resend={send} />
    </>
  );
};

interface AcceptOfferProps extends AcceptActions {
  token: string;
  platform: string;
  /** The page with the platform's terms; `null` if it has none. */
  termsUrl: string | null;
  offer: HandoverOffer;
  show: (offer: HandoverOffer) => void;
  /** The offer has ended. */
  end: () => void;
}

/** Takes the details first and the code last, because the code works for only a few minutes. */
export const AcceptOffer = ({ token, platform, termsUrl, offer, sendCode, accept, show, end }: AcceptOfferProps) => {
  const t = useTranslate();
  const [details, setDetails] = useState<NewOwnerDetails | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [code, setCode] = useState<KeptCode>();
  const [isUsedUp, setUsedUp] = useState(false);
  const { sending, problem, sendNow, clearProblem } = useCodeSending({
    start: 'sending',
    send: async () => {
      setCode(await sendCode(token));
      setUsedUp(false);
    },
    postpone: (resendAt) => setCode((now) => ({ ...now, resendAt })),
    failureOf: (error) => {
      if (!isOver(error)) return codeSendFailure(error, 'signIn.unreachable');
      end();
      return null;
    },
  });
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
          termsUrl={termsUrl}
          refusal={refusal}
          submit={async (entered) => {
            setRefusal(null);
            setDetails(entered);
            await sendNow('sent');
          }}
        />
      </div>
      {details && isUsedUp && <AnotherCode {...{ code, sending, problem }} send={() => void sendNow('sent')} />}
      {details && !isUsedUp && (
        <>
          <Typography role="status" sx={{ mb: 2 }}>
            {t('ownership.offer.code', { email: `\u2066${offer.email}\u2069` })}
          </Typography>
          <CodeEntry
            {...{ code, sending, problem, check }}
            channel="email"
            resend={() => void sendNow('resent')}
            onTyping={clearProblem}
          />
        </>
      )}
      {details && (
        <Box sx={{ mt: 1 }}>
          <TextButton onClick={() => setDetails(null)}>{t('ownership.offer.back')}</TextButton>
        </Box>
      )}
    </>
  );
};
