import { Suspense } from 'react';
import type { Order } from '#contract/entities/order';
import { patientLazy } from '../../components/patientLazy';
import type { Report } from './assign/batch';
import { needsDialog } from './useReportNotice';

const PersonPicker = patientLazy(() => import('./assign/PersonPicker'));
const ResultDialog = patientLazy(() => import('./assign/ResultDialog'));

interface DispatchQuestionsProps {
  choosing: readonly Order[] | null;
  onChosen: () => void;
  report: Report | null;
  onReportRead: () => void;
}

/** What the page asks and tells in a dialog of its own. */
export const DispatchQuestions = ({ choosing, onChosen, report, onReportRead }: DispatchQuestionsProps) => (
  <Suspense fallback={null}>
    {choosing && <PersonPicker orders={choosing} onClose={onChosen} />}
    {report && needsDialog(report) && <ResultDialog report={report} onClose={onReportRead} />}
  </Suspense>
);
