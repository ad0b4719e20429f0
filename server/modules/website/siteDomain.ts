import { eq } from 'drizzle-orm';
import type { AuditValues } from '#contract/audit/auditEntry';
import { isServed } from '#contract/website/domainState';
import type { Database } from '#server/db/database';
import { websites } from '#server/db/schema/websites';
import { domainOf } from './domains';

const editionOf = async (db: Database, storeId: string): Promise<number | null> => {
  const [row] = await db.select({ edition: websites.edition }).from(websites).where(eq(websites.store_id, storeId));
  return row?.edition ?? null;
};

/** The domain that customers reach a store's published website at; `null` if there is none. */
export async function siteDomain(db: Database, storeId: string, now: Date): Promise<string | null> {
  const row = await domainOf(db, storeId);
  return row && isServed(row, now) && (await editionOf(db, storeId)) !== null ? row.domain_name : null;
}

/** The facts about the website that the store's audit log records besides the settings. */
export async function websiteFacts(db: Database, storeId: string): Promise<AuditValues> {
  const row = await domainOf(db, storeId);
  return { website_domain: row?.domain_name ?? null, website_edition: await editionOf(db, storeId) };
}
