/** The most characters that are shown from the end of a number. */
const shownMax = 4;

/**
 * Masks a number for callers without the password: shows its last characters, but never more than half of it.
 *
 * @example masked('FR7630006000011234567890189') // ••••0189
 */
export function masked(value: string): string {
  if (value === '') return '';
  const shown = Math.min(shownMax, Math.floor(value.length / 2));
  return `••••${shown === 0 ? '' : value.slice(-shown)}`;
}
