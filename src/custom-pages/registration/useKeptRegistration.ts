import { useCallback, useEffect, useRef, useState } from 'react';
import type { KeptRegistration } from '../../session/registration';
import type { RegistrationActions } from './registrationActions';

/**
 * The registration that this tab keeps for a reload.
 *
 * @param start from before a reload
 */
export function useKeptRegistration(actions: Pick<RegistrationActions, 'keep'>, start: KeptRegistration | null) {
  const [kept, setKept] = useState(start);
  const latest = useRef(kept);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const keep = useCallback(
    (next: KeptRegistration | null) => {
      // A late reply: the tab's registration may have continued without this page. That it has ended always counts.
      if (next && !isShown.current) return;
      latest.current = next;
      setKept(next);
      actions.keep(next);
    },
    [actions],
  );
  const update = useCallback(
    (change: Partial<KeptRegistration>) => {
      if (latest.current) keep({ ...latest.current, ...change });
    },
    [keep],
  );
  return { kept, latest, keep, update };
}
