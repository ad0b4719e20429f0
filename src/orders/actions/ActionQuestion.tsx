import { patientLazy } from '../../components/patientLazy';
import { RefundDialog } from '../money/RefundDialog';
import { CodeDialog } from './CodeDialog';
import { MinutesPopover } from './MinutesPopover';
import { NoShowDialog } from './NoShowDialog';
import { PickupQuestion } from './PickupQuestion';
import { ProviderDialog } from './ProviderDialog';
import type { QuestionProps } from './question';
import { ReasonDialog } from './ReasonDialog';
import { WithdrawDialog } from './WithdrawDialog';

/** Brings the menu's parts with it: loaded only where an order is changed. */
const ChangeItemsDialog = patientLazy(() => import('../changes/ChangeItemsDialog'));

const dialogs = {
  minutes: MinutesPopover,
  reason: ReasonDialog,
  confirm: WithdrawDialog,
  no_show: NoShowDialog,
  edit: ChangeItemsDialog,
  refund: RefundDialog,
  change_to_pickup: PickupQuestion,
  confirmation_code: CodeDialog,
  provider: ProviderDialog,
};

/** Asks for what an action needs. */
export default function ActionQuestion(props: QuestionProps) {
  const Dialog = dialogs[props.question.kind];
  return <Dialog {...props} />;
}
