/**
 * The token at the end of a link's address; empty if it is malformed and can't belong to any link.
 *
 * @param path the address before it, such as `/store/invitation`
 * @param length of the token; that of mailed links by default
 */
export function linkToken(path: string, length = 43): string {
  const token = window.location.pathname.slice(path.length + 1);
  return token.length === length && /^[\w-]*$/.test(token) ? token : '';
}
