import { useEffect, useRef } from 'react';

const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, [contenteditable="true"]') !== null;

/** Pictures that are pasted anywhere on the page but into a text. */
export function usePastedFiles(onFiles: (files: File[]) => void, isOn: boolean): void {
  const take = useRef(onFiles);
  take.current = onFiles;
  useEffect(() => {
    if (!isOn) return;
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0 || takesText(event.target)) return;
      event.preventDefault();
      take.current(files);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [isOn]);
}
