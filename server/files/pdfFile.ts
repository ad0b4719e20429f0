/** Where its end is marked: within so many last bytes, as readers look for it. */
const tailBytes = 1_024;

/**
 * Whether a file is a PDF by its content: it begins as one with its very first byte, so that nothing else can stand before,
 * and has its end. What is in it stays unread: it is given out so that no browser runs it in the app's name.
 *
 * @returns `broken` for one that was cut off
 */
export function isPdfFile(content: Buffer): boolean | 'broken' {
  if (!/^%PDF-\d\.\d/.test(content.subarray(0, 8).toString('latin1'))) return false;
  return content.subarray(-tailBytes).includes('%%EOF') ? true : 'broken';
}
