import { eq, type SQL } from 'drizzle-orm';
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

const stored = platformSettingsSchema.partial();

/** The row of `platform_settings` that holds them, for statements that join it. */
export const isPlatformRow = (): SQL => eq(platformSettings.name, settingName);

/** @param value of that row; `null` where the administrators have said nothing yet */
export const platformSettingsOf = (value: unknown): PlatformSettings => ({
  ...byDefault,
  ...stored.parse(value ?? {}),
});

/** What the platform asks of every store. */
export async function readPlatformSettings(db: Database): Promise<PlatformSettings> {
  const [row] = await db.select().from(platformSettings).where(isPlatformRow());
  return platformSettingsOf(row?.value);
}
