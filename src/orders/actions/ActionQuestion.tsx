import { CodeDialog } from './CodeDialog';
import { ConfirmDialog } from './ConfirmDialog';
import { MinutesPopover } from './MinutesPopover';
import { ProviderDialog } from './ProviderDialog';
import type { QuestionProps } from './question';
import { ReasonDialog } from './ReasonDialog';

const dialogs = {
  minutes: MinutesPopover,
  reason: ReasonDialog,
  confirm: ConfirmDialog,
  confirmation_code: CodeDialog,
  provider: ProviderDialog,
};

/** Asks for what an action needs. */
export default function ActionQuestion(props: QuestionProps) {
  const Dialog = dialogs[props.question.kind];
  return <Dialog {...props} />;
}
