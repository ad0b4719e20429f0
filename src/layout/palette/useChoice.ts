import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { strokeOf } from '../../components/keys/strokeOf';
import type { PaletteEntry, PaletteGroup } from './paletteEntries';

interface ChoiceOptions {
  groups: readonly PaletteGroup[];
  /** The results are still those of an earlier text. */
  isPending: boolean;
  onChoose: (entry: PaletteEntry) => void;
  onClose: () => void;
}

/** Groups whose entries come from the server. */
const remote: readonly string[] = ['orders', 'customers', 'items'];

const steps: Record<string, (from: number, count: number) => number> = {
  ArrowDown: (from, count) => (from + 1) % count,
  ArrowUp: (from, count) => (from - 1 + count) % count,
  Home: () => 0,
  End: (_from, count) => count - 1,
};

/**
 * The highlighted result, and the keys that move the highlight and choose. If Enter is pressed before the results are
 * there, it waits for them and takes the first one, unless the user highlighted another: typing a number and pressing
 * Enter opens that order, never a result of the previous text.
 */
export function useChoice({ groups, isPending, onChoose, onClose }: ChoiceOptions) {
  const [marked, setMarked] = useState<string | null>(null);
  const [isAwaited, setAwaited] = useState(false);
  const entries = groups.flatMap((group) => group.entries);
  const index = Math.max(
    0,
    entries.findIndex(({ id }) => id === marked),
  );
  const active = entries[index];
  const isMarked = active !== undefined && active.id === marked;
  const isLate = isPending && !isMarked && (!groups[0] || remote.includes(groups[0].name));

  const latest = useRef(onChoose);
  useEffect(() => {
    latest.current = onChoose;
  });
  useEffect(() => {
    if (!isAwaited || isPending) return;
    setAwaited(false);
    if (active) latest.current(active);
  }, [isAwaited, isPending, active]);

  const onKeyDown = (event: KeyboardEvent) => {
    const stroke = strokeOf(event.nativeEvent);
    if (stroke === 'Mod+k') {
      event.preventDefault();
      return onClose();
    }
    if (stroke === 'Enter') {
      event.preventDefault();
      if (isLate) setAwaited(true);
      else if (active) onChoose(active);
      return;
    }
    const step = steps[stroke ?? ''];
    if (!step || entries.length === 0) return;
    event.preventDefault();
    setMarked(entries[step(index, entries.length)]?.id ?? null);
  };

  return {
    activeId: active?.id,
    count: entries.length,
    mark: setMarked,
    /** The text has changed, so the first result is highlighted again. */
    reset: () => {
      setMarked(null);
      setAwaited(false);
    },
    onKeyDown,
  };
}
