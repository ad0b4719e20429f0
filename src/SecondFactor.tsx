import type { SecondFactor as Factor } from '#contract/entities/factor';
import { askColleagues } from './authProvider/ownerRecovery';
import { proveSecondFactor } from './authProvider/proveSecondFactor';
import { lazyWithRetry } from './components/lazyWithRetry';
import { signChallenge } from './dataProvider/passkeys';
import { withTexts } from './i18n/index';

const SecondFactorPage = lazyWithRetry(
  withTexts('verification', () => import('./custom-pages/second-factor/SecondFactorPage')),
);

interface SecondFactorProps {
  factor: Factor;
  /** Shows the verification that the store needs by now. */
  verify: () => void;
  /** Goes back to the sign-in. */
  leave: () => void;
  /** The ticket is no longer valid. */
  expire: () => void;
  onTyping: () => void;
}

/** `/store/verify` after the password of an account with a second factor, loaded separately: few accounts have one. */
export default function SecondFactor({ factor, ...actions }: SecondFactorProps) {
  return (
    <SecondFactorPage
      factor={factor}
      prove={(proof) => proveSecondFactor(factor.ticket, proof)}
      sign={signChallenge}
      askColleagues={() => askColleagues(factor.ticket)}
      {...actions}
    />
  );
}
