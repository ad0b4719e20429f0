import { useState } from 'react';
import { errorCodes } from '#contract/codes/errorCodes';
import { CodeEntry, type Sending } from '../../components/entrance/code/CodeEntry';
import { ApiError, errorText } from '../../dataProvider/apiError';
import type { KeptRegistration } from '../../session/registration';
import type { KeptCode } from '../../session/verification';
import type { RegistrationActions } from './registrationActions';
import type { RegistrationState } from './useRegistration';

interface CodeStepProps extends Pick<RegistrationActions, 'resend' | 'onTyping'> {
  kept: KeptRegistration;
  state: Pick<RegistrationState, 'verify' | 'expire' | 'update'>;
}

const defaultWaitSeconds = 60;

/** Takes the code that proves the email address. */
export const CodeStep = ({ kept, state, resend, onTyping }: CodeStepProps) => {
  const [sending, setSending] = useState<Sending>('sent');
  const [problem, setProblem] = useState<string | null>(null);
  const fail = (error: unknown) => {
    const refused = error instanceof ApiError ? error : null;
    if (refused?.code === errorCodes.TOKEN_EXPIRED) return state.expire();
    if (refused?.code !== errorCodes.TOO_MANY_ATTEMPTS) {
      setProblem(errorText(error));
      return setSending('failed');
    }
    const wait = refused.details.retry_after ?? defaultWaitSeconds;
    const code: KeptCode = { ...kept.code, resendAt: Date.now() + wait * 1_000 };
    state.update({ code });
    setSending('recent');
  };
  const send = async () => {
    setSending('sending');
    setProblem(null);
    try {
      state.update({ code: await resend(kept.token ?? '') });
      setSending('resent');
    } catch (error) {
      fail(error);
    }
  };
  return (
    <CodeEntry
      channel="email"
      code={kept.code}
      sending={sending}
      problem={problem}
      resend={() => void send()}
      check={state.verify}
      onTyping={onTyping}
    />
  );
};
