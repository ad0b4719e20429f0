/**
 * Parses a database `int8`, such as a count or a sum of amounts, as a number.
 *
 * @throws RangeError if it isn't a safe integer, because larger numbers aren't exact
 */
export function readInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for an exact number`);
  return value;
}
