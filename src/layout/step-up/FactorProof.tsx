import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { accountLimits } from '#contract/accountLimits';
import type { ReplyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { TextButton } from '../../components/entrance/TextButton';
import { TextInput } from '../../components/inputs/TextInput';
import { ApiError, errorText } from '../../dataProvider/apiError';
import { PasskeyError, passkeysBlocker, signChallenge } from '../../dataProvider/passkeys';
import { ProofForm, ProofFrame, useProofForm } from './ProofForm';
import type { ProofProps } from './proof';

interface FactorProofProps extends ProofProps {
  methods: ReplyOf<'begin_step_up'>['methods'];
  /** Where the account's passkeys work. */
  domain: string | undefined;
  /** A new challenge for each attempt: it works once. */
  begin: () => Promise<ReplyOf<'begin_step_up'>>;
}

interface WayProps extends FactorProofProps {
  /** Offers the other way, if the account has it. */
  other: (() => void) | null;
}

const isComplete = (value: unknown) => String(value ?? '').replace(/\s/g, '').length === accountLimits.otpDigits;

/** By a code of the authenticator app. */
const CodeProof = ({ email, prove, onAnswer, other }: WayProps) => {
  const t = useTranslate();
  const form = useProofForm({
    values: { totp: '' },
    codeTexts: { [errorCodes.INVALID_OTP]: 'access.step_up.totp_wrong' },
    prove,
    onAnswer,
  });
  return (
    <ProofForm email={email} form={form} detail={t('access.step_up.totp_detail')} onAnswer={onAnswer}>
      <TextInput
        source="totp"
        label="access.step_up.totp"
        max={accountLimits.otpDigits * 2}
        required
        isCode
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        validate={(value: unknown) => (isComplete(value) ? undefined : 'profile.change.incomplete')}
      />
      {other && (
        <div>
          <TextButton onClick={other}>{t('access.step_up.use_passkey')}</TextButton>
        </div>
      )}
    </ProofForm>
  );
};

/** The translation key of why a passkey proved nothing. */
const problemOf = (error: unknown): string => {
  const isRefused =
    error instanceof PasskeyError || (error instanceof ApiError && error.code === errorCodes.INVALID_OTP);
  return isRefused ? 'access.step_up.passkey_failed' : errorText(error, 'access.password.change.unreachable');
};

/** By a passkey, which the browser asks for in its own dialog. */
const PasskeyProof = ({ email, prove, onAnswer, begin, other }: WayProps) => {
  const t = useTranslate();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const sign = async () => {
    const { ticket, passkey_options } = await begin();
    if (!passkey_options) throw new PasskeyError('cancelled');
    await prove({ ticket, passkey: await signChallenge(passkey_options) });
  };
  const submit = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await sign();
      onAnswer(true);
    } catch (error) {
      setProblem(problemOf(error));
      setBusy(false);
    }
  };
  return (
    <ProofFrame
      email={email}
      confirm={t('access.step_up.use_passkey')}
      isBusy={isBusy}
      failure={problem && t(problem)}
      onSubmit={() => void submit()}
      onAnswer={onAnswer}
    >
      <Typography sx={{ color: 'text.secondary' }}>{t('access.step_up.passkey_detail')}</Typography>
      {other && (
        <div>
          <TextButton onClick={other}>{t('access.step_up.use_totp')}</TextButton>
        </div>
      )}
    </ProofFrame>
  );
};

/** For an account that has passkeys only, where none can be used. */
const NoProof = ({ email, onAnswer }: ProofProps) => {
  const t = useTranslate();
  return (
    <ProofFrame
      email={email}
      confirm={t('access.step_up.use_passkey')}
      canSave={false}
      failure={t('access.step_up.passkey_blocked')}
      onSubmit={() => {}}
      onAnswer={onAnswer}
    />
  );
};

/** The proof by a second factor, which takes the password's place. Closing it loses nothing. */
export const FactorProof = (props: FactorProofProps) => {
  const { methods, domain } = props;
  const canUsePasskey = methods.includes('passkey') && !passkeysBlocker(domain ?? '');
  const [isPasskey, setPasskey] = useState(canUsePasskey);
  if (!canUsePasskey && !methods.includes('totp')) return <NoProof {...props} />;
  const hasBoth = canUsePasskey && methods.includes('totp');
  const other = hasBoth ? () => setPasskey(!isPasskey) : null;
  return isPasskey ? <PasskeyProof {...props} other={other} /> : <CodeProof {...props} other={other} />;
};
