import { eq } from 'drizzle-orm';
import { type PlatformSettings, platformSettingsSchema } from '#contract/entities/store';
import type { Database } from '../../db/database';
import { platformSettings } from '../../db/schema/index';

/** Row of `platform_settings` that holds them. */
const settingName = 'platform';

/** Nothing is asked of stores until the administrators say so. */
const byDefault: PlatformSettings = {
  is_upload_store_documents: false,
  is_store_mail_verification: false,
  is_store_sms_verification: false,
};

/** What the platform asks of every store. */
export async function readPlatformSettings(db: Database): Promise<PlatformSettings> {
  const [row] = await db.select().from(platformSettings).where(eq(platformSettings.name, settingName));
  return { ...byDefault, ...platformSettingsSchema.partial().parse(row?.value ?? {}) };
}
