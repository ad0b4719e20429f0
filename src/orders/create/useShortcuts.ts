import { useEffect, useRef } from 'react';

interface Shortcuts {
  onPlace: () => void;
  /** A dialog is open: keys belong to it. */
  isOff: boolean;
}

/** Ctrl+Enter places from everywhere. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { onPlace, isOff } = latest.current;
      if (isOff || event.defaultPrevented) return;
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      onPlace();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
