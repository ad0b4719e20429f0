import { setTimeout as delay } from 'node:timers/promises';
import { callPath } from '#contract/calls/callPath';
import type { BodyOf, CallName, ReplyOf } from '#contract/calls/index';
import type { Envelope, FailureEnvelope } from '#contract/envelope';

export type PlatformCallName = Extract<CallName, `platform/${string}`>;

export type Answer<Name extends PlatformCallName> =
  | { reply: ReplyOf<Name>; refused?: undefined }
  | { reply?: undefined; refused: FailureEnvelope };

/** Makes a platform call; rejects only when the simulator stops. */
export type PlatformClient = <Name extends PlatformCallName>(name: Name, body: BodyOf<Name>) => Promise<Answer<Name>>;

/** Between tries while the server is away: short enough to be back with it, long enough not to press it. */
const retryMs = [500, 1_000, 2_000, 4_000] as const;
const answerWithinMs = 15_000;

/**
 * The platform's side of the calls, over HTTP. A call whose reply is lost is made again with the same body, and so the same
 * idempotency key, until the server answers.
 *
 * @param signal ends the tries: the call rejects with its reason. A reply that is on its way is still waited for
 */
export function platformClient(address: string, platformKey: string, signal: AbortSignal): PlatformClient {
  const headers = { 'content-type': 'application/json', 'platform-key': platformKey };

  async function post<Name extends PlatformCallName>(name: Name, body: BodyOf<Name>): Promise<Answer<Name> | null> {
    const response = await fetch(new URL(callPath(name), address), {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      // Not the end's: when the simulator has stopped, no call of it is under way.
      signal: AbortSignal.timeout(answerWithinMs),
    });
    if (response.status >= 500) return null;
    const envelope = (await response.json()) as Envelope<ReplyOf<Name>>;
    return envelope.success ? { reply: envelope } : { refused: envelope };
  }

  return async (name, body) => {
    for (let tries = 0; ; tries += 1) {
      signal.throwIfAborted();
      const answer = await post(name, body).catch(() => null);
      if (answer) return answer;
      await delay(retryMs[Math.min(tries, retryMs.length - 1)], undefined, { signal });
    }
  };
}
