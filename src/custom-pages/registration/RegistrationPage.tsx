import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ComponentType, Suspense, useEffect } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import {
  EntranceCard,
  EntranceHeading,
  EntranceLoading,
  EntranceProblem,
} from '../../components/entrance/EntranceCard';
import { TextButton } from '../../components/entrance/TextButton';
import { useDocumentTitle } from '../../components/page/useDocumentTitle';
import type { KeptRegistration } from '../../session/registration';
import { CodeStep } from './CodeStep';
import { EmailStep } from './EmailStep';
import { Progress } from './Progress';
import type { RegistrationStepsProps } from './RegistrationSteps';
import type { RegistrationActions, RegistrationSurroundings } from './registrationActions';
import type { RegistrationProblem } from './registrationProblems';
import { useRegistration } from './useRegistration';

interface RegistrationPageProps {
  actions: RegistrationActions;
  surroundings: RegistrationSurroundings;
  /** Loaded shortly before they are shown. */
  Steps: ComponentType<RegistrationStepsProps> & { prefetch: () => Promise<void> };
  /** From before a reload. */
  start: KeptRegistration | null;
  /** The address that was typed on the sign-in page. */
  email: string;
  /** The token of a mailed link; empty if the address has none. */
  linkToken: string;
}

interface ProblemProps {
  problem: RegistrationProblem | null;
  email: string;
  actions: Pick<RegistrationActions, 'toSignIn' | 'toForgotPassword'>;
}

const Problem = ({ problem, email, actions }: ProblemProps) => {
  const t = useTranslate();
  const [locale = 'en'] = useLocaleState();
  if (!problem) return null;
  const { key, account, until } = problem;
  // The first full minute in which it works.
  const time =
    until && new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(Math.ceil(until / 60_000) * 60_000);
  return (
    <Box sx={{ mb: 2, display: 'grid', gap: 1 }}>
      <EntranceProblem text={t(key, { time })} />
      {account && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" onClick={() => actions.toSignIn(account === 'email' ? email : '')}>
            {t('registration.to_sign_in')}
          </Button>
          {account === 'email' && (
            <Button variant="outlined" onClick={() => actions.toForgotPassword(email)}>
              {t('registration.new_password')}
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
};

/** `/store/register`: a store registers in four steps, which can be left and continued, also on another device. */
export default function RegistrationPage({
  actions,
  surroundings,
  Steps,
  start,
  email,
  linkToken,
}: RegistrationPageProps) {
  const t = useTranslate();
  useDocumentTitle(t('registration.title'));
  const state = useRegistration({ actions, start, linkToken });
  const { kept, reading } = state;
  const isOpen = kept?.token != null && reading === null && !state.isChangingEmail;
  useEffect(() => {
    if (isOpen) Steps.prefetch().catch(() => undefined);
  }, [isOpen, Steps]);
  const toSignIn = () => actions.toSignIn(kept?.email || email);
  const problem = <Problem problem={state.problem} email={kept?.email ?? email} actions={actions} />;
  if (reading)
    return (
      <EntranceCard>
        {reading === 'reading' ? (
          <EntranceLoading label={t('registration.loading')} />
        ) : (
          <>
            <EntranceHeading title={t('registration.title')} />
            <EntranceProblem text={t('registration.failed')} />
            <Button variant="contained" size="large" onClick={() => void state.readLink()} sx={{ mt: 3 }}>
              {t('shell.start.retry')}
            </Button>
          </>
        )}
      </EntranceCard>
    );
  if (kept && isOpen && kept.isVerified)
    return (
      <EntranceCard>
        <Suspense fallback={<EntranceLoading label={t('registration.loading')} />}>
          <Steps {...{ kept, state, actions, surroundings, problem }} />
        </Suspense>
      </EntranceCard>
    );
  return (
    <EntranceCard>
      {surroundings.canSendMail && <Progress step={1} />}
      {kept && isOpen ? (
        <>
          <EntranceHeading
            title={t('verification.email.title')}
            detail={t('verification.email.detail', { recipient: `\u2066${kept.email}\u2069` })}
          />
          {problem}
          <CodeStep kept={kept} state={state} resend={actions.resend} onTyping={actions.onTyping} />
          <Box sx={{ mt: 3, pt: 2, borderBlockStart: '1px solid', borderColor: 'divider' }}>
            <TextButton onClick={state.startOver}>{t('registration.other_email')}</TextButton>
          </Box>
        </>
      ) : (
        <>
          <EntranceHeading
            title={t('registration.title')}
            detail={surroundings.canSendMail ? t('registration.detail') : undefined}
          />
          {problem}
          {surroundings.canSendMail ? (
            <EmailStep
              start={kept?.email || email}
              solveCaptcha={actions.solveCaptcha}
              begin={state.begin}
              onTyping={actions.onTyping}
            />
          ) : (
            <EntranceProblem text={t('registration.no_mail')} />
          )}
          <Button size="large" fullWidth onClick={toSignIn} sx={{ mt: 1 }}>
            {t('registration.to_sign_in')}
          </Button>
          {surroundings.canSendMail && <Suspense fallback={null}>{surroundings.socialButtons}</Suspense>}
        </>
      )}
    </EntranceCard>
  );
}
