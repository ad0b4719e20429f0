import { useEffect, useRef } from 'react';
import { strokeOf } from '../../components/keys/strokeOf';

/** Ctrl+S (⌘S) saves, in place of the browser's own saving of the page. Not from within a dialog over the form. */
export function useSaveKey(save: () => void): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (strokeOf(event) !== 'Mod+s') return;
      event.preventDefault();
      const isOver = event.target instanceof Element && event.target.closest('[role="dialog"], [role="menu"]');
      if (!isOver && !event.repeat) latest.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
