import { useEffect, useRef, useState } from 'react';
import type { VerifiedChannel } from '#contract/access';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Sending } from '../../components/entrance/code/CodeEntry';
import { ApiError, errorText } from '../../dataProvider/apiError';
import type { KeptCode, KeptVerification } from '../../session/verification';
import type { VerificationActions } from './verificationActions';

const defaultWaitSeconds = 60;

interface SentCodeOptions extends Pick<VerificationActions, 'keep' | 'send' | 'leave' | 'expire'> {
  verification: KeptVerification;
  channel: VerifiedChannel;
}

/** The code of a channel: the first is sent when the page opens, others when the user asks for them. */
export function useSentCode({ verification, channel, keep, send, leave, expire }: SentCodeOptions) {
  const code = verification.codes?.[channel];
  const [sending, setSending] = useState<Sending>(code ? 'sent' : 'sending');
  const [problem, setProblem] = useState<string | null>(null);
  const isBusy = useRef(false);

  const keepCode = (sent: KeptCode) => keep((now) => ({ ...now, codes: { ...now.codes, [channel]: sent } }));

  const fail = (error: unknown) => {
    const refused = error instanceof ApiError ? error : null;
    if (refused?.code === errorCodes.TOKEN_EXPIRED) return expire();
    // Verified on another device in between: the next sign-in says what is left.
    if (refused?.fields.some(({ code }) => code === 'not_missing')) return leave();
    if (refused?.code !== errorCodes.TOO_MANY_ATTEMPTS) {
      setProblem(errorText(error));
      return setSending('failed');
    }
    const wait = refused.details.retry_after ?? defaultWaitSeconds;
    keepCode({ ...code, resendAt: Date.now() + wait * 1_000 });
    setSending('recent');
  };

  async function sendNow(after: Sending): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setSending('sending');
    setProblem(null);
    try {
      keepCode(await send(verification.ticket, channel));
      setSending(after);
    } catch (error) {
      fail(error);
    } finally {
      isBusy.current = false;
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    if (!code) void sendNow('sent');
  }, []);
  return { code, sending, problem, resend: () => void sendNow('resent') };
}
