import { useEffect, useState } from 'react';
import { type SocialPurpose, socialFailures, socialPurposes } from '#contract/socialSignIn';
import { solveCaptcha } from './authProvider/captcha/solveCaptcha';
import { beginSocialRegistration, readSocialPerson, socialSignIn } from './authProvider/socialSignIn';
import { lazyWithRetry } from './components/lazyWithRetry';
import { goTo } from './config/goTo';
import { loginPath, returnPath } from './config/loginPath';
import { paths, securityPath } from './config/paths';
import { socialKey } from './config/socialPath';
import { startPath } from './config/startPath';
import { currentLanguage, withTexts } from './i18n/index';
import { NotApprovedError, VerificationNeededError } from './session/credentials';
import { readRegistration, writeRegistration } from './session/registration';
import { readSocialTicket, writeSocialTicket } from './session/social';
import { useSession } from './session/useSession';

const SocialPage = lazyWithRetry(withTexts('verification', () => import('./custom-pages/social/SocialPage')));

/** Reads the result from the fragment of the address, or from an earlier visit of this tab. */
function readResult() {
  const { hash, search } = window.location;
  const result = new URLSearchParams(hash.slice(1));
  const ticket = result.get('ticket');
  // A ticket that someone else's sign-in brought would sign this person in to their account.
  const isForeign = ticket !== null && result.get('key') !== socialKey();
  const failure = isForeign ? 'expired' : socialFailures.find((code) => code === result.get('error'));
  const stated = new URLSearchParams(search).get('for');
  const purpose = socialPurposes.find((each) => each === stated) ?? 'sign_in';
  return { ticket: failure ? null : (ticket ?? readSocialTicket()), failure, purpose };
}

/** A reply that belongs to none of the server's sign-ins comes as one. Someone who is signed in can only have wanted a link. */
const likelyPurpose = (stated: SocialPurpose, isSignedIn: boolean): SocialPurpose =>
  stated === 'sign_in' && isSignedIn ? 'link' : stated;

/** `/store/social`: takes over from another sign-in service. Accounts are linked on the profile, so a link goes on there. */
export const Social = () => {
  const session = useSession();
  const [{ ticket, failure, purpose }] = useState(readResult);
  const isSignedIn = session !== null;
  const { pathname, search, hash } = window.location;
  useEffect(() => {
    if (hash) {
      // A reload continues from the tab's storage.
      writeSocialTicket(ticket);
      goTo(`${pathname}${search}`, { replace: true });
    }
  }, [hash, pathname, search, ticket]);
  const next = (() => {
    if (failure) return null;
    if (purpose === 'link') return isSignedIn ? securityPath : loginPath({ from: securityPath });
    if (session) return returnPath(search, startPath(session));
    return ticket ? null : loginPath({ from: returnPath(search) });
  })();
  useEffect(() => {
    if (next && !window.location.hash) goTo(next, { replace: true });
  });
  if (next) return null;
  const aim = likelyPurpose(purpose, isSignedIn);
  return (
    <SocialPage
      ticket={ticket}
      purpose={aim}
      failure={failure}
      actions={{
        signIn: async (used) => {
          await socialSignIn(used).catch((error: unknown) => {
            // It was used up: another step of the sign-in follows, or the account can't sign in.
            if (error instanceof VerificationNeededError || error instanceof NotApprovedError) writeSocialTicket(null);
            throw error;
          });
          writeSocialTicket(null);
        },
        read: readSocialPerson,
        solveCaptcha,
        register: async (used, captchaToken) => {
          const registration = await beginSocialRegistration(used, captchaToken, currentLanguage());
          // With what was filled in before in this tab.
          const draft = { ...registration.draft, ...readRegistration()?.draft };
          writeRegistration({ ...registration, step: 'store', draft });
          writeSocialTicket(null);
          goTo(paths.register, { replace: true });
        },
        toLink: (email) => goTo(loginPath({ from: securityPath }), { state: email ? { email } : null }),
        leave: (notice) => {
          writeSocialTicket(null);
          const from = aim === 'link' ? securityPath : returnPath(search);
          if (isSignedIn) goTo(from, { replace: true });
          else if (aim === 'register' && !notice) goTo(paths.register, { replace: true });
          else goTo(loginPath({ from, ...(notice ? { notice } : {}) }), { replace: true });
        },
      }}
    />
  );
};
