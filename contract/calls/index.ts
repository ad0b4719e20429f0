import type { z } from 'zod';
import type { AuditEntity } from '../audit/auditEntities';
import type { AuditRule } from '../audit/auditRule';
import { plainCalls } from '../resources/index';
import { settingsCalls } from '../settings/index';
import { accountantCalls } from './accountant';
import { archiveCalls } from './archives';
import { auditCalls } from './audit';
import { bankAlarmCalls } from './bankAlarm';
import { bankDetailCalls } from './bankDetails';
import { billingCalls, platformBillingCalls } from './billing';
import { bookingCalendarCalls } from './bookingCalendar';
import { bookingReplayCalls } from './bookingReplay';
import { bookingCalls } from './bookings';
import { captchaCalls } from './captcha';
import { categoryCalls } from './categories';
import { checkupCalls } from './checkup';
import { customerCalls } from './customers';
import { dashboardCalls } from './dashboard';
import { deliveryCalls, platformDeliveryCalls } from './deliveryAreas';
import { dispatchCalls } from './dispatch';
import { documentCalls } from './documents';
import { erasureCalls } from './erasure';
import { factorAlarmCalls } from './factorAlarm';
import { factorCalls } from './factors';
import { guestCalls, platformGuestCalls } from './guests';
import { handoverCalls } from './handover';
import { imageCalls } from './images';
import { itemCalls } from './items';
import { ledgerCalls, platformLedgerCalls } from './ledger';
import { menuImportCalls } from './menuImports';
import { messageCalls, platformMessageCalls } from './messages';
import { modifierGroupCalls } from './modifierGroups';
import { offerQuoteCalls, offerResultCalls } from './offers';
import { openingCalls } from './opening';
import { orderChangeCalls, platformOrderChangeCalls } from './orderChanges';
import { orderCalls } from './orders';
import { passwordCalls } from './passwords';
import { paymentGatewayCalls } from './paymentGateways';
import { paymentCalls, platformPaymentCalls } from './payments';
import { platformCalls } from './platform';
import { profileCalls } from './profile';
import { providerCalls } from './providers';
import { readinessCalls } from './readiness';
import { recoveryCalls } from './recovery';
import { referenceCalls } from './reference';
import { refusedRequestCalls } from './refusedRequests';
import { registrationCalls } from './registration';
import { platformReviewCalls, reviewCalls } from './reviews';
import { sessionCalls } from './session';
import { deviceSessionCalls } from './sessions';
import { sharedDeviceCalls } from './sharedDevices';
import { socialCalls } from './social';
import { mailChoiceCalls, platformStoreMailCalls, storeMailCalls } from './storeMail';
import { platformStoreCalls, storeSettingsCalls } from './storeSettings';
import { subStoreCalls } from './subStores';
import { supportCalls } from './support';
import { platformTableCalls, tableCodeCalls } from './tables';
import { typedBookingCalls } from './typedBookings';
import { vehicleCalls } from './vehicles';
import { verificationCalls } from './verification';
import { waitingCalls } from './waiting';
import { platformWalletCalls, walletCalls } from './wallet';
import { platformWebsiteCalls, websiteCalls } from './website';

/** The table of calls: the server mounts them and the app makes them. */
export const calls = {
  ...sessionCalls,
  ...verificationCalls,
  ...factorCalls,
  ...factorAlarmCalls,
  ...checkupCalls,
  ...socialCalls,
  ...archiveCalls,
  ...recoveryCalls,
  ...handoverCalls,
  ...passwordCalls,
  ...captchaCalls,
  ...registrationCalls,
  ...profileCalls,
  ...readinessCalls,
  ...referenceCalls,
  ...orderCalls,
  ...customerCalls,
  ...erasureCalls,
  ...offerQuoteCalls,
  ...offerResultCalls,
  ...openingCalls,
  ...bookingCalls,
  ...waitingCalls,
  ...typedBookingCalls,
  ...refusedRequestCalls,
  ...bookingReplayCalls,
  ...settingsCalls,
  ...storeSettingsCalls,
  ...storeMailCalls,
  ...mailChoiceCalls,
  ...platformStoreCalls,
  ...dispatchCalls,
  ...deliveryCalls,
  ...orderChangeCalls,
  ...paymentCalls,
  ...itemCalls,
  ...categoryCalls,
  ...modifierGroupCalls,
  ...imageCalls,
  ...menuImportCalls,
  ...supportCalls,
  ...plainCalls,
  ...tableCodeCalls,
  ...bookingCalendarCalls,
  ...paymentGatewayCalls,
  ...messageCalls,
  ...guestCalls,
  ...providerCalls,
  ...vehicleCalls,
  ...documentCalls,
  ...bankDetailCalls,
  ...bankAlarmCalls,
  ...subStoreCalls,
  ...deviceSessionCalls,
  ...sharedDeviceCalls,
  ...auditCalls,
  ...reviewCalls,
  ...ledgerCalls,
  ...accountantCalls,
  ...walletCalls,
  ...billingCalls,
  ...dashboardCalls,
  ...platformCalls,
  ...platformOrderChangeCalls,
  ...platformPaymentCalls,
  ...platformDeliveryCalls,
  ...platformReviewCalls,
  ...platformLedgerCalls,
  ...platformWalletCalls,
  ...platformTableCalls,
  ...platformGuestCalls,
  ...platformBillingCalls,
  ...platformMessageCalls,
  ...platformStoreMailCalls,
  ...websiteCalls,
  ...platformWebsiteCalls,
} as const satisfies Record<string, { audit?: AuditRule<AuditEntity> | undefined }>;

export type Calls = typeof calls;
export type CallName = keyof Calls;
/** Names of the calls that a store's app makes; all others belong to the platform. */
export type StoreCallName = Exclude<CallName, `platform/${string}`>;

/** Body as the caller writes it; fields with defaults are optional. */
export type BodyOf<Name extends CallName> = z.input<Calls[Name]['body']>;
/** Body as the handler receives it: validated, with defaults. */
export type ParsedBodyOf<Name extends CallName> = z.output<Calls[Name]['body']>;
export type ReplyOf<Name extends CallName> = z.output<Calls[Name]['reply']>;
export const callNames = Object.keys(calls) as CallName[];

/** Calls that only read, recognised by name: a call that writes is never called `get` or `find`, `apply_promo_code` is the specification's name for a quote, and the dashboard only shows. */
type ReadName = `get_${string}` | `find_${string}` | 'apply_promo_code';
type Read = ReadName | `platform/${ReadName}` | `dashboard/${string}`;
type UnsaidWrite = {
  [Name in CallName]: Name extends Read ? never : undefined extends Calls[Name]['audit'] ? Name : never;
}[CallName];

/** Fails to compile if a call writes but has no `audit` field. The type error lists the calls. @public */
export const unsaidWrites = {} satisfies Record<UnsaidWrite, never>;
