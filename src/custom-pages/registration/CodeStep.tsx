import { errorCodes } from '#contract/codes/errorCodes';
import { CodeEntry } from '../../components/entrance/code/CodeEntry';
import { useCodeSending } from '../../components/entrance/code/useCodeSending';
import { ApiError } from '../../dataProvider/apiError';
import { codeSendFailure } from '../../dataProvider/codeErrorText';
import type { KeptRegistration } from '../../session/registration';
import type { RegistrationActions } from './registrationActions';
import type { RegistrationState } from './useRegistration';

interface CodeStepProps extends Pick<RegistrationActions, 'resend' | 'onTyping'> {
  kept: KeptRegistration;
  state: Pick<RegistrationState, 'verify' | 'expire' | 'update'>;
}

/** Takes the code that proves the email address. */
export const CodeStep = ({ kept, state, resend, onTyping }: CodeStepProps) => {
  const { sending, problem, sendNow } = useCodeSending({
    start: 'sent',
    send: async () => state.update({ code: await resend(kept.token ?? '') }),
    postpone: (resendAt) => state.update({ code: { ...kept.code, resendAt } }),
    failureOf: (error) => {
      if (!(error instanceof ApiError && error.code === errorCodes.TOKEN_EXPIRED)) return codeSendFailure(error);
      state.expire();
      return null;
    },
  });
  return (
    <CodeEntry
      channel="email"
      code={kept.code}
      sending={sending}
      problem={problem}
      resend={() => void sendNow('resent')}
      check={state.verify}
      onTyping={onTyping}
    />
  );
};
