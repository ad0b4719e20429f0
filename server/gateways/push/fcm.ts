import { z } from 'zod';
import { lifeOf, type PushMessage } from '#contract/pushMessage';
import type { Env } from '../../env';
import { type ConnectSettings, connect, type OutboundReply } from '../connect/connect';
import { openAccessTokens, readServiceAccount } from './accessToken';
import type { PushGateway, PushOutcome } from './pushGateway';

const timeoutMs = 10_000;

/** Google's reply if it doesn't accept a message. */
const failureSchema = z.object({
  error: z.object({
    message: z.string().default(''),
    details: z
      .array(
        z.object({
          errorCode: z.string().optional(),
          fieldViolations: z.array(z.object({ field: z.string().default('') })).optional(),
        }),
      )
      .default([]),
  }),
});

/** A message of the same order that has not reached the device yet is replaced; a topic has at most 32 signs. */
const topicOf = ({ order_id }: PushMessage) => (order_id ? { Topic: order_id.replaceAll('-', '') } : {});

const bodyOf = (token: string, message: PushMessage): string =>
  JSON.stringify({
    message: {
      token,
      // Data alone: what is shown, in which language, is decided on the device.
      data: message,
      webpush: { headers: { TTL: String(lifeOf(message)), Urgency: 'high', ...topicOf(message) } },
    },
  });

type Answer = Extract<OutboundReply, { ok: true }>;

function retryAfterMs({ headers }: Answer): number {
  const seconds = Number(headers['retry-after']);
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1_000 : 0;
}

function parsedJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}

/** Reads an answer other than 200. */
function outcomeOf(answer: Answer): PushOutcome {
  const { status } = answer;
  const parsed = failureSchema.safeParse(parsedJson(answer.body));
  const details = parsed.data?.error.details ?? [];
  const codes = details.flatMap(({ errorCode }) => errorCode ?? []);
  const reason = [status, ...codes, parsed.data?.error.message].filter(Boolean).join(' ');
  if (status === 404 || codes.includes('UNREGISTERED') || codes.includes('SENDER_ID_MISMATCH')) return { kind: 'gone' };
  const isBadToken = details.some(({ fieldViolations = [] }) =>
    fieldViolations.some(({ field }) => field === 'message.token'),
  );
  if (status === 400 && isBadToken) return { kind: 'gone' };
  if (status === 401 || status === 429 || status >= 500)
    return { kind: 'later', afterMs: retryAfterMs(answer), reason };
  return { kind: 'refused', reason };
}

/** Firebase Cloud Messaging by its HTTP v1 interface. */
function openFcm(
  env: Pick<Env, 'FIREBASE_SERVICE_ACCOUNT' | 'FCM_URL' | 'OUTBOUND_RANGES'>,
  log: ConnectSettings['log'],
): PushGateway {
  const account = readServiceAccount(env.FIREBASE_SERVICE_ACCOUNT);
  // The operator's own settings name both.
  const { fetch } = connect({ allowed: env.OUTBOUND_RANGES, trusted: [env.FCM_URL, account.token_uri], log });
  const tokens = openAccessTokens(account, fetch);
  const url = `${env.FCM_URL.replace(/\/$/, '')}/v1/projects/${encodeURIComponent(account.project_id)}/messages:send`;
  return {
    async send(deviceToken, message) {
      try {
        const reply = await fetch(url, {
          method: 'POST',
          headers: { authorization: `Bearer ${await tokens.get()}`, 'content-type': 'application/json' },
          body: bodyOf(deviceToken, message),
          ...{ timeoutMs, stage: 'push' },
        });
        if (!reply.ok) return { kind: 'later', afterMs: 0, reason: reply.failure };
        if (reply.status === 401) tokens.forget();
        return reply.status === 200 ? { kind: 'sent' } : outcomeOf(reply);
      } catch (error) {
        return { kind: 'later', afterMs: 0, reason: error instanceof Error ? error.message : String(error) };
      }
    },
  };
}

/**
 * Opens the push service that is set up.
 * @returns `null` if none is set up
 * @throws an error that names the setting, if its file is missing or isn't a service account's key
 */
export const openPushGateway = (env: Env, log?: ConnectSettings['log']): PushGateway | null =>
  env.FIREBASE_SERVICE_ACCOUNT ? openFcm(env, log) : null;
