import { ColleagueRequest } from './ColleagueRequest';
import { TrustedColleagues } from './TrustedColleagues';
import { useRecovery } from './useRecovery';

/**
 * How the owner gets back in. The owner sees whom they trust; trusted colleagues see what they are asked. Others see
 * nothing.
 */
export const RecoverySection = ({ isOwner }: { isOwner: boolean }) => {
  const { recovery, show, refetch } = useRecovery();
  if (!recovery) return null;
  const part = { recovery, show, refetch: () => void refetch() };
  if (isOwner) return <TrustedColleagues {...part} />;
  return recovery.is_trusted ? <ColleagueRequest {...part} /> : null;
};
