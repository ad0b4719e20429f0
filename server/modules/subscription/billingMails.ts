import { formatMoney } from '#contract/money';
import { localText } from '#contract/multilingual';
import type { Database } from '#server/db/database';
import type { Env } from '#server/env';
import { deliveryOf, ownerLanguage, queueMessage } from '../outgoing/service';
import type { InvoiceRow } from './issueInvoice';
import { invoiceNumber } from './presentInvoice';
import type { Billed } from './subscriptionRows';

const dayText = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`));

const linkOf = ({ PUBLIC_ADDRESS }: Pick<Env, 'PUBLIC_ADDRESS'>): string =>
  `${PUBLIC_ADDRESS}/app/settings/subscription`;

/** A mail about the subscription. `day` is the trial's end or the day of the lock. */
export type BillingMail =
  | { event: 'trial_ending'; day: string }
  | { event: 'subscription_locked'; day: string }
  | { event: 'invoice_paid'; invoice: InvoiceRow }
  | { event: 'payment_failed'; invoice: InvoiceRow; day: string };

/**
 * Mails the owner, or for an invoice whom the store named. By the installation's server: it never goes by the store's own, and
 * not at all without one.
 */
export async function mailOwner(
  tx: Database,
  env: Env,
  { row, store }: Billed,
  mail: BillingMail,
  now: Date,
): Promise<void> {
  const recipient = (mail.event === 'invoice_paid' && row.details.email) || store.email;
  if (row.terms.is_exempt || recipient === '' || deliveryOf(env, 'email') !== 'server') return;
  const language = ownerLanguage(store);
  const about = { channel: 'email', recipient, language, storeId: store.id } as const;
  const name = { store: localText(store.name, 0), link: linkOf(env) };
  if (mail.event === 'trial_ending' || mail.event === 'subscription_locked') {
    const facts = { ...name, day: dayText(mail.day, language) };
    await queueMessage(tx, env, { ...about, event: mail.event, facts }, now);
    return;
  }
  const { invoice } = mail;
  const paid = {
    ...name,
    number: invoiceNumber(invoice),
    amount: formatMoney(invoice.total, invoice.currency, language),
  };
  if (mail.event === 'invoice_paid') await queueMessage(tx, env, { ...about, event: mail.event, facts: paid }, now);
  else {
    const facts = { ...paid, day: dayText(mail.day, language) };
    await queueMessage(tx, env, { ...about, event: mail.event, facts }, now);
  }
}
