import { type ReactNode, useState } from 'react';
import { useUnsavedWork } from '../../realtime/unsavedWork';
import { UnsavedQuestion, useAskOnClose } from './UnsavedQuestion';

interface GuardedCloseOptions {
  /** Whether closing would lose something that was typed or chosen. */
  isTyped: boolean;
  /** The dialog stays open while its content is being sent. */
  isBusy?: boolean;
  onClose: () => void;
}

interface GuardedClose {
  /** For Esc, a click outside and Cancel: asks first if something was typed. */
  close: () => void;
  /** Render this in the dialog. */
  question: ReactNode;
}

/**
 * Asks before a dialog closes and loses what was typed, however it is closed.
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
