import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useRef } from 'react';
import { useTranslate } from 'react-admin';
import {
  EntranceCard,
  EntranceHeading,
  EntranceLoading,
  EntranceProblem,
} from '../../components/entrance/EntranceCard';
import { TextButton } from '../../components/entrance/TextButton';
import { useDocumentTitle } from '../../components/page/useDocumentTitle';
import { type KeptRegistration, registrationSteps } from '../../session/registration';
import { CodeStep } from './CodeStep';
import { EmailStep } from './EmailStep';
import { FinishStep } from './FinishStep';
import { OtherDevice } from './OtherDevice';
import { OwnerStep } from './OwnerStep';
import type { RegistrationActions, RegistrationSurroundings } from './registrationActions';
import { StepForm } from './StepForm';
import { StoreStep } from './StoreStep';
import { type RegistrationProblem, type RegistrationState, useRegistration } from './useRegistration';

interface RegistrationPageProps {
  actions: RegistrationActions;
  surroundings: RegistrationSurroundings;
  /** From before a reload. */
  start: KeptRegistration | null;
  /** The address that was typed on the sign-in page. */
  email: string;
  /** Of a mailed link; empty if the address has none. */
  linkToken: string;
}

const stepCount = registrationSteps.length + 1;

/** Which step of how many, in words and as a bar. */
const Progress = ({ step }: { step: number }) => {
  const t = useTranslate();
  return (
    <Box sx={{ mb: 2 }}>
      <Typography variant="body2" color="text.secondary" role="status">
        {t('verification.step', { step, count: stepCount })}
      </Typography>
      <Box
        aria-hidden
        sx={{
          mt: 1,
          display: 'grid',
          gridTemplateColumns: `repeat(${stepCount}, 1fr)`,
          gap: 0.5,
          '& > *': { blockSize: 4 },
        }}
      >
        {Array.from({ length: stepCount }, (_, index) => (
          <Box key={String(index)} sx={{ borderRadius: 2, bgcolor: index < step ? 'primary.main' : 'divider' }} />
        ))}
      </Box>
    </Box>
  );
};

interface ProblemProps {
  problem: RegistrationProblem | null;
  email: string;
  actions: Pick<RegistrationActions, 'toSignIn' | 'toForgotPassword'>;
}

const Problem = ({ problem, email, actions }: ProblemProps) => {
  const t = useTranslate();
  if (!problem) return null;
  return (
    <Box sx={{ mb: 2, display: 'grid', gap: 1 }}>
      <EntranceProblem text={t(problem.key)} />
      {problem.hasAccount && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" onClick={() => actions.toSignIn(email)}>
            {t('access.invitation.to_sign_in')}
          </Button>
          <Button variant="outlined" onClick={() => actions.toForgotPassword(email)}>
            {t('registration.new_password')}
          </Button>
        </Box>
      )}
    </Box>
  );
};

interface StepsProps extends Omit<RegistrationPageProps, 'start' | 'email' | 'linkToken'> {
  kept: KeptRegistration;
  state: RegistrationState;
  problem: ReactNode;
}

/** The steps after the email address is verified. */
const Steps = ({ kept, state, actions, surroundings, problem }: StepsProps) => {
  const t = useTranslate();
  const { step, draft } = kept;
  const token = kept.token ?? '';
  const { messages, isBusy, change } = state;
  const form = { messages, isBusy, submit: () => void state.finishStep(step) };
  return (
    <>
      <Progress step={registrationSteps.indexOf(step) + 2} />
      <EntranceHeading key={step} takesFocus title={t(`registration.${step}.title`)} />
      {problem}
      {step === 'store' && (
        <StepForm {...form}>
          <StoreStep {...{ token, draft, change, messages, surroundings }} {...actions} />
        </StepForm>
      )}
      {step === 'owner' && (
        <StepForm {...form} back={() => state.go('store')}>
          <OwnerStep {...{ draft, change, messages }} readReferral={actions.readReferral} />
        </StepForm>
      )}
      {step === 'finish' && (
        <FinishStep
          kept={kept}
          platform={surroundings.platform}
          register={state.register}
          back={() => state.go('owner')}
        />
      )}
      <OtherDevice email={kept.email} sendLink={() => actions.sendLink(token)} expire={() => state.expire()} />
    </>
  );
};

/** `/store/register`: a store registers in four steps, which can be left and continued, also on another device. */
export default function RegistrationPage({ actions, surroundings, start, email, linkToken }: RegistrationPageProps) {
  const t = useTranslate();
  useDocumentTitle(t('registration.title'));
  const state = useRegistration({ actions, start, linkToken });
  const { kept, reading } = state;
  const isFirst = useRef(true);
  const isOpen = kept?.token != null && reading === null;
  if (isOpen) isFirst.current = false;
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
        <Steps {...{ kept, state, actions, surroundings, problem }} />
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
            <TextButton onClick={state.startOver}>{t('access.recovery.other')}</TextButton>
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
            <EmailStep start={kept?.email || email} begin={state.begin} onTyping={actions.onTyping} />
          ) : (
            <EntranceProblem text={t('registration.no_mail')} />
          )}
          <Button size="large" fullWidth onClick={toSignIn} sx={{ mt: 1 }}>
            {t('access.invitation.to_sign_in')}
          </Button>
        </>
      )}
    </EntranceCard>
  );
}
