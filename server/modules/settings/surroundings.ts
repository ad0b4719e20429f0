import { eq, type SQL, sql } from 'drizzle-orm';
import type { ReplyOf } from '#contract/calls/index';
import { type PlatformSettings, platformSettingsSchema } from '#contract/entities/store';
import type { Database } from '../../db/database';
import { platformSettings } from '../../db/schema/index';
import { findCountry } from '../reference/service';

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

/** @param value of that row; `null` if the administrators haven't set it yet */
export const platformSettingsOf = (value: unknown): PlatformSettings => ({
  ...byDefault,
  ...stored.parse(value ?? {}),
});

/** Reads the platform's requirements for every store. */
export async function readPlatformSettings(db: Database): Promise<PlatformSettings> {
  const [row] = await db.select().from(platformSettings).where(isPlatformRow());
  return platformSettingsOf(row?.value);
}

/** Changes some of the platform's requirements. @returns all of them */
export async function changePlatformSettings(
  tx: Database,
  changes: { [Name in keyof PlatformSettings]?: boolean | undefined },
): Promise<PlatformSettings> {
  const value = stored.parse(changes);
  const [row] = await tx
    .insert(platformSettings)
    .values({ name: settingName, value })
    .onConflictDoUpdate({
      target: platformSettings.name,
      // Only those that came: two changes at the same time keep both.
      set: { value: sql`${platformSettings.value} || ${JSON.stringify(value)}::jsonb` },
    })
    .returning();
  return platformSettingsOf(row?.value);
}

type Surroundings = Required<Omit<ReplyOf<'login'>, 'store' | 'verification' | 'second_factor'>>;

/** Reads the part of every signed-in reply besides the store. */
export async function readContext(
  db: Database,
  store: { country_code: string; currency: string; timezone: string },
): Promise<Surroundings> {
  const [settings, country] = [await readPlatformSettings(db), await findCountry(db, store.country_code)];
  return {
    ...settings,
    country_detail: country ?? null,
    currency: store.currency,
    timezone: store.timezone,
    // Push messages carry their own tokens; old clients only look for the field.
    firebase_token: '',
  };
}
