import { accountOf, getSession, onSessionChange } from './session';

/**
 * Calls back when another account signs in, or the account signs out, in any tab. A renewed token for the same account
 * doesn't count.
 *
 * @returns a function that stops it
 */
export function onAccountChange(listener: (account: string, previous: string) => void): () => void {
  let account = accountOf(getSession());
  return onSessionChange(() => {
    const previous = account;
    account = accountOf(getSession());
    if (account !== previous) listener(account, previous);
  });
}
