import type { RefObject } from 'react';
import { useBlocker } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useUnsavedWork } from '../../realtime/unsavedWork';
import { UnsavedQuestion } from './UnsavedQuestion';
import { useAskOnClose } from './useAskOnClose';
import { useHeldForm } from './useHeldForm';

interface UnsavedGuardProps {
  /** Set by whoever leaves with nothing to lose: after saving, deleting, or a choice to let go. */
  mayLeave: RefObject<boolean>;
}

/** Asks before what was typed is lost: within the app by a dialog, on closing the tab by the browser's own. */
export const UnsavedGuard = ({ mayLeave }: UnsavedGuardProps) => {
  const { isDirty } = useFormState();
  useUnsavedWork(isDirty);
  useHeldForm(isDirty);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !mayLeave.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useAskOnClose(isDirty);
  return (
    <UnsavedQuestion
      isOpen={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  );
};
