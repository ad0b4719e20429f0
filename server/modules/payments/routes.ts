import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorCodes } from '#contract/codes/errorCodes';
import { limits } from '#contract/limits';
import { paymentWebhookPath } from '#contract/payments/gateways';
import type { Database } from '#server/db/database';
import type { StoreGateways } from '#server/gateways/payments/storeGateways';
import { afterReply } from '#server/http/afterReply';
import { webhookLimit } from '#server/http/callLimits';
import { refuse } from '#server/http/failures';
import { fewAtOnce } from './fewAtOnce';
import { handleEvent, keepEvent } from './handleEvent';
import { keepUnverified, verifyMessage } from './unverifiedMessages';

interface WebhookDeps {
  db: Database;
  now: () => Date;
  gateways: StoreGateways;
  wakeOutbox: () => void;
  /** @throws once too many messages have arrived at an address */
  countMessage: (id: string) => Promise<unknown>;
}

/** How many messages are worked on at once. The job does the others. */
const mostAtOnce = 4;

const isId = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

function tooMany(request: FastifyRequest, reply: FastifyReply) {
  reply.header('retry-after', String(webhookLimit.seconds));
  return refuse(request, reply, 429, errorCodes.TOO_MANY_ATTEMPTS);
}

/**
 * Mounts the addresses to which gateways send their messages. The signature is about the bytes of the body, so they stay as
 * they are, on this route alone. A message is kept and acknowledged before the work on it, which a job repeats if it fails.
 * One that only its gateway can verify changes nothing before it has.
 */
export async function mountPaymentWebhooks(
  app: FastifyInstance,
  { db, now, gateways, wakeOutbox, countMessage }: WebhookDeps,
): Promise<void> {
  const inTurn = fewAtOnce(mostAtOnce);
  const later = (request: FastifyRequest, work: () => Promise<unknown>) =>
    afterReply(request, async () => {
      if (await inTurn(work)) wakeOutbox();
    });
  await app.register(async (webhooks) => {
    webhooks.removeAllContentTypeParsers();
    webhooks.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    webhooks.post<{ Params: { id: string } }>(
      paymentWebhookPath(':id'),
      { bodyLimit: limits.bodyBytes },
      async (request, reply) => {
        const { id } = request.params;
        const account = isId(id) ? await gateways.findByWebhook(db, id) : null;
        if (!account) return refuse(request, reply, 404, errorCodes.UNKNOWN_CALL);
        try {
          await countMessage(id);
        } catch {
          return tooMany(request, reply);
        }
        const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const at = now();
        if (account.gateway.verifyEvent) {
          const unverified = await keepUnverified(db, account, {
            gatewayId: id,
            raw,
            headers: request.headers,
            now: at,
          });
          if (unverified === 'refused') return refuse(request, reply, 400, errorCodes.FIELDS_NOT_VALID);
          if (unverified === 'full') return tooMany(request, reply);
          later(request, () => verifyMessage(db, gateways, unverified, now()));
          return reply.send({ received: true });
        }
        const event = account.gateway.readEvent(raw, request.headers, account.webhookSecrets, at);
        if (!event) return refuse(request, reply, 400, errorCodes.FIELDS_NOT_VALID);
        const row = await keepEvent(db, account, event, raw, at);
        await gateways.noteEvent(db, id, at);
        if (row) later(request, () => handleEvent(db, gateways, row, now()));
        return reply.send({ received: true });
      },
    );
  });
}
