import { Suspense } from 'react';
import type { Order } from '#contract/entities/order';
import { PickupDialog } from '../../components/order/PickupDialog';
import { patientLazy } from '../../components/patientLazy';
import { useChangeToPickup } from '../../realtime/useChangeToPickup';
import type { Report } from './assign/batch';
import { needsDialog } from './useReportNotice';

const PersonPicker = patientLazy(() => import('./assign/PersonPicker'));
const ResultDialog = patientLazy(() => import('./assign/ResultDialog'));

interface DispatchQuestionsProps {
  choosing: readonly Order[] | null;
  onChosen: () => void;
  becomingPickup: Order | null;
  onPickup: () => void;
  report: Report | null;
  onReportRead: () => void;
}

/** What the page asks and tells in a dialog of its own. */
export const DispatchQuestions = ({
  choosing,
  onChosen,
  becomingPickup,
  onPickup,
  report,
  onReportRead,
}: DispatchQuestionsProps) => {
  const changeToPickup = useChangeToPickup();
  return (
    <Suspense fallback={null}>
      {choosing && <PersonPicker orders={choosing} onClose={onChosen} />}
      {becomingPickup && (
        <PickupDialog order={becomingPickup} onConfirm={() => void changeToPickup(becomingPickup)} onClose={onPickup} />
      )}
      {report && needsDialog(report) && <ResultDialog report={report} onClose={onReportRead} />}
    </Suspense>
  );
};
