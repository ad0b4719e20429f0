import type { SubStore } from '#contract/entities/store';
import { homePath } from '../config/paths';
import { accountOf, getSession } from './session';
import { writeView } from './view';

/**
 * Switches this tab to a sub-account's view, with real data but read-only. The page reloads, so that nothing fetched
 * for one account is shown to the other.
 */
export function viewAs(account: SubStore): void {
  const session = getSession();
  if (!session || session.viewer) return;
  writeView({ viewer: accountOf(session), as: account });
  window.location.assign(homePath);
}

/** Returns to the user's own view. */
export function stopViewing(to: string): void {
  writeView(null);
  window.location.assign(to);
}
