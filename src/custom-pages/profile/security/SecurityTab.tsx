import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { DemoMessage } from '../../../components/entrance/DemoMessage';
import { Loading } from '../../../components/feedback/Loading';
import { lazyWithRetry } from '../../../components/lazyWithRetry';
import { useSession } from '../../../session/useSession';
import { AddressedSection } from '../AddressedSection';
import { LoadFailed } from '../LoadFailed';
import { AuthenticatorApp } from './AuthenticatorApp';
import { BackIn } from './BackIn';
import { Checkup } from './Checkup';
import { HandoverSection } from './HandoverSection';
import { Passkeys } from './Passkeys';
import { RecoveryCodes } from './RecoveryCodes';
import { StoreArchive } from './StoreArchive';
import { TeamFactors } from './TeamFactors';
import { type AddedFactor, useFactors } from './useFactors';

const RecoverySheet = lazyWithRetry(() => import('./RecoverySheet'));
/** Not part of the page's chunk: few accounts have any, or an installation that offers them. */
const SocialAccounts = lazyWithRetry(() => import('./SocialAccounts'));

/**
 * Two-step verification: the account's second factors, and for the owner what the team has, and the archive of everything.
 * Also its accounts at other sign-in services.
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
      <Suspense fallback={null}>
        <SocialAccounts canChange={part.canChange} />
      </Suspense>
      {notice && <DemoMessage label={t('bank.store.demo')} {...notice} />}
      {!session.sub_store && <TeamFactors {...part} />}
      {!session.viewer && <BackIn isOwner={!session.sub_store} />}
      {!session.viewer && !session.sub_store && <HandoverSection />}
      {!session.sub_store && <StoreArchive />}
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
