import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { limits } from '#contract/limits';
import { openDatabase } from '#server/db/client';
import type { Database } from '#server/db/database';
import { migrateDatabase } from '#server/db/migrate';
import { platformSettings, storeSettings, stores } from '#server/db/schema/index';
import { seedDemo } from '#server/db/seed/demo/index';
import { readEnv } from '#server/env';
import { drawnPictures } from '#server/files/drawnPictures';
import { openFileStore } from '#server/files/openFileStore';
import { bookPast } from './bookPast';
import { makeStore, makeSubStore } from './factories/index';

/** A sub-account of the demo's first store beside the demo's own, with the password of the factories: it reads reviews and nothing else. */
export const reviewsEmail = 'reviews@demo.test';

/** Another one: it edits items and modifier groups, and no categories. */
export const menuEmail = 'menu@demo.test';

/** And one that edits items and nothing else. */
export const itemsEmail = 'items@demo.test';

/** Owners of stores that have yet to verify something, with the password of the factories: a story each, since a code can be sent once a minute. */
export const unverifiedEmails = {
  email: 'verify-email@demo.test',
  phone: 'verify-phone@demo.test',
  both: 'verify-both@demo.test',
  resend: 'verify-resend@demo.test',
  expired: 'verify-expired@demo.test',
  wide: 'verify-wide@demo.test',
  arabic: 'verify-arabic@demo.test',
  screens: 'verify-screens@demo.test',
} as const;

/** The owner of a store that has never had an order, with the password of the factories. */
export const untriedEmail = 'untried@demo.test';

/** The demo platform's requirements of stores, which its first two stores meet. */
export const demoRequirements = {
  is_upload_store_documents: false,
  is_store_mail_verification: true,
  is_store_sms_verification: true,
};

async function makeUnverifiedStores(db: Database): Promise<void> {
  await db.insert(platformSettings).values({ name: 'platform', value: demoRequirements });
  for (const [what, email] of Object.entries(unverifiedEmails)) {
    const verified = { is_email_verified: what === 'phone', is_phone_number_verified: what === 'email' };
    await makeStore(db, { name: [`Unverified ${what}`], email, ...verified });
  }
}

/**
 * Fills a new folder with the demo, as a server's first start would; each server of the tests then starts from a
 * copy of it, which is much faster.
 *
 * @param timezone moves the first store there
 */
export async function makeDemoFolder(timezone?: string): Promise<string> {
  const folder = join(mkdtempSync(join(tmpdir(), 'storedesk-browser-')), 'demo');
  const opened = await openDatabase({ DATABASE_URL: '', DATA_DIR: folder });
  try {
    await migrateDatabase(opened);
    const pictures = drawnPictures(openFileStore(readEnv({ DATA_DIR: folder })));
    await seedDemo(opened.db, { now: new Date(), pictures });
    const [store] = await opened.db.select().from(stores).where(eq(stores.email, 'owner@demo.test'));
    if (!store) throw new Error('The demo has no store of owner@demo.test.');
    if (timezone) await opened.db.update(stores).set({ timezone }).where(eq(stores.id, store.id));
    // So that a pickup meets its confirmation code, as a delivery does, and nothing that waits for its story times out.
    const rules = { is_confirmation_code_required_at_pickup: true, answer_within: limits.answerMinutesMax };
    await opened.db.execute(
      sql`update ${storeSettings} set order_rules = order_rules || ${JSON.stringify(rules)}::jsonb`,
    );
    await makeSubStore(opened.db, store, { name: 'Reviews', email: reviewsEmail, grants: ['store/review'] });
    await makeSubStore(opened.db, store, {
      ...{ name: 'Menu', email: menuEmail },
      grants: ['store/product', 'store/modifier_group'],
    });
    await makeSubStore(opened.db, store, { name: 'Items', email: itemsEmail, grants: ['store/product'] });
    await makeUnverifiedStores(opened.db);
    await makeStore(opened.db, { name: ['Untried'], email: untriedEmail });
    await bookPast(opened.db);
  } finally {
    await opened.close();
  }
  return folder;
}

/** Names the prepared folder to the processes that run the tests. */
export const demoFolderVariable = 'STOREDESK_DEMO_FOLDER';

/** Before all browser tests. @returns what clears up after them */
export default async function prepareDemo(): Promise<() => void> {
  const folder = await makeDemoFolder();
  process.env[demoFolderVariable] = folder;
  return () => rmSync(dirname(folder), { recursive: true, force: true });
}
