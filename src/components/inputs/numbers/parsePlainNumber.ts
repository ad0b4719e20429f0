/**
 * A number as a person types it, with a point or a comma.
 *
 * @returns `null` for what is no number, or has more decimals than are kept
 * @example parsePlainNumber('7,5', 3) // 7.5
 */
export function parsePlainNumber(text: string, decimals: number): number | null {
  const parts = /^(-?\d{1,9})(?:[.,](\d*))?$/.exec(text.trim().replace(/[\s%]/g, ''));
  if (!parts || (parts[2] ?? '').length > decimals) return null;
  return Number(`${parts[1]}.${parts[2] || '0'}`);
}
