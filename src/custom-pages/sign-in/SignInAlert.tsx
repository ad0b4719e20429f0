import Alert from '@mui/material/Alert';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { limits } from '#contract/limits';
import { TimedNotice } from '../../components/feedback/TimedNotice';
import type { SignInProblem } from './useSignInForm';

/** Why signing in failed, announced immediately and focused, unless the password has to be typed again. */
export default function SignInAlert({ problem, onEnd }: { problem: SignInProblem; onEnd: () => void }) {
  const t = useTranslate();
  const alert = useRef<HTMLDivElement>(null);
  const { at, kind } = problem;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same answer to another try is news too
  useEffect(() => {
    if (kind !== 'wrong_password') alert.current?.focus();
  }, [at]);
  if (problem.kind === 'not_approved') {
    return (
      <TimedNotice
        key={at}
        severity="warning"
        text={t('codes.error.4111')}
        duration={limits.toastLongMs}
        onEnd={onEnd}
      />
    );
  }
  return (
    <Alert ref={alert} tabIndex={-1} severity={kind === 'refused' || kind === 'wrong_password' ? 'error' : 'warning'}>
      {t(problem.key)}
    </Alert>
  );
}
