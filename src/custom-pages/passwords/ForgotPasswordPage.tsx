import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { accountLimits } from '#contract/accountLimits';
import { errorCodes } from '#contract/codes/errorCodes';
import { limits } from '#contract/limits';
import { CaptchaRow } from '../../components/entrance/CaptchaRow';
import { DemoMessage } from '../../components/entrance/DemoMessage';
import { EntranceCard, EntranceHeading, EntranceProblem } from '../../components/entrance/EntranceCard';
import { type Captcha, useCaptcha } from '../../components/entrance/useCaptcha';
import { LabelledInput } from '../../components/inputs/LabelledInput';
import { useDocumentTitle } from '../../components/page/useDocumentTitle';
import { isEmail } from '../../components/text/isEmail';
import { useSecondsLeft } from '../../components/time/useSecondsLeft';
import { ApiError, errorText } from '../../dataProvider/apiError';

/** In a demo without a mail server: the message, `null` if no account has the address, or that a limit was reached. */
type DemoMail = { subject: string; text: string } | 'limited' | null | undefined;

interface ForgotPasswordPageProps {
  /** The address that was typed on the sign-in page. */
  start: string;
  canSendMail: boolean;
  /** Returns a new `captcha_token`. */
  solveCaptcha: () => Promise<string>;
  ask: (email: string, captchaToken: string) => Promise<DemoMail>;
  /** @param email fills in the form */
  toSignIn: (email: string) => void;
}

const failureOf = (error: unknown): string => {
  if (!(error instanceof ApiError)) throw error;
  if (error.code === errorCodes.INVALID_CAPTCHA) return 'captcha.failed';
  return error.code === errorCodes.MAIL_NOT_SET_UP ? 'access.recovery.no_mail' : errorText(error);
};

/** Requests for a link: the latest one, and when the next one can have an effect. */
function useRequests(ask: ForgotPasswordPageProps['ask'], { take }: Captcha) {
  const [sent, setSent] = useState<{ email: string; mail: DemoMail; until: number } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const request = async (email: string) => {
    setBusy(true);
    setFailure(null);
    try {
      const mail = await ask(email, await take());
      setSent({ email, mail, until: Date.now() + accountLimits.passwordMailGapSeconds * 1_000 });
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { sent, failure, isBusy, request, reset: () => setSent(null) };
}

interface SentProps {
  email: string;
  mail: DemoMail;
  until: number;
  failure: string | null;
  isBusy: boolean;
  again: () => void;
  change: () => void;
}

/** The same for every address, whether an account has it or not; only a demo says more. */
const Sent = ({ email, mail, until, failure, isBusy, again, change }: SentProps) => {
  const t = useTranslate();
  const secondsLeft = useSecondsLeft(until);
  return (
    <>
      <Box role="status">
        <EntranceHeading
          takesFocus
          title={t('access.recovery.sent')}
          detail={t('access.recovery.sent_detail', {
            email: `\u2068${email}\u2069`,
            min: accountLimits.passwordLinkMinutes,
          })}
        />
        {mail === null && <EntranceProblem text={t('access.recovery.demo_unknown')} />}
        {mail === 'limited' && <Box sx={{ color: 'text.secondary' }}>{t('access.recovery.demo_limited')}</Box>}
        {mail === undefined && <Box sx={{ color: 'text.secondary' }}>{t('access.recovery.sent_hint')}</Box>}
      </Box>
      {mail && mail !== 'limited' && <DemoMessage label={t('access.recovery.demo')} {...mail} />}
      <Box sx={{ display: 'grid', gap: 1, mt: 3 }}>
        {failure && <EntranceProblem text={t(failure)} />}
        <Button
          variant="outlined"
          size="large"
          loading={isBusy}
          aria-disabled={secondsLeft > 0 || undefined}
          onClick={() => secondsLeft === 0 && again()}
          sx={{ minBlockSize: 48 }}
        >
          {secondsLeft > 0 ? t('access.recovery.again_in', { smart_count: secondsLeft }) : t('access.recovery.again')}
        </Button>
        <Button size="large" onClick={change}>
          {t('access.recovery.other')}
        </Button>
      </Box>
    </>
  );
};

interface RequestFormProps {
  captcha: Captcha;
  email: string;
  change: (email: string) => void;
  failure: string | null;
  isBusy: boolean;
  request: (email: string) => void;
}

function RequestForm({ captcha, email, change, failure, isBusy, request }: RequestFormProps) {
  const t = useTranslate();
  const [error, setError] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim();
    const found = address ? !isEmail(address) && 'signIn.invalid.email' : 'signIn.invalid.email_required';
    setError(found || null);
    if (!found && !isBusy) request(address);
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      onFocus={captcha.prepare}
      onChange={captcha.prepare}
      sx={{ display: 'grid', gap: 3 }}
    >
      {/* The captcha's row says the same. */}
      {failure && captcha.state !== 'failed' && <EntranceProblem text={t(failure)} />}
      <LabelledInput
        label={t('signIn.email')}
        name="email"
        type="email"
        autoComplete="username"
        autoFocus
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        dir="ltr"
        maxLength={limits.emailMax}
        value={email}
        onChange={(event) => {
          change(event.target.value);
          setError(null);
        }}
        message={error ? { key: error } : undefined}
      />
      <CaptchaRow captcha={captcha} />
      <Button type="submit" variant="contained" size="large" loading={isBusy} sx={{ minBlockSize: 48 }}>
        {t('access.recovery.submit')}
      </Button>
    </Box>
  );
}

/** `/store/forgot-password`: mails a link to a new password. It says the same for every address. */
export default function ForgotPasswordPage({
  start,
  canSendMail,
  solveCaptcha,
  ask,
  toSignIn,
}: ForgotPasswordPageProps) {
  const t = useTranslate();
  useDocumentTitle(t('signIn.forgotten'));
  const [typed, setTyped] = useState(start);
  const captcha = useCaptcha(solveCaptcha);
  const { sent, failure, isBusy, request, reset } = useRequests(ask, captcha);
  const send = (email: string) => {
    setTyped(email);
    void request(email);
  };
  return (
    <EntranceCard>
      {sent ? (
        <Sent {...sent} failure={failure} isBusy={isBusy} again={() => send(sent.email)} change={reset} />
      ) : (
        <>
          <EntranceHeading
            title={t('signIn.forgotten')}
            detail={canSendMail ? t('access.recovery.detail') : undefined}
          />
          {canSendMail ? (
            <RequestForm
              captcha={captcha}
              email={typed}
              change={setTyped}
              failure={failure}
              isBusy={isBusy}
              request={send}
            />
          ) : (
            <EntranceProblem text={t('access.recovery.no_mail')} />
          )}
        </>
      )}
      {canSendMail && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 3 }}>
          {t('access.recovery.lost')}
        </Typography>
      )}
      <Button size="large" fullWidth onClick={() => toSignIn(typed.trim())} sx={{ mt: 1 }}>
        {t('access.invitation.to_sign_in')}
      </Button>
    </EntranceCard>
  );
}
