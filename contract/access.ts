import type { PlatformSettings, Store } from './entities/store';

/** What the platform knows of a store and may hold against it. */
export type StoreStanding = Pick<
  Store,
  'is_approved' | 'is_document_uploaded' | 'is_email_verified' | 'is_phone_number_verified'
>;

/** Why a store may not work yet, or any more; the first of these that holds. */
export type AccessGap = 'documents' | 'not_approved' | 'not_verified';

/** Whether a store is verified as far as the platform asks for it (specification, section 4). */
export function isVerified(
  store: Pick<StoreStanding, 'is_email_verified' | 'is_phone_number_verified'>,
  settings: PlatformSettings,
): boolean {
  if (store.is_email_verified && store.is_phone_number_verified) return true;
  const mail = !settings.is_store_mail_verification || store.is_email_verified;
  const sms = !settings.is_store_sms_verification || store.is_phone_number_verified;
  return mail && sms;
}

/**
 * What a store lacks to work at all (specification, section 6): its profile is all it reaches until then.
 *
 * @returns `null` where it lacks nothing
 */
export function accessGap(store: StoreStanding, settings: PlatformSettings): AccessGap | null {
  if (settings.is_upload_store_documents && !store.is_document_uploaded) return 'documents';
  if (!store.is_approved) return 'not_approved';
  return isVerified(store, settings) ? null : 'not_verified';
}
