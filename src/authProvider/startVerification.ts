import type { SecondFactor } from '#contract/entities/factor';
import type { Verification } from '#contract/entities/verification';
import { goTo } from '../config/goTo';
import { returnPath, withReturn } from '../config/loginPath';
import { paths } from '../config/paths';
import { VerificationNeededError } from '../session/credentials';
import { getSession } from '../session/session';
import { beginSecondFactor, beginVerification } from '../session/verification';

/** The part of a sign-in's reply that takes the place of a session. */
interface NextStep {
  verification?: Verification | undefined;
  second_factor?: SecondFactor | undefined;
}

/**
 * Opens the page that verifies the store, or asks for the second factor, if a reply wants that. The page that the user
 * wanted comes after it. Loaded separately from the sign-in, which seldom needs it.
 *
 * @throws VerificationNeededError once the page is open
 */
export function startNextStep({ verification, second_factor }: NextStep): void {
  if (!verification && !second_factor) return;
  const { pathname, search } = window.location;
  const from = getSession() ? `${pathname}${search}` : returnPath(search);
  if (verification) beginVerification(verification);
  else if (second_factor) beginSecondFactor(second_factor);
  goTo(withReturn(paths.verify, from));
  throw new VerificationNeededError();
}
