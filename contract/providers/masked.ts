/** At most so many of a number's last characters are shown. */
const shownMax = 4;

/**
 * A number as shown without the password: its last characters, and never more than half of it.
 *
 * @example masked('FR7630006000011234567890189') // ••••0189
 */
export function masked(value: string): string {
  if (value === '') return '';
  const shown = Math.min(shownMax, Math.floor(value.length / 2));
  return `••••${shown === 0 ? '' : value.slice(-shown)}`;
}
