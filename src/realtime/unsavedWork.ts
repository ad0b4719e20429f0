import { useEffect } from 'react';

const held = new Set<symbol>();

/** Says where a person has something open or typed that leaving the page would lose. */
export const unsavedWork = {
  /** Until the returned function is called, nothing takes the person away from the page. */
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
