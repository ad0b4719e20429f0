import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { pushCodes } from '#contract/codes/pushCodes';
import { storeDocumentTypes } from '#contract/documents/documentTypes';
import { daysLeft, reminderDays } from '#contract/documents/expiry';
import { localText } from '#contract/multilingual';
import { referenceLanguages } from '#contract/referenceLanguages';
import { storeDate } from '#contract/time';
import type { Database } from '#server/db/database';
import { documents } from '#server/db/schema/providers';
import { stores } from '#server/db/schema/stores';
import { documentTypes } from '#server/db/seed/reference/documentTypes';
import { type Env, hasPush } from '#server/env';
import { announceRecords } from '#server/records/changeRecords';
import { deliveryOf, ownerLanguage, queueMessage } from '../outgoing/service';
import { isDocument } from '../providers/service';
import { queueDocumentPush } from '../push/service';

type DocumentEnv = Pick<
  Env,
  'SMTP_URL' | 'SMS_FORMAT' | 'DEMO' | 'APP_KEY' | 'PUBLIC_ADDRESS' | 'FIREBASE_SERVICE_ACCOUNT'
>;

/** The reminder that is due with so many days left, by its days; `undefined` if it is too early or too late for any. */
const reminderDue = (left: number): number | undefined =>
  left < 0 ? undefined : [...reminderDays].reverse().find((days) => left <= days);

/** Few enough that a store's other writers hardly wait for them. */
const atOnce = 20;

/** More than expire in an hour; others wait for the next round. */
const batchesMax = 100;

interface Expiring {
  document: typeof documents.$inferSelect;
  store: Pick<
    typeof stores.$inferSelect,
    'id' | 'name' | 'email' | 'timezone' | 'languages_supported' | 'owner_language'
  >;
}

const typesWithBack = storeDocumentTypes.filter(({ has_back }) => has_back).map(({ id }) => sql`${id}`);

/** Whether the new version `r` of a document that expires can be reviewed: `isHandedIn` of the contract, as a condition. */
const isInReview = sql`r.state <> 'declined' and r.front_file <> '' and r.expires_on is not null
  and (r.back_file <> '' or r.file_facts->'front'->>'type' = 'application/pdf'
    or r.document_type_id not in (${sql.join(typesWithBack, sql`, `)}))`;

/** Documents of stores that may need a reminder, locked. Those whose replacement is being reviewed need none. */
function selectExpiring(tx: Database, now: Date): Promise<Expiring[]> {
  const { id, name, email, timezone, languages_supported, owner_language } = stores;
  const left = sql`(${documents.expires_on} - (${now.toISOString()}::timestamptz at time zone ${timezone})::date)`;
  const due = sql`case ${sql.join(
    [...reminderDays].reverse().map((days) => sql`when ${left} <= ${days}::int then ${days}::int`),
    sql` `,
  )} end`;
  return tx
    .select({ document: documents, store: { id, name, email, timezone, languages_supported, owner_language } })
    .from(documents)
    .innerJoin(stores, eq(stores.id, documents.store_id))
    .where(
      and(
        isNull(documents.provider_id),
        eq(documents.is_replacement, false),
        eq(documents.state, 'approved'),
        sql`${left} between 0 and ${Math.max(...reminderDays)}::int`,
        sql`(${documents.reminded_days} is null or ${documents.reminded_days} > ${due})`,
        sql`not exists (select from documents r where r.store_id = ${documents.store_id} and r.provider_id is null
          and r.document_type_id = ${documents.document_type_id} and r.is_replacement and ${isInReview})`,
      ),
    )
    .orderBy(asc(documents.expires_on))
    .limit(atOnce)
    .for('update', { of: documents, skipLocked: true });
}

/** Mails the owner, if mail is set up: in the language they chose, or else the first of the store's menu. */
async function mailOwner(tx: Database, env: DocumentEnv, { document, store }: Expiring, now: Date): Promise<void> {
  if (deliveryOf(env, 'email') !== 'server' || store.email === '') return;
  const language = ownerLanguage(store);
  const position = Math.max(0, (referenceLanguages as readonly string[]).indexOf(language));
  const name = documentTypes.find(({ id }) => id === document.document_type_id)?.name ?? [];
  const day = new Date(`${document.expires_on}T12:00:00Z`);
  const facts = {
    store: localText(store.name, 0),
    document: name[position] ?? name[0] ?? '',
    day: new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(day),
    link: `${env.PUBLIC_ADDRESS}/app/profile?tab=documents`,
  };
  const about = { event: 'document_expiring', channel: 'email', storeId: store.id } as const;
  await queueMessage(tx, env, { ...about, recipient: store.email, language, facts }, now);
}

/** Reminds owners of the documents that expire first, `atOnce` at most. @returns how many documents that were */
async function remindOfBatch(db: Database, now: Date, env: DocumentEnv): Promise<number> {
  return db.transaction(async (tx) => {
    const expiring = await selectExpiring(tx, now);
    for (const each of expiring) {
      const { document, store } = each;
      const reminded_days = reminderDue(daysLeft(document.expires_on ?? '', storeDate(now, store.timezone))) ?? null;
      await tx.update(documents).set({ reminded_days }).where(isDocument(store.id, document.id));
      await mailOwner(tx, env, each, now);
      if (hasPush(env)) await queueDocumentPush(tx, store.id, pushCodes.DOCUMENT_EXPIRING, now);
    }
    // Last, and in the order of stores: taking a message's number makes the store's other writers wait.
    for (const { document, store } of [...expiring].sort((a, b) => a.store.id.localeCompare(b.store.id)))
      await announceRecords(tx, store.id, 'store_document', [document.id]);
    return expiring.length;
  });
}

/**
 * Reminds owners of documents that expire soon, once for each of `reminderDays`, counted in the store's time zone.
 *
 * @returns how many were reminded, for the outbox
 */
export async function remindOfExpiry(db: Database, now: Date, env: DocumentEnv): Promise<number> {
  let reminded = 0;
  for (let batch = 0; batch < batchesMax; batch += 1) {
    const found = await remindOfBatch(db, now, env);
    reminded += found;
    if (found < atOnce) break;
  }
  return reminded;
}
