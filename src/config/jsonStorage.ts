/** Reads from the tab's own storage: values survive a reload, and other tabs can't see them. */
export function readOfTab<Value>(key: string): Value | null {
  try {
    const text = sessionStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as Value);
  } catch {
    return null;
  }
}

/** Stores a value as JSON; `null` removes it. */
export function writeOfTab(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or blocked: the value lasts until the page is left.
  }
}

/** Values that a view-only page keeps in memory, so that their owner's stored values don't change. */
let apart: Map<string, unknown> | null = null;
let isolatedKeys: readonly string[] = [];

/** Makes these keys start empty and stay in this page's memory; an empty list ends that. */
export function isolateKeys(keys: readonly string[]): void {
  isolatedKeys = keys;
  apart = keys.length > 0 ? new Map() : null;
}

/** Reads a value that survives a reload. If the browser blocks storage, only convenience is lost. */
export function readStored<Value>(key: string): Value | null {
  if (apart && isolatedKeys.includes(key)) return (apart.get(key) as Value | undefined) ?? null;
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as Value);
  } catch {
    return null;
  }
}

/** Stores a value as JSON; `null` removes it. */
export function writeStored(key: string, value: unknown): void {
  if (apart && isolatedKeys.includes(key)) {
    apart.set(key, value);
    return;
  }
  try {
    if (value === null || value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or blocked: the value lasts until the page is left.
  }
}
