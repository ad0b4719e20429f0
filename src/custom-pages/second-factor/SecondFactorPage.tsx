import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { errorCodes } from '#contract/codes/errorCodes';
import type { FactorMethod } from '#contract/entities/factor';
import { EntranceCard, EntranceHeading } from '../../components/entrance/EntranceCard';
import { TextButton } from '../../components/entrance/TextButton';
import { useDocumentTitle } from '../../components/page/useDocumentTitle';
import { ApiError } from '../../dataProvider/apiError';
import { codeErrorText } from '../../dataProvider/codeErrorText';
import { passkeysBlocker } from '../../dataProvider/passkeys';
import { NotApprovedError, VerificationNeededError } from '../../session/credentials';
import { AppCodeForm } from './AppCodeForm';
import { LostFactor } from './LostFactor';
import { PasskeyForm } from './PasskeyForm';
import { RecoveryCodeForm } from './RecoveryCodeForm';
import type { ProofAttempt, SecondFactorActions } from './secondFactorActions';

/** The most convenient one first. */
const preferred: readonly FactorMethod[] = ['passkey', 'totp', 'recovery_code'];

const isOver = (error: unknown): boolean => error instanceof ApiError && error.code === errorCodes.TOKEN_EXPIRED;

/**
 * The second step of a sign-in: a passkey, a code of an authenticator app, or a recovery code, whichever the account has. An owner who has
 * none of them can ask trusted colleagues; a team member asks the owner.
 */
export default function SecondFactorPage({
  factor,
  prove,
  sign,
  askColleagues,
  verify,
  leave,
  expire,
  onTyping,
}: SecondFactorActions) {
  const t = useTranslate();
  useDocumentTitle(t('secondFactor.title'));
  const { kind, methods, passkey_options: options } = factor;
  const [method, setMethod] = useState<FactorMethod | 'lost'>(() => {
    const usable = preferred.filter((each) => each !== 'passkey' || (options && !passkeysBlocker(options.rpId)));
    return usable.find((each) => methods.includes(each)) ?? methods[0] ?? 'recovery_code';
  });
  const isOfTeam = kind === 'sub_store';
  const attempt: ProofAttempt = async (proof) => {
    try {
      await prove(proof);
    } catch (error) {
      if (isOver(error)) expire();
      else if (error instanceof VerificationNeededError) verify();
      else if (error instanceof NotApprovedError) leave();
      else return codeErrorText(error);
    }
    return null;
  };
  return (
    <EntranceCard>
      <EntranceHeading
        key={method}
        title={t('secondFactor.title')}
        detail={t(method === 'lost' && isOfTeam ? 'secondFactor.lost.of_team' : `secondFactor.${method}.detail`)}
        takesFocus={method === 'passkey' || method === 'lost'}
      />
      {method === 'totp' && <AppCodeForm attempt={attempt} onTyping={onTyping} />}
      {method === 'recovery_code' && <RecoveryCodeForm attempt={attempt} onTyping={onTyping} />}
      {method === 'passkey' && options && <PasskeyForm sign={() => sign(options)} attempt={attempt} />}
      {method === 'lost' && !isOfTeam && <LostFactor ask={askColleagues} isOver={isOver} expire={expire} />}
      <Box sx={{ mt: 3, pt: 2, borderBlockStart: '1px solid', borderColor: 'divider' }}>
        <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
          {methods
            .filter((each) => each !== method)
            .map((each) => (
              <TextButton key={each} onClick={() => setMethod(each)}>
                {t(`secondFactor.${each}.choose`)}
              </TextButton>
            ))}
          {method !== 'lost' && (
            <TextButton onClick={() => setMethod('lost')}>{t('secondFactor.lost.choose')}</TextButton>
          )}
          <TextButton onClick={leave}>{t('verification.other_account')}</TextButton>
        </Stack>
      </Box>
    </EntranceCard>
  );
}
