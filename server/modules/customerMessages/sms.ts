import type { StoreSms } from '#contract/messages/storeSms';
import { smsSettings } from '#contract/settings/sms';
import { storeSection } from '#server/records/storeSection';
import { assertComplete } from './storeAccount';

/** The store's own account for text messages. It can only be on with all its parts. */
export const sms = storeSection(smsSettings, {
  read: ({ settings: { sms: stored } }) => ({
    is_sms_on: stored.is_on,
    sms_format: stored.format,
    sms_auth_id: stored.auth_id,
    sms_country_phone_code: stored.country_phone_code,
    sms_number: stored.number,
    sms_parts_price: stored.parts_price,
    sms_parts_per_day: stored.parts_per_day,
  }),
  async write(changes, { settings: { sms: stored } }, tx, { session }) {
    const next: StoreSms = {
      is_on: changes.is_sms_on ?? stored.is_on,
      format: changes.sms_format ?? stored.format,
      auth_id: changes.sms_auth_id ?? stored.auth_id,
      country_phone_code: changes.sms_country_phone_code ?? stored.country_phone_code,
      number: changes.sms_number ?? stored.number,
      parts_price: changes.sms_parts_price ?? stored.parts_price,
      parts_per_day: changes.sms_parts_per_day === undefined ? stored.parts_per_day : changes.sms_parts_per_day,
    };
    if (next.is_on) await assertComplete(tx, session.store_id, next);
    return { settings: { sms: next } };
  },
});
