import { useCallback, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ReplyOf } from '#contract/calls/index';
import { errorText } from '../../dataProvider/apiError';
import { useSession } from '../../session/useSession';
import { FactorProof } from './FactorProof';
import { PasswordProof } from './PasswordProof';
import { ProofFrame } from './ProofForm';
import type { ProofProps } from './proof';

type Challenge = ReplyOf<'begin_step_up'>;

interface StepUpDialogProps extends Omit<ProofProps, 'email'> {
  /** Asks the server what the account proves itself with. */
  begin: () => Promise<Challenge>;
}

/** Asks for a proof of who is at the keyboard, over the page or dialog whose change the server holds back. */
export default function StepUpDialog({ begin, ...proof }: StepUpDialogProps) {
  const session = useSession();
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const t = useTranslate();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(true);
  const ask = useCallback(() => {
    setBusy(true);
    begin()
      .then(setChallenge, (error) => setProblem(errorText(error, 'access.password.change.unreachable')))
      .finally(() => setBusy(false));
  }, [begin]);
  useEffect(ask, [ask]);
  if (!session) return null;
  const email = session.sub_store?.email ?? session.store.email;
  if (!challenge) {
    if (!problem) return null;
    return (
      <ProofFrame
        email={email}
        confirm={t('shell.start.retry')}
        isBusy={isBusy}
        failure={t(problem)}
        onSubmit={ask}
        onAnswer={proof.onAnswer}
      />
    );
  }
  if (challenge.methods.includes('password')) return <PasswordProof {...proof} email={email} />;
  return (
    <FactorProof
      {...proof}
      email={email}
      methods={challenge.methods}
      domain={challenge.passkey_options?.rpId}
      begin={begin}
    />
  );
}
