import type { Verification } from '#contract/entities/verification';
import { goTo } from '../config/goTo';
import { returnPath, withReturn } from '../config/loginPath';
import { paths } from '../config/paths';
import { VerificationNeededError } from '../session/credentials';
import { getSession } from '../session/session';
import { beginVerification } from '../session/verification';

/**
 * Opens the page that verifies the store. The page that the user wanted comes after it. Loaded separately from the
 * sign-in, which seldom needs it.
 */
export function startVerification(verification: Verification): never {
  const { pathname, search } = window.location;
  const from = getSession() ? `${pathname}${search}` : returnPath(search);
  beginVerification(verification);
  goTo(withReturn(paths.verify, from));
  throw new VerificationNeededError();
}
