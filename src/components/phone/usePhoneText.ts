import { useEffect, useSyncExternalStore } from 'react';
import { type Phone, phoneText } from './phoneText';

type Write = (phone: Phone) => string;

/** Formats a number. Without grouping until the metadata of all countries has loaded. */
let write: Write = phoneText;
let isAsked = false;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

async function load(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  try {
    const { groupPhone } = await import('#contract/phoneNumber');
    write = (phone) => groupPhone(phoneText(phone));
    for (const listener of listeners) listener();
  } catch {
    // Numbers are readable without grouping. The next number that is rendered tries again.
    isAsked = false;
  }
}

/**
 * Returns a function that formats phone numbers with their country's grouping: `+33 6 12 34 56 78`.
 *
 * @example const phoneText = usePhoneText(); <bdi dir="ltr">{phoneText(customer)}</bdi>
 */
export function usePhoneText(): Write {
  useEffect(() => {
    // Show the number first, ungrouped.
    const timer = setTimeout(() => void load());
    return () => clearTimeout(timer);
  }, []);
  return useSyncExternalStore(subscribe, () => write);
}
