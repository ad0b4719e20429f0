import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { DemoMessage } from '../../../components/entrance/DemoMessage';
import { Loading } from '../../../components/feedback/Loading';
import { lazyWithRetry } from '../../../components/lazyWithRetry';
import { useSession } from '../../../session/useSession';
import { AddressedSection } from '../AddressedSection';
import { LoadFailed } from '../LoadFailed';
import { AuthenticatorApp } from './AuthenticatorApp';
import { Checkup } from './Checkup';
import { Passkeys } from './Passkeys';
import { RecoveryCodes } from './RecoveryCodes';
import { RecoverySection } from './RecoverySection';
import { TeamFactors } from './TeamFactors';
import { type AddedFactor, useFactors } from './useFactors';

const RecoverySheet = lazyWithRetry(() => import('./RecoverySheet'));
/** Loaded separately: few accounts have any, and few installations offer them. */
const SocialAccounts = lazyWithRetry(() => import('./SocialAccounts'));

/**
 * Two-step verification: the account's second factors, and for the owner the check-up and what the team has. Also its
 * accounts at other sign-in services, and the owner's way back in.
 */
export const SecurityTab = () => {
  const t = useTranslate();
  const session = useSession();
  const { factors, error, refetch, show, wasAdded } = useFactors();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [notice, setNotice] = useState<AddedFactor['demo_message']>();
  if (!session) return null;
  if (!factors) return error ? <LoadFailed error={error} refetch={refetch} /> : <Loading />;
  // People who view as someone else change nothing of theirs.
  const part = {
    ...{ factors, show, wasAdded, showCodes: setCodes, canChange: !session.viewer },
    showAdded: (added: AddedFactor) => {
      show(added.factors);
      setCodes(added.recovery_codes);
      if (added.demo_message) setNotice(added.demo_message);
    },
  };
  return (
    <>
      {!session.sub_store && <Checkup />}
      <AddressedSection name="factors">
        <AuthenticatorApp {...part} />
      </AddressedSection>
      <Passkeys {...part} />
      {(factors.totp || factors.passkeys.length > 0) && (
        <AddressedSection name="codes">
          <RecoveryCodes {...part} />
        </AddressedSection>
      )}
      {notice && <DemoMessage label={t('bank.store.demo')} {...notice} />}
      <Suspense fallback={null}>
        <SocialAccounts canChange={part.canChange} />
      </Suspense>
      {!session.sub_store && <TeamFactors {...part} />}
      {!session.viewer && <RecoverySection isOwner={!session.sub_store} />}
      {codes && (
        <Suspense fallback={null}>
          <RecoverySheet
            codes={codes}
            email={session.sub_store?.email ?? session.store.email}
            onClose={() => setCodes(null)}
          />
        </Suspense>
      )}
    </>
  );
};
