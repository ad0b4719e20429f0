/**
 * The token at the end of a mailed link's address; empty if it is malformed and can't belong to any link.
 *
 * @param path the address before it, such as `/store/invitation`
 */
export function linkToken(path: string): string {
  const token = window.location.pathname.slice(path.length + 1);
  return /^[\w-]{43}$/.test(token) ? token : '';
}
