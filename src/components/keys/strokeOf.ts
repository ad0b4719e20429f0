type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'>;

/** Keys that scripts write differently. */
const sameSigns: Record<string, string> = { '؟': '?', ' ': 'Space' };

/**
 * The key by its printed character. If that isn't a Latin letter (Cyrillic, Arabic), by its position: the letters of
 * the Latin layout are printed there too.
 */
function keyOf({ key, code }: Pressed): string {
  if (key in sameSigns) return sameSigns[key] ?? key;
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
  if (letter && /[^\x00-\x7f]/.test(key)) return letter.toLowerCase();
  return key.length === 1 ? key.toLowerCase() : key;
}

/**
 * A pressed key in the notation of the shortcut table, the same on every layout and system. `null` if it isn't a key
 * for a shortcut.
 *
 * @example strokeOf(event) // 'k', '?', 'Enter', 'Mod+k' (Ctrl or ⌘), 'Shift+Enter'
 */
export function strokeOf(event: Pressed): string | null {
  if (event.isComposing || event.altKey || ['Dead', 'Process', 'Unidentified'].includes(event.key)) return null;
  const key = keyOf(event);
  // Some layouts need Shift for `?` and `/`, others don't.
  const isShifted = event.shiftKey && (key.length > 1 || /[a-z]/.test(key));
  return `${event.ctrlKey || event.metaKey ? 'Mod+' : ''}${isShifted ? 'Shift+' : ''}${key}`;
}
