/** The browser's storage for values that survive a reload; a browser that forbids it loses only comfort. */
export function readStored<Value>(key: string): Value | null {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as Value);
  } catch {
    return null;
  }
}

/** Stores a value as JSON; `null` removes it. */
export function writeStored(key: string, value: unknown): void {
  try {
    if (value === null || value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden: the value lives until the page is left.
  }
}
