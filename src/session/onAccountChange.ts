import { accountOf, getSession, onSessionChange } from './session';

/**
 * Calls back when the signed-in account became another one, or nobody, in whichever tab. A renewed token of the
 * same account is no change.
 *
 * @returns how to stop
 */
export function onAccountChange(listener: (account: string, previous: string) => void): () => void {
  let account = accountOf(getSession());
  return onSessionChange(() => {
    const previous = account;
    account = accountOf(getSession());
    if (account !== previous) listener(account, previous);
  });
}
