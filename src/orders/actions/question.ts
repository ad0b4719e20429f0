import type { Order } from '#contract/entities/order';
import type { StoreAction } from '#contract/orders/transitions';
import type { ActionInput } from './actionCalls';
import type { Outcome } from './usePerformAction';

/** What has to be asked before an action. */
export interface Question {
  kind:
    | 'minutes'
    | 'reason'
    | 'confirm'
    | 'no_show'
    | 'confirmation_code'
    | 'provider'
    | 'edit'
    | 'refund'
    | 'change_to_pickup';
  order: Order;
  action: StoreAction;
  anchor: HTMLElement | null;
}

/** What every dialog that asks for something is given. */
export interface QuestionProps {
  question: Question;
  /** Sends the action with what was asked for. */
  onAnswer: (question: Question, input: ActionInput) => Promise<Outcome>;
  onClose: () => void;
}
