import { useEffect, useLayoutEffect, useRef } from 'react';
import { mayOpenPage, type Visitor } from '../../authProvider/guard';
import { areSingleKeysOn, hasModal, isCovered, isTyping } from '../../components/keys/singleKeys';
import { strokeOf } from '../../components/keys/strokeOf';
import { entryOf } from '../../descriptors/navigation';
import { globalShortcuts, type Shortcut } from '../../descriptors/shortcuts';

/** Whether an account can open the page at an address; an address without a page is closed to everyone. */
export function mayOpen(visitor: Visitor | null, path: string): boolean {
  const entry = entryOf(path);
  return entry !== undefined && mayOpenPage(visitor, entry);
}

/** How long in ms the first key of a sequence waits for the second. */
const waitMs = 1_500;

const sequences = [...globalShortcuts.keys()];
const isModifier = (key: string): boolean => ['Shift', 'Control', 'Meta', 'Alt', 'AltGraph', 'CapsLock'].includes(key);

/**
 * Listens for the global shortcuts. Written by hand, because common libraries identify a key either by position or by
 * character, and each fails on some keyboard layouts.
 */
export function useShortcutKeys(act: (shortcut: Shortcut) => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  // In a layout effect, so that a key pressed as soon as the page shows isn't lost.
  useLayoutEffect(() => {
    let begun: { stroke: string; at: number } | null = null;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || isModifier(event.key)) return;
      const stroke = strokeOf(event);
      const first = begun && event.timeStamp - begun.at < waitMs ? begun.stroke : null;
      begun = null;
      if (!stroke) return;
      const shortcut = globalShortcuts.get(first ? `${first} ${stroke}` : stroke);
      const isMod = stroke.startsWith('Mod+');
      if (isMod ? hasModal() : !areSingleKeysOn() || isTyping(event.target) || isCovered(event.target)) {
        // Prevents the browser's own search bar.
        if (shortcut && isMod) event.preventDefault();
        return;
      }
      if (shortcut) {
        event.preventDefault();
        latest.current(shortcut);
      } else if (!first && sequences.some((keys) => keys.startsWith(`${stroke} `))) {
        begun = { stroke, at: event.timeStamp };
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
