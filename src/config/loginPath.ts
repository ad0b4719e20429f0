import { adminRoot, homePath, paths } from './paths';

/** The sign-in page, with the page to open next and the notice to show. */
export function loginPath({ from, notice }: { from?: string; notice?: string } = {}): string {
  const search = new URLSearchParams();
  if (from && from !== homePath) search.set('from', from);
  if (notice) search.set('notice', notice);
  return search.size > 0 ? `${paths.login}?${search}` : paths.login;
}

/** Another page without a session, with the page to open after signing in. */
export const withReturn = (path: string, from: string): string =>
  from === homePath ? path : `${path}?${new URLSearchParams({ from })}`;

/**
 * Where to go after signing in: the requested page, if it is one of our pages behind the sign-in.
 *
 * @param start the page of those who ask for none
 * @example returnPath('?from=%2Fapp%2Fprofile') // '/app/profile'
 * @example returnPath('?from=https%3A%2F%2Fevil.test%2Fapp%2F') // '/app/order/today-orders'
 */
export function returnPath(search: string, start: string = homePath): string {
  const from = new URLSearchParams(search).get('from') ?? '';
  const { origin } = window.location;
  if (!from.startsWith('/') || !URL.canParse(from, origin)) return start;
  const url = new URL(from, origin);
  return url.origin === origin && url.pathname.startsWith(`${adminRoot}/`) ? `${url.pathname}${url.search}` : start;
}
