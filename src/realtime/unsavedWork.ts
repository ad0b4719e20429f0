import { useEffect } from 'react';

const held = new Set<symbol>();

/** Tracks whether the user has something open or typed that leaving the page would lose. */
export const unsavedWork = {
  /** Until the returned function is called, nothing navigates away from the page. */
  hold(): () => void {
    const mark = Symbol('unsaved');
    held.add(mark);
    return () => held.delete(mark);
  },
  hasUnsaved: (): boolean => held.size > 0,
};

/** @example useUnsavedWork(formState.isDirty) */
export function useUnsavedWork(isUnsaved: boolean): void {
  useEffect(() => (isUnsaved ? unsavedWork.hold() : undefined), [isUnsaved]);
}
