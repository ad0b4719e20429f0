import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Loading } from '../../../components/feedback/Loading';
import { lazyWithRetry } from '../../../components/lazyWithRetry';
import { errorText } from '../../../dataProvider/apiError';
import { useSession } from '../../../session/useSession';
import { AuthenticatorApp } from './AuthenticatorApp';
import { BackIn } from './BackIn';
import { HandoverSection } from './HandoverSection';
import { Passkeys } from './Passkeys';
import { RecoveryCodes } from './RecoveryCodes';
import { TeamFactors } from './TeamFactors';
import { useFactors } from './useFactors';

const RecoverySheet = lazyWithRetry(() => import('./RecoverySheet'));

/** Two-step verification: the account's second factors, and for the owner what the team has. */
export const SecurityTab = () => {
  const t = useTranslate();
  const session = useSession();
  const { factors, error, refetch, show, wasAdded } = useFactors();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (!session) return null;
  if (!factors) {
    if (!error) return <Loading />;
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" size="small" onClick={() => void refetch()}>
            {t('shell.start.retry')}
          </Button>
        }
      >
        {t(errorText(error))}
      </Alert>
    );
  }
  // People who view as someone else change nothing of theirs.
  const part = { factors, show, wasAdded, showCodes: setCodes, canChange: !session.viewer };
  return (
    <>
      <AuthenticatorApp {...part} />
      <Passkeys {...part} />
      {(factors.totp || factors.passkeys.length > 0) && <RecoveryCodes {...part} />}
      {!session.sub_store && <TeamFactors {...part} />}
      {!session.viewer && <BackIn isOwner={!session.sub_store} />}
      {!session.viewer && !session.sub_store && <HandoverSection />}
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
