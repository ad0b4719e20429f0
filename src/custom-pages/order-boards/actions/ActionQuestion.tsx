import type { ActionInput } from './actionCalls';
import { CodeDialog } from './CodeDialog';
import { MinutesPopover } from './MinutesPopover';
import type { Question } from './OrderActionsProvider';
import { ProviderDialog } from './ProviderDialog';
import { ReasonDialog } from './ReasonDialog';
import type { Outcome } from './usePerformAction';

export interface QuestionProps {
  question: Question;
  /** Sends the action with what was asked for. */
  onAnswer: (question: Question, input: ActionInput) => Promise<Outcome>;
  onClose: () => void;
}

const dialogs = {
  minutes: MinutesPopover,
  reason: ReasonDialog,
  confirmation_code: CodeDialog,
  provider: ProviderDialog,
};

/** Asks for what an action needs. */
export default function ActionQuestion(props: QuestionProps) {
  const Dialog = dialogs[props.question.kind];
  return <Dialog {...props} />;
}
