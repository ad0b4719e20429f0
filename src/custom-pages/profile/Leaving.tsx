import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { AddressedSection } from './AddressedSection';
import { DeletionSection } from './DeletionSection';
import { HandoverSection } from './security/HandoverSection';
import { StoreArchive } from './security/StoreArchive';

interface LeavingProps {
  /** People who view as someone else change nothing of theirs. */
  canChange: boolean;
  /** Whether everything above it has its final height. */
  isReady: boolean;
}

/** For an owner who leaves: downloads everything, hands the store over, or deletes it. */
export const Leaving = ({ canChange, isReady }: LeavingProps) => {
  const t = useTranslate();
  return (
    <>
      <Typography variant="h2" sx={{ pt: 2 }}>
        {t('profile.leaving')}
      </Typography>
      <AddressedSection name="archive" isReady={isReady}>
        <StoreArchive />
      </AddressedSection>
      {canChange && <HandoverSection />}
      {canChange && <DeletionSection />}
    </>
  );
};
