import { and, eq } from 'drizzle-orm';
import { localText } from '#contract/multilingual';
import type { Database } from '#server/db/database';
import { stores, subStores } from '#server/db/schema/index';
import type { Env } from '#server/env';
import { deliveryOf, menuLanguage, queueMessage, writtenLanguage } from '../outgoing/service';
import type { FactorAccount } from './factorAccount';

/** Something that happened to an account's factors. */
type FactorNews =
  | { event: 'factor_added' | 'factor_removed' | 'recovery_codes_new' }
  | { event: 'recovery_code_used'; left: number }
  | { event: 'passkey_refused'; name: string };

interface Recipient {
  email: string;
  language: string;
  timezone: string;
  /** As a mail names the account: its recipient may have several. */
  title: string;
}

async function recipientOf(db: Database, { store_id, sub_store_id }: FactorAccount): Promise<Recipient | null> {
  const columns = {
    name: stores.name,
    timezone: stores.timezone,
    email: stores.email,
    language: stores.owner_language,
    languages_supported: stores.languages_supported,
  };
  const [store] = await db.select(columns).from(stores).where(eq(stores.id, store_id));
  if (!store) return null;
  const { name, timezone, email } = store;
  const byDefault = menuLanguage(store) ?? 'en';
  if (sub_store_id === null)
    return { email, language: store.language ?? byDefault, timezone, title: localText(name, 0) };
  const [member] = await db
    .select({ email: subStores.email, language: subStores.language, name: subStores.name })
    .from(subStores)
    .where(and(eq(subStores.store_id, store_id), eq(subStores.id, sub_store_id)));
  if (!member) return null;
  const title = [member.name, localText(name, 0)].filter(Boolean).join(', ');
  return { email: member.email, language: member.language ?? byDefault, timezone, title };
}

/** Mails what happened to the account that it happened to, in the transaction of the change; if mail can leave. */
export async function tellAccount(
  tx: Database,
  env: Pick<Env, 'SMTP_URL' | 'DEMO' | 'APP_KEY' | 'PUBLIC_ADDRESS'>,
  account: FactorAccount,
  news: FactorNews,
  now: Date,
): Promise<void> {
  if (deliveryOf(env, 'email') === 'none') return;
  const to = await recipientOf(tx, account);
  if (!to) return;
  const { email: recipient, language, timezone: timeZone, title } = to;
  const style = { dateStyle: 'long', timeStyle: 'short', timeZone } as const;
  const at = new Intl.DateTimeFormat(writtenLanguage(language), style).format(now);
  const common = { ...({ channel: 'email', recipient, language } as const), storeId: account.store_id };
  // Someone who didn't add a factor can't remove it, only change the password.
  const tab = news.event === 'factor_added' ? 'account' : 'security';
  const facts = { account: title, at, link: `${env.PUBLIC_ADDRESS}/app/profile?tab=${tab}` };
  if (news.event === 'recovery_code_used') {
    const { event, left } = news;
    await queueMessage(tx, env, { ...common, event, facts: { ...facts, left: String(left) } }, now);
  } else if (news.event === 'passkey_refused') {
    const { event, name } = news;
    await queueMessage(tx, env, { ...common, event, facts: { ...facts, name } }, now);
  } else {
    await queueMessage(tx, env, { ...common, event: news.event, facts }, now);
  }
}
