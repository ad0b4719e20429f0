import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { accountLimits } from '#contract/accountLimits';
import { CaptchaEmailForm } from '../../components/entrance/CaptchaEmailForm';
import { DemoMessage } from '../../components/entrance/DemoMessage';
import { EntranceCard, EntranceHeading, EntranceProblem } from '../../components/entrance/EntranceCard';
import { useCaptchaRequest } from '../../components/entrance/useCaptchaRequest';
import { useDocumentTitle } from '../../components/page/useDocumentTitle';
import { useSecondsLeft } from '../../components/time/useSecondsLeft';
import { captchaErrorText } from '../../dataProvider/captchaErrorText';

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

const failureOf = (error: unknown): string => captchaErrorText(error, { noMail: 'access.recovery.no_mail' });

/** The latest request, and until when another one has no effect. */
interface SentMail {
  email: string;
  mail: DemoMail;
  until: number;
}

interface SentProps extends SentMail {
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
  const [sent, setSent] = useState<SentMail | null>(null);
  const request = useCaptchaRequest({
    solveCaptcha,
    request: async (email, captchaToken) => {
      const mail = await ask(email, captchaToken);
      setSent({ email, mail, until: Date.now() + accountLimits.passwordMailGapSeconds * 1_000 });
    },
    failureOf,
  });
  return (
    <EntranceCard>
      {sent ? (
        <Sent
          {...sent}
          failure={request.failure}
          isBusy={request.isBusy}
          again={() => void request.send(sent.email)}
          change={() => setSent(null)}
        />
      ) : (
        <>
          <EntranceHeading
            title={t('signIn.forgotten')}
            detail={canSendMail ? t('access.recovery.detail') : undefined}
          />
          {canSendMail ? (
            <CaptchaEmailForm
              request={request}
              email={typed}
              change={setTyped}
              submitLabel={t('access.recovery.submit')}
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
