import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import type { SignInProblem } from './useSignInForm';

/** Why signing in did not work, read out and reached by the keyboard at once. */
export const SignInAlert = ({ problem }: { problem: Exclude<SignInProblem, { kind: 'not_approved' }> }) => {
  const t = useTranslate();
  const alert = useRef<HTMLDivElement>(null);
  const { at } = problem;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same answer to another try is news too
  useEffect(() => alert.current?.focus(), [at]);
  return (
    <Alert ref={alert} tabIndex={-1} severity={problem.kind === 'refused' ? 'error' : 'warning'}>
      {t(problem.key)}
    </Alert>
  );
};
