import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import type { SignInProblem } from './useSignInForm';

/** Why signing in did not work, read out at once; reached by the keyboard too, unless the password is to be typed again. */
export const SignInAlert = ({ problem }: { problem: Exclude<SignInProblem, { kind: 'not_approved' }> }) => {
  const t = useTranslate();
  const alert = useRef<HTMLDivElement>(null);
  const { at, kind } = problem;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same answer to another try is news too
  useEffect(() => {
    if (kind !== 'wrong_password') alert.current?.focus();
  }, [at]);
  return (
    <Alert ref={alert} tabIndex={-1} severity={kind === 'refused' || kind === 'wrong_password' ? 'error' : 'warning'}>
      {t(problem.key)}
    </Alert>
  );
};
