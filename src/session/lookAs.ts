import type { SubStore } from '#contract/entities/store';
import { homePath } from '../config/paths';
import { accountOf, getSession } from './session';
import { writeView } from './view';

/**
 * From here on this tab shows the app as a sub-account sees it, with its real data, to look and not to change. The page
 * loads anew: nothing that was fetched for one account is shown to the other.
 */
export function lookAs(account: SubStore): void {
  const session = getSession();
  if (!session || session.looker) return;
  writeView({ looker: accountOf(session), as: account });
  window.location.assign(homePath);
}

/** Back to one's own view. */
export function stopLooking(to: string): void {
  writeView(null);
  window.location.assign(to);
}
