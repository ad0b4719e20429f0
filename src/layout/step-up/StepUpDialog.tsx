import { useSession } from '../../session/useSession';
import { PasswordProof } from './PasswordProof';

/** Props of each way to prove who someone is. A second factor would take the password's place here. */
export interface ProofProps {
  /** The email address of the account that is signed in. */
  email: string;
  /** @throws ApiError 613 at `password` */
  prove: (password: string) => Promise<unknown>;
  onAnswer: (isProved: boolean) => void;
}

/** Asks for a proof of who is at the keyboard, over the page or dialog whose change the server holds back. */
export default function StepUpDialog(proof: Omit<ProofProps, 'email'>) {
  const session = useSession();
  if (!session) return null;
  return <PasswordProof {...proof} email={session.sub_store?.email ?? session.store.email} />;
}
