import type { Handlers } from '../http/handler';
import { accountantHandlers } from './accountant/index';
import { approvalHandlers } from './approval/index';
import { archiveHandlers } from './archives/index';
import { auditHandlers } from './audit/index';
import { bankDetailHandlers } from './bankDetails/index';
import { bookingCalendarHandlers } from './bookingCalendar/index';
import { bookingReplayHandlers } from './bookingRules/index';
import { captchaHandlers } from './captcha/index';
import { customerMessageHandlers } from './customerMessages/index';
import { customerHandlers } from './customers/index';
import { deliveryHandlers, platformDeliveryHandlers } from './delivery/index';
import { deliveryAreaHandlers } from './deliveryAreas/index';
import { documentHandlers, platformDocumentHandlers } from './documents/index';
import { erasureHandlers } from './erasure/index';
import { imageHandlers } from './images/index';
import { menuImportHandlers } from './imports/index';
import { insightHandlers } from './insight/index';
import { ledgerHandlers } from './ledger/index';
import { menuHandlers } from './menu/index';
import { offerResultHandlers } from './offers/results';
import { openingHandlers } from './opening/index';
import { orderHandlers, platformOrderHandlers } from './orders/index';
import { outgoingHandlers } from './outgoing/index';
import { ownershipHandlers } from './ownership/index';
import { passwordHandlers } from './passwords/index';
import { paymentGatewayHandlers } from './paymentGateways/index';
import { paymentHandlers } from './payments/index';
import { plainHandlers } from './plainResources';
import { profileHandlers } from './profile/index';
import { providerHandlers } from './providers/index';
import { readinessHandlers } from './readiness/index';
import { referenceHandlers } from './reference/index';
import { refusedRequestHandlers } from './refusedRequests/index';
import { registrationHandlers } from './registration/index';
import { platformReviewHandlers, reviewHandlers } from './reviews/index';
import { securityHandlers } from './security/index';
import { sessionHandlers } from './session/index';
import { settingsHandlers } from './settings/index';
import { updateStoreHandlers } from './settings/updateStore';
import { sharedDeviceHandlers } from './sharedDevices/index';
import { socialHandlers } from './social/index';
import { storeHandlers } from './store/index';
import { storeDeletionHandlers } from './storeDeletion/index';
import { storeMailHandlers } from './storeMail/index';
import { sectionHandlers } from './storeSections';
import { subStoreHandlers } from './subStores/index';
import { billingHandlers } from './subscription/index';
import { supportHandlers } from './support/index';
import { tableCodeHandlers } from './tables/codes';
import { typedBookingHandlers } from './typedBookings/index';
import { waitingHandlers } from './waiting/index';
import { walletHandlers } from './wallet/index';
import { websiteHandlers } from './website/index';

/** Who carries out which call: complete by its type. */
export const handlers: Handlers = {
  ...sessionHandlers,
  ...securityHandlers,
  ...socialHandlers,
  ...archiveHandlers,
  ...ownershipHandlers,
  ...passwordHandlers,
  ...captchaHandlers,
  ...registrationHandlers,
  ...profileHandlers,
  ...readinessHandlers,
  ...storeHandlers,
  ...settingsHandlers,
  ...sectionHandlers,
  ...storeMailHandlers,
  ...updateStoreHandlers,
  ...referenceHandlers,
  ...approvalHandlers,
  ...openingHandlers,
  ...orderHandlers,
  ...customerHandlers,
  ...erasureHandlers,
  ...storeDeletionHandlers,
  ...offerResultHandlers,
  ...platformOrderHandlers,
  ...paymentHandlers,
  ...deliveryHandlers,
  ...platformDeliveryHandlers,
  ...deliveryAreaHandlers,
  ...menuHandlers,
  ...imageHandlers,
  ...menuImportHandlers,
  ...supportHandlers,
  ...outgoingHandlers,
  ...customerMessageHandlers,
  ...providerHandlers,
  ...bankDetailHandlers,
  ...documentHandlers,
  ...platformDocumentHandlers,
  ...auditHandlers,
  ...subStoreHandlers,
  ...sharedDeviceHandlers,
  ...plainHandlers,
  ...tableCodeHandlers,
  ...waitingHandlers,
  ...typedBookingHandlers,
  ...refusedRequestHandlers,
  ...bookingReplayHandlers,
  ...bookingCalendarHandlers,
  ...paymentGatewayHandlers,
  ...reviewHandlers,
  ...platformReviewHandlers,
  ...ledgerHandlers,
  ...accountantHandlers,
  ...walletHandlers,
  ...billingHandlers,
  ...insightHandlers,
  ...websiteHandlers,
};
