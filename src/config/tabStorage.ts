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
