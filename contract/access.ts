import type { PlatformSettings, Store } from './entities/store';

/** The facts for which the platform can block a store. */
export type StoreStatus = Pick<
  Store,
  'is_approved' | 'is_document_uploaded' | 'is_email_verified' | 'is_phone_number_verified'
> & { billing?: { is_locked: boolean } | null | undefined };

/** Why a store can't work yet, or no longer can; the first one that applies. */
export type AccessBlocker = 'documents' | 'not_approved' | 'not_verified' | 'subscription';

/** Whether a store has completed the verifications that the platform requires (specification, section 4). */
export function isVerified(
  store: Pick<StoreStatus, 'is_email_verified' | 'is_phone_number_verified'>,
  settings: PlatformSettings,
): boolean {
  if (store.is_email_verified && store.is_phone_number_verified) return true;
  const mail = !settings.is_store_mail_verification || store.is_email_verified;
  const sms = !settings.is_store_sms_verification || store.is_phone_number_verified;
  return mail && sms;
}

/** The ways to reach a store that the platform can require it to verify. */
export const verifiedChannels = ['email', 'phone'] as const;
export type VerifiedChannel = (typeof verifiedChannels)[number];

/** Returns what a store still has to verify; empty if it is verified as far as the platform asks for it. */
export function missingVerification(
  store: Pick<StoreStatus, 'is_email_verified' | 'is_phone_number_verified'>,
  settings: PlatformSettings,
): VerifiedChannel[] {
  if (isVerified(store, settings)) return [];
  const isMissing = {
    email: settings.is_store_mail_verification && !store.is_email_verified,
    phone: settings.is_store_sms_verification && !store.is_phone_number_verified,
  };
  return verifiedChannels.filter((channel) => isMissing[channel]);
}

/**
 * Returns why a store can't work (specification, section 6): until then it can only reach its profile. One that is locked for its
 * subscription can also pay, and finish the orders that it has taken.
 * @returns `null` if nothing prevents it
 */
export function accessBlocker(store: StoreStatus, settings: PlatformSettings): AccessBlocker | null {
  if (settings.is_upload_store_documents && !store.is_document_uploaded) return 'documents';
  if (!store.is_approved) return 'not_approved';
  if (!isVerified(store, settings)) return 'not_verified';
  return store.billing?.is_locked ? 'subscription' : null;
}

/** Whether a store can still see and finish its orders, and get new ones from customers. */
export const canFinishOrders = (blocker: string | null): boolean => blocker === null || blocker === 'subscription';
