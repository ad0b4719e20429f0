import { type ReactNode, useState } from 'react';
import { useUnsavedWork } from '../../realtime/unsavedWork';
import { UnsavedQuestion, useAskOnClose } from './UnsavedQuestion';

interface GuardedCloseOptions {
  /** Closing would lose something typed or chosen. */
  isTyped: boolean;
  /** While it is being sent, the dialog stays open. */
  isBusy?: boolean;
  onClose: () => void;
}

interface GuardedClose {
  /** For Esc, a tap outside and Cancel: asks first if something was typed. */
  close: () => void;
  /** Goes into the dialog. */
  question: ReactNode;
}

/**
 * Makes sure that no way of closing a dialog loses what was typed without asking.
 *
 * @example
 * const { close, question } = useGuardedClose({ isTyped: text !== '', onClose });
 * <Dialog open onClose={close}>… <Button onClick={close}>…</Button> {question}</Dialog>
 */
export function useGuardedClose({ isTyped, isBusy = false, onClose }: GuardedCloseOptions): GuardedClose {
  const [isAsking, setAsking] = useState(false);
  useUnsavedWork(isTyped);
  useAskOnClose(isTyped);
  return {
    close: () => {
      if (isBusy) return;
      if (isTyped) setAsking(true);
      else onClose();
    },
    question: <UnsavedQuestion isOpen={isAsking} onStay={() => setAsking(false)} onLeave={onClose} />,
  };
}
