import { useMemo } from 'react';
import { localText } from '#contract/multilingual';
import { solveCaptcha } from './authProvider/captcha/solveCaptcha';
import * as calls from './authProvider/registerStore';
import { signOut } from './authProvider/signOut';
import { lazyWithRetry } from './components/lazyWithRetry';
import { goTo, handedEmail } from './config/goTo';
import { linkToken } from './config/linkToken';
import { loginPath } from './config/loginPath';
import { homePath, paths } from './config/paths';
import { remoteConfig } from './config/remoteConfig';
import type { RegistrationActions } from './custom-pages/registration/registrationActions';
import { currentLanguage, withTexts } from './i18n/index';
import { type KeptRegistration, readRegistration, writeRegistration } from './session/registration';
import { useSession } from './session/useSession';

const RegistrationPage = lazyWithRetry(
  withTexts('verification', () => import('./custom-pages/registration/RegistrationPage')),
);
const SignedIn = lazyWithRetry(withTexts('verification', () => import('./custom-pages/registration/SignedIn')));
/** Not needed before the email address is verified. */
const Steps = lazyWithRetry(
  withTexts(['verification', 'pages', 'tools'], () => import('./custom-pages/registration/RegistrationSteps')),
);
/** Few installations have other services. */
const SocialButtons = lazyWithRetry(withTexts('verification', () => import('./components/entrance/SocialButtons')));
/** The map's code is larger than the page. */
const PlaceMap = lazyWithRetry(
  withTexts(['verification', 'pages'], () => import('./custom-pages/registration/PlaceMap')),
);

/** The token in the address has done its part: a reload continues from the tab's storage. */
function keep(registration: KeptRegistration | null): void {
  writeRegistration(registration);
  if (registration && window.location.pathname.startsWith(`${paths.register}/`))
    goTo(paths.register, { replace: true });
}

const actionsOf = (onTyping: () => void): RegistrationActions => ({
  keep,
  solveCaptcha,
  begin: (email, captchaToken) => calls.beginRegistration(email, captchaToken, currentLanguage()),
  resend: calls.resendRegistrationCode,
  verify: calls.verifyRegistration,
  read: calls.readSavedRegistration,
  save: (token, draft) => calls.saveRegistration(token, draft, currentLanguage()),
  sendLink: calls.sendRegistrationLink,
  cities: calls.readCities,
  storeTypes: calls.readStoreTypes,
  checkPlace: calls.checkStorePlace,
  findPlaces: calls.findStorePlaces,
  readReferral: calls.readReferral,
  register: (token, draft, password) => calls.registerStore(token, draft, password, currentLanguage()),
  toSignIn: (email) => goTo(loginPath(), { state: email ? { email } : null }),
  toForgotPassword: (email) => goTo(paths.forgotPassword, { state: { email } }),
  onTyping,
});

/** `/store/register`, or with the token of a mailed link; loaded separately from the sign-in. */
export default function Registration({ onTyping }: { onTyping: () => void }) {
  const { setting } = remoteConfig();
  const actions = useMemo(() => actionsOf(onTyping), [onTyping]);
  const session = useSession();
  if (session)
    return (
      <SignedIn
        store={localText(session.store.name, 0)}
        signOut={signOut}
        toApp={() => goTo(homePath, { replace: true })}
      />
    );
  return (
    <RegistrationPage
      actions={actions}
      surroundings={{
        canSendMail: setting.can_send_mail,
        addressSource: setting.address_search?.attribution ?? null,
        platform: setting.app_name,
        // A configuration that an older version stored has none.
        termsUrl: setting.terms_url ?? null,
        PlaceMap,
        socialButtons: setting.social_providers?.length ? (
          <SocialButtons providers={setting.social_providers} purpose="register" />
        ) : null,
      }}
      Steps={Steps}
      start={readRegistration()}
      email={handedEmail()}
      linkToken={linkToken(paths.register)}
    />
  );
}
