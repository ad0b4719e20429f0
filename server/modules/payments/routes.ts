import type { FastifyInstance } from 'fastify';
import { errorCodes } from '#contract/codes/errorCodes';
import { limits } from '#contract/limits';
import { paymentWebhookPath } from '#contract/payments/gateways';
import type { Database } from '#server/db/database';
import type { StoreGateways } from '#server/gateways/payments/storeGateways';
import { afterReply } from '#server/http/afterReply';
import { refuse } from '#server/http/failures';
import { handleEvent, keepEvent } from './handleEvent';

interface WebhookDeps {
  db: Database;
  now: () => Date;
  gateways: StoreGateways;
  wakeOutbox: () => void;
}

const isId = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/**
 * Mounts the addresses to which gateways send their messages. The signature is about the bytes of the body, so they stay as
 * they are, on this route alone. A message is kept and acknowledged before the work on it, which a job repeats if it fails.
 */
export async function mountPaymentWebhooks(
  app: FastifyInstance,
  { db, now, gateways, wakeOutbox }: WebhookDeps,
): Promise<void> {
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
        const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const at = now();
        const event = await account.gateway.readEvent(raw, request.headers, account.webhookSecrets, at);
        if (!event) return refuse(request, reply, 400, errorCodes.FIELDS_NOT_VALID);
        const row = await keepEvent(db, account, event, raw, at);
        await gateways.noteEvent(db, id, at);
        if (row)
          afterReply(request, async () => {
            if (await handleEvent(db, gateways, row, now())) wakeOutbox();
          });
        return reply.send({ received: true });
      },
    );
  });
}
