/** The tab's own storage: what is kept there outlives a reload, and other tabs see nothing of it. */
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
    // Storage is full or forbidden: the value lives until the page is left.
  }
}

/** Values that a page which only looks keeps to itself: whoever's they are finds them as they were. */
let apart: Map<string, unknown> | null = null;
let keptApart: readonly string[] = [];

/** From now on these keys begin empty and are kept by this page alone; none ends that. */
export function keepApart(keys: readonly string[]): void {
  keptApart = keys;
  apart = keys.length > 0 ? new Map() : null;
}

/** The browser's storage for values that survive a reload; a browser that forbids it loses only comfort. */
export function readStored<Value>(key: string): Value | null {
  if (apart && keptApart.includes(key)) return (apart.get(key) as Value | undefined) ?? null;
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as Value);
  } catch {
    return null;
  }
}

/** Stores a value as JSON; `null` removes it. */
export function writeStored(key: string, value: unknown): void {
  if (apart && keptApart.includes(key)) {
    apart.set(key, value);
    return;
  }
  try {
    if (value === null || value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden: the value lives until the page is left.
  }
}
