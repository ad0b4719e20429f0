import { useSession } from '../../session/useSession';
import { PasswordProof } from './PasswordProof';
import type { ProofProps } from './proof';

/** Asks for a proof of who is at the keyboard, over the page or dialog whose change the server holds back. */
export default function StepUpDialog(proof: Omit<ProofProps, 'email'>) {
  const session = useSession();
  if (!session) return null;
  return <PasswordProof {...proof} email={session.sub_store?.email ?? session.store.email} />;
}
