import { eq, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { billingInvoices, subscriptions } from '#server/db/schema/billing';
import { demoBillingKey } from '#server/gateways/billing/openBillingGateway';
import type { ServedStandIn } from '#server/gateways/payments/standIn/mountStandIn';
import { standInWebhookSecret } from '#server/gateways/payments/standIn/standIn';
import type { BillingTools } from './billingTools';
import { takeCards } from './cards';
import { takePayment } from './chargeInvoice';
import { runStore } from './runBilling';

/** Where the platform's own account sends its messages; stores' accounts have other addresses. */
export const billingEventsPath = '/hooks/billing';

/** The store that a payment or a saved card is about; `null` if it is none of ours. */
async function storeOf({ db }: BillingTools, payment: string): Promise<string | null> {
  const [found] = await db
    .select({ id: subscriptions.store_id })
    .from(subscriptions)
    .leftJoin(billingInvoices, eq(billingInvoices.store_id, subscriptions.store_id))
    .where(or(eq(subscriptions.pending_card, payment), eq(billingInvoices.payment, payment)))
    .limit(1);
  return found?.id ?? null;
}

/**
 * Takes the messages of the platform's own account. A message only says what to look at again, so a repeated or late one
 * changes nothing. The answer doesn't wait for that.
 */
export function mountBillingEvents(app: FastifyInstance, tools: BillingTools, standIn: ServedStandIn | null): void {
  const { env, billing, now, log } = tools;
  const isDemo = env.BILLING_STRIPE_KEY === '';
  if (!billing) return;
  const secrets = isDemo
    ? [standInWebhookSecret(demoBillingKey)]
    : env.BILLING_WEBHOOK_SECRETS.split(',').flatMap((secret) => secret.trim() || []);
  if (isDemo) standIn?.listen(demoBillingKey, billingEventsPath);

  async function follow(payment: string): Promise<void> {
    const storeId = await storeOf(tools, payment);
    if (storeId !== null) await takeCards(tools, storeId);
    const paidBy = storeId ?? (await takePayment(tools, payment));
    if (paidBy !== null) await runStore(tools, paidBy);
  }

  void app.register(async (scope) => {
    // The signature is about the bytes.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post(billingEventsPath, async (request, reply) => {
      const event = await billing.readEvent(request.body as Buffer, request.headers, secrets, now());
      if (!event) return reply.code(400).send();
      const { payment } = event;
      if (payment !== null)
        setImmediate(() =>
          follow(payment).catch((error: unknown) => log.error({ err: error }, 'a message about billing')),
        );
      return reply.code(200).send();
    });
  });
}
