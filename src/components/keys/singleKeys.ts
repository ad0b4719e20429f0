import { useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { readStored, writeStored } from '../../config/jsonStorage';
import { storageKeys } from '../../config/storageKeys';
import { isApple } from './KeyHint';

/** Returns the label of the Ctrl key: it has its own name in German, and a symbol on a Mac. */
export function useControlKey(): string {
  const t = useTranslate();
  return isApple ? '⌘' : t('search.ctrl');
}

/** Elements that handle keys themselves: text fields, lists with type-ahead, sliders. */
const takesKeys = [
  'input:not([type=checkbox], [type=button], [type=submit], [type=file])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable=false])',
  '[role=textbox]',
  '[role=combobox]',
].join();

/** Whether a key press there is meant for the focused element and isn't a shortcut. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(takesKeys) !== null;

const inPanel = (element: Element): boolean =>
  element.closest('[data-order-panel]') !== null || element.querySelector('[data-order-panel]') !== null;

/**
 * Whether a dialog waits for an answer and blocks everything else. On a narrow screen an order looks like a dialog but
 * isn't one.
 */
export const hasModal = (): boolean =>
  [...document.querySelectorAll('[role="dialog"][aria-modal="true"], [role="alertdialog"]')].some(
    (dialog) => !inPanel(dialog),
  );

/** Whether keys belong to something on top of the page: a dialog, a menu, a list of options. */
export const isCovered = (target: EventTarget | null): boolean => {
  if (hasModal()) return true;
  const over = target instanceof Element && target.closest('[role="dialog"], [role="menu"], [role="listbox"]');
  return over ? !inPanel(over) : false;
};

let areOn = readStored<boolean>(storageKeys.singleKeys) ?? true;
const listeners = new Set<() => void>();

/**
 * Whether keys without Ctrl or ⌘ are shortcuts on this device. Users who dictate text or press keys by accident can
 * turn them off (WCAG 2.1.4).
 */
export const areSingleKeysOn = (): boolean => areOn;

/** Turns them on or off permanently. */
export function setSingleKeys(on: boolean): void {
  areOn = on;
  writeStored(storageKeys.singleKeys, on);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, areSingleKeysOn);
