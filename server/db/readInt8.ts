/**
 * Reads an `int8` of the database as a number: counts and sums of amounts.
 *
 * @throws RangeError beyond `Number.MAX_SAFE_INTEGER`, where numbers are no longer exact
 */
export function readInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for an exact number`);
  return value;
}
