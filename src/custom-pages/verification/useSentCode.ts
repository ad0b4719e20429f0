import { useEffect } from 'react';
import type { VerifiedChannel } from '#contract/access';
import { errorCodes } from '#contract/codes/errorCodes';
import { useCodeSending } from '../../components/entrance/code/useCodeSending';
import { ApiError } from '../../dataProvider/apiError';
import { codeSendFailure } from '../../dataProvider/codeErrorText';
import type { KeptCode, KeptVerification } from '../../session/verification';
import type { VerificationActions } from './verificationActions';

interface SentCodeOptions extends Pick<VerificationActions, 'keep' | 'send' | 'leave' | 'expire'> {
  verification: KeptVerification;
  channel: VerifiedChannel;
}

/** The code of a channel: the first is sent when the page opens, others when the user asks for them. */
export function useSentCode({ verification, channel, keep, send, leave, expire }: SentCodeOptions) {
  const code = verification.codes?.[channel];
  const keepCode = (sent: KeptCode) => keep((now) => ({ ...now, codes: { ...now.codes, [channel]: sent } }));
  const { sending, problem, sendNow } = useCodeSending({
    start: code ? 'sent' : 'sending',
    send: async () => keepCode(await send(verification.ticket, channel)),
    postpone: (resendAt) => keepCode({ ...code, resendAt }),
    failureOf: (error) => {
      const refused = error instanceof ApiError ? error : null;
      if (refused?.code === errorCodes.TOKEN_EXPIRED) expire();
      // Verified on another device in between: the next sign-in says what is left.
      else if (refused?.fields.some(({ code: found }) => found === 'not_missing')) leave();
      else return codeSendFailure(error);
      return null;
    },
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    if (!code) void sendNow('sent');
  }, []);
  return { code, sending, problem, resend: () => void sendNow('resent') };
}
