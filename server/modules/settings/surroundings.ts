import type { ReplyOf } from '#contract/calls/index';
import type { Database } from '../../db/database';
import { findCountry } from '../reference/service';
import { readPlatformSettings } from './platformSettings';

type Surroundings = Omit<ReplyOf<'login'>, 'store'>;

/** What every signed-in reply carries beside the store. */
export async function readSurroundings(
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
