import { Suspense } from 'react';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import type { SocialProvider } from '../../config/remoteConfig';
import { withTexts } from '../../i18n/index';
import { type DemoSignIn, DemoSignIns } from './DemoSignIns';
import type { SignInFields } from './signInFields';

const SocialButtons = lazyWithRetry(withTexts('verification', () => import('../../components/entrance/SocialButtons')));

interface OtherSignInsProps {
  providers: readonly SocialProvider[];
  demoSignIns: readonly DemoSignIn[];
  fill: (fields: Partial<SignInFields>) => void;
}

/** Ways to sign in that few installations have, below the form. */
export default function OtherSignIns({ providers, demoSignIns, fill }: OtherSignInsProps) {
  return (
    <>
      {providers.length > 0 && (
        <Suspense fallback={null}>
          <SocialButtons providers={providers} purpose="sign_in" />
        </Suspense>
      )}
      {demoSignIns.length > 0 && <DemoSignIns signIns={demoSignIns} fill={fill} />}
    </>
  );
}
