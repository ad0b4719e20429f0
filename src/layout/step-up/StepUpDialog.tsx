import { useEffect, useState } from 'react';
import type { ReplyOf } from '#contract/calls/index';
import { useSession } from '../../session/useSession';
import { FactorProof } from './FactorProof';
import { PasswordProof } from './PasswordProof';
import type { ProofProps } from './proof';

type Asked = ReplyOf<'begin_step_up'>;

interface StepUpDialogProps extends Omit<ProofProps, 'email'> {
  /** Asks the server what the account proves itself with. */
  begin: () => Promise<Asked>;
}

/** For when the server can't be reached: most accounts have nothing else, and the dialog then says what is wrong. */
const passwordAlone: Asked = { methods: ['password'], ticket: '', passkey_options: null };

/** Asks for a proof of who is at the keyboard, over the page or dialog whose change the server holds back. */
export default function StepUpDialog({ begin, ...proof }: StepUpDialogProps) {
  const session = useSession();
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => {
    begin().then(setAsked, () => setAsked(passwordAlone));
  }, [begin]);
  if (!session || !asked) return null;
  const email = session.sub_store?.email ?? session.store.email;
  if (asked.methods.includes('password')) return <PasswordProof {...proof} email={email} />;
  return <FactorProof {...proof} email={email} methods={asked.methods} begin={begin} />;
}
