import type { VerifiedChannel } from '#contract/access';
import { errorCodes } from '#contract/codes/errorCodes';
import { CodeEntry } from '../../components/entrance/code/CodeEntry';
import { ApiError } from '../../dataProvider/apiError';
import { codeErrorText } from '../../dataProvider/codeErrorText';
import type { KeptVerification } from '../../session/verification';
import { useSentCode } from './useSentCode';
import type { VerificationActions } from './verificationActions';

interface CodeFormProps extends VerificationActions {
  verification: KeptVerification;
  channel: VerifiedChannel;
}

/** Sends a code to an email address or a phone number, and takes it. */
export const CodeForm = ({ verification, channel, ...actions }: CodeFormProps) => {
  const sent = useSentCode({ verification, channel, ...actions });
  async function check(code: string): Promise<string | null> {
    try {
      const missing = await actions.verify(verification.ticket, channel, code);
      if (missing) actions.keep(({ steps, codes }) => ({ ...missing, steps, ...(codes ? { codes } : {}) }));
    } catch (error) {
      if (!(error instanceof ApiError && error.code === errorCodes.TOKEN_EXPIRED)) return codeErrorText(error);
      actions.expire();
    }
    return null;
  }
  return <CodeEntry channel={channel} {...sent} check={check} onTyping={actions.onTyping} />;
};
