import { eq } from 'drizzle-orm';
import { accountLimits } from '#contract/accountLimits';
import { localText } from '#contract/multilingual';
import type { Database } from '#server/db/database';
import { stores } from '#server/db/schema/index';
import type { Env } from '#server/env';
import { deliveryOf, menuLanguage, queueMessage, writtenLanguage } from '../outgoing/service';

type MailEnv = Pick<Env, 'SMTP_URL' | 'DEMO' | 'APP_KEY' | 'PUBLIC_ADDRESS'>;

/** Mails the owner that an archive of everything was requested, if mail can leave: it may have been someone else. */
export async function tellOwner(tx: Database, env: MailEnv, storeId: string, now: Date): Promise<void> {
  if (deliveryOf(env, 'email') === 'none') return;
  const [store] = await tx.select().from(stores).where(eq(stores.id, storeId));
  if (!store) return;
  const language = writtenLanguage(store.owner_language ?? menuLanguage(store) ?? 'en');
  const style = { dateStyle: 'long', timeStyle: 'short', timeZone: store.timezone } as const;
  const facts = {
    store: localText(store.name, 0),
    at: new Intl.DateTimeFormat(language, style).format(now),
    hours: String(accountLimits.archiveHours),
    link: `${env.PUBLIC_ADDRESS}/app/profile?tab=account&section=archive`,
  };
  const about = { event: 'archive_requested', channel: 'email', storeId } as const;
  await queueMessage(tx, env, { ...about, recipient: store.email, language, facts }, now);
}
