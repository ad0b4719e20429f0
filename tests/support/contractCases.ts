import { randomUUID } from 'node:crypto';
import type { BodyOf, CallName } from '#contract/calls/index';
import { type ErrorCode, errorCodes } from '#contract/codes/errorCodes';
import { deliveryStatus } from '#contract/orders/statuses';
import type { PermissionKey } from '#contract/permissions';
import { archiveCases } from './archiveCases';
import { auditCases } from './auditCases';
import { billingCases } from './billingCases';
import { captchaCases } from './captchaCases';
import { acceptedDelivery, endedOrder, offeredDelivery, placeOrder, type World } from './contractWorld';
import { customerCases } from './customerCases';
import { dashboardCases } from './dashboardCases';
import { deliveryAreaCases } from './deliveryAreaCases';
import { dispatchCases } from './dispatchCases';
import { erasureCases } from './erasureCases';
import { checkupCases, factorCases } from './factorCases';
import { makeProvider, makeStore, makeSubStore, makeTable, orderInput, testPassword } from './factories/index';
import { clearFactors } from './factors';
import { guestCases } from './guestCases';
import { ledgerCases } from './ledgerCases';
import { categoryCases } from './menuCases/categories';
import { imageCases, uploaded } from './menuCases/images';
import { itemCases } from './menuCases/items';
import { menuImportCases } from './menuCases/menuImports';
import { modifierGroupCases } from './menuCases/modifierGroups';
import { messageCases } from './messageCases';
import { offerCases } from './offerCases';
import { openingCases } from './openingCases';
import { orderCases } from './orderCases';
import { orderChangeCases } from './orderChangeCases';
import { handoverCases, recoveryCases } from './ownershipCases';
import { passwordCases } from './passwordCases';
import { paymentCases } from './paymentCases';
import { paymentGatewayCases } from './paymentGatewayCases';
import { plainCases } from './plainCases';
import { profileCases } from './profileCases';
import { readinessCases } from './readinessCases';
import { refusedRequestCases } from './refusedRequestCases';
import { registrationCases } from './registrationCases';
import { reviewCases } from './reviewCases';
import { settingsCases } from './settingsCases';
import { sharedDeviceCases } from './sharedDeviceCases';
import { socialCases } from './socialCases';
import { bankAlarmCases, bankDetailCases } from './staffCases/bankDetails';
import { documentCases, platformDocumentCases } from './staffCases/documents';
import { providerCases } from './staffCases/providers';
import { vehicleCases } from './staffCases/vehicles';
import { storeMailCases } from './storeMailCases';
import { subStoreCases } from './subStoreCases';
import { tableCases } from './tableCases';
import { typedBookingCases } from './typedBookingCases';
import { verificationCases } from './verificationCases';
import { waitingCases } from './waitingCases';
import { websiteCases } from './websiteCases';

export type ContractCases<Names extends CallName> = { [Name in Names]: ContractCase<Name> };

export interface ContractCase<Name extends CallName> {
  /** A body that succeeds, with new records for everything it needs. */
  body: (world: World) => Promise<BodyOf<Name>> | BodyOf<Name>;
  /** The same for callers who can only read and change orders of type table. */
  ofTables?: (world: World) => Promise<BodyOf<Name>> | BodyOf<Name>;
  /** A permission that its handler asks for besides the call’s. */
  alsoNeeds?: PermissionKey;
  /** A body that names a record of another store, or a missing one, and the code that refuses it. */
  foreign?: {
    body: (world: World) => Promise<BodyOf<Name>> | BodyOf<Name>;
    /** `null` where another store's ID changes nothing: the reply is the same as without it. */
    code: ErrorCode | null;
  };
}

const nothing = { body: () => ({}) };
const { ORDER_DETAIL_NOT_FOUND, PROVIDER_NOT_FOUND, NO_DATA_FOUND, FIELDS_NOT_VALID } = errorCodes;

/** One case a call: without one nothing compiles, and one with a record's ID and no `foreign` fails the suite. */
export const contractCases: ContractCases<CallName> = {
  ...itemCases,
  ...dashboardCases,
  ...messageCases,
  ...categoryCases,
  ...modifierGroupCases,
  ...imageCases,
  ...menuImportCases,
  ...providerCases,
  ...vehicleCases,
  ...documentCases,
  ...bankDetailCases,
  ...bankAlarmCases,
  ...subStoreCases,
  ...sharedDeviceCases,
  ...orderCases,
  ...orderChangeCases,
  ...paymentCases,
  ...auditCases,
  ...plainCases,
  ...tableCases,
  ...waitingCases,
  ...websiteCases,
  ...typedBookingCases,
  ...refusedRequestCases,
  ...guestCases,
  ...paymentGatewayCases,
  ...storeMailCases,
  ...deliveryAreaCases,
  ...openingCases,
  ...settingsCases,
  ...reviewCases,
  ...verificationCases,
  ...factorCases,
  ...checkupCases,
  ...socialCases,
  ...archiveCases,
  ...erasureCases,
  ...recoveryCases,
  ...handoverCases,
  ...passwordCases,
  ...captchaCases,
  ...registrationCases,
  ...profileCases,
  ...readinessCases,
  ...ledgerCases,
  ...billingCases,
  login: { body: async ({ db }) => ({ email: (await makeStore(db)).email, password: testPassword }) },
  sign_in: { body: async ({ db }) => ({ email: (await makeStore(db)).email, password: testPassword }) },
  sub_store_login: {
    body: async ({ db, mine }) => ({ email: (await makeSubStore(db, mine.store)).email, password: testPassword }),
  },
  // The caller's own password: the tests make it with an account that nothing else uses.
  change_password: { body: () => ({ current_password: testPassword, password: 'another horse 8' }) },
  step_up: {
    body: async (world) => {
      await clearFactors(world, world.mine.store);
      return { password: testPassword };
    },
  },
  // A separate session each time: the tests sign in again before they make the call.
  logout: nothing,
  get_store_data: nothing,
  update_device_token: { body: () => ({ device_token: 'device-1' }) },
  get_image_setting: nothing,
  get_setting_detail: nothing,
  get_support_thread: nothing,
  add_support_message: {
    body: () => ({ idempotency_key: randomUUID(), text: 'Hello', page: '/app', app_version: '1', browser: 'Firefox' }),
  },
  add_crash_report: {
    body: () => ({ report: 'K7F3-9QXM', name: 'TypeError', page: '/app', app_version: '1' }),
  },

  get_country_list: nothing,
  get_city_list: { body: () => ({ country_id: 'FR' }) },
  get_delivery_list_for_city: { body: () => ({ city_id: 'paris' }) },

  get_order_list: {
    body: async (world) => {
      await placeOrder(world, world.mine);
      // No board: each of its keys gives access to the orders of that key.
      return {};
    },
    foreign: {
      // Ids of others are not refused: the list holds none of them.
      body: async (world) => ({ ids: [(await placeOrder(world, world.other))._id] }),
      code: NO_DATA_FOUND,
    },
  },
  get_board_counts: nothing,
  get_history_provider_list: nothing,
  get_order_export: {
    body: async (world) => {
      await endedOrder(world, world.mine);
      return { after: (await endedOrder(world, world.mine))._id };
    },
    foreign: { body: async (world) => ({ after: (await endedOrder(world, world.other))._id }), code: NO_DATA_FOUND },
  },
  request_provider: {
    body: async (world) => {
      const { id } = await makeProvider(world.db, world.mine.store);
      return { order_id: (await acceptedDelivery(world, world.mine))._id, provider_id: id };
    },
    foreign: {
      body: async (world) => {
        const { id } = await makeProvider(world.db, world.other.store);
        return { order_id: (await acceptedDelivery(world, world.mine))._id, provider_id: id };
      },
      code: PROVIDER_NOT_FOUND,
    },
  },
  cancel_provider_request: {
    body: async (world) => ({ order_id: (await offeredDelivery(world, world.mine)).order._id }),
    foreign: {
      body: async (world) => ({ order_id: (await offeredDelivery(world, world.other)).order._id }),
      code: ORDER_DETAIL_NOT_FOUND,
    },
  },
  get_available_provider_list: nothing,
  ...dispatchCases,
  get_store_menu: nothing,
  ...offerCases,
  ...customerCases,
  find_address: { body: () => ({ query: '1 Home Street' }) },

  'platform/get_store_list': nothing,
  'platform/get_store_menu': {
    body: ({ mine }) => ({ store_id: mine.store.id }),
    foreign: { body: () => ({ store_id: randomUUID() }), code: NO_DATA_FOUND },
  },
  'platform/create_order': {
    body: ({ mine }) => ({ ...orderInput(mine.item), store_id: mine.store.id }),
    foreign: {
      body: ({ mine, other }) => ({ ...orderInput(other.item), store_id: mine.store.id }),
      code: FIELDS_NOT_VALID,
    },
  },
  'platform/get_order': {
    body: async (world) => ({ store_id: world.mine.store.id, order_id: (await placeOrder(world, world.mine))._id }),
    foreign: {
      body: async (world) => ({ store_id: world.mine.store.id, order_id: (await placeOrder(world, world.other))._id }),
      code: ORDER_DETAIL_NOT_FOUND,
    },
  },
  'platform/cancel_order': {
    body: async (world) => ({ store_id: world.mine.store.id, order_id: (await placeOrder(world, world.mine))._id }),
    foreign: {
      body: async (world) => ({ store_id: world.mine.store.id, order_id: (await placeOrder(world, world.other))._id }),
      code: ORDER_DETAIL_NOT_FOUND,
    },
  },
  'platform/set_delivery_status': {
    body: async (world) => {
      const { order, provider } = await offeredDelivery(world, world.mine);
      const { WAITING, ACCEPTED } = deliveryStatus;
      return { order_id: order._id, provider_id: provider.id, from: WAITING, delivery_status: ACCEPTED };
    },
    foreign: {
      body: async (world) => {
        const { order } = await offeredDelivery(world, world.mine);
        const stranger = await makeProvider(world.db, world.other.store);
        const { WAITING, ACCEPTED } = deliveryStatus;
        return { order_id: order._id, provider_id: stranger.id, from: WAITING, delivery_status: ACCEPTED };
      },
      code: ORDER_DETAIL_NOT_FOUND,
    },
  },
  'platform/get_delivery_request_list': {
    body: async (world) => {
      await offeredDelivery(world, world.mine);
      return { store_id: world.mine.store.id };
    },
    foreign: { body: () => ({ store_id: randomUUID() }), code: NO_DATA_FOUND },
  },
  'platform/get_provider_list': {
    body: ({ mine }) => ({ store_id: mine.store.id }),
    foreign: { body: () => ({ store_id: randomUUID() }), code: NO_DATA_FOUND },
  },
  'platform/set_provider_location': {
    body: async ({ db, mine }) => ({ provider_id: (await makeProvider(db, mine.store)).id, location: [48.8, 2.3] }),
    foreign: { body: () => ({ provider_id: randomUUID(), location: [48.8, 2.3] }), code: PROVIDER_NOT_FOUND },
  },
  'platform/set_provider_availability': {
    body: async ({ db, mine }) => ({ provider_id: (await makeProvider(db, mine.store)).id, availability: 'offline' }),
    foreign: { body: () => ({ provider_id: randomUUID(), availability: 'free' }), code: PROVIDER_NOT_FOUND },
  },
  ...platformDocumentCases,
  update: { body: () => ({ store: { minimum_order_price: 700 } }) },
  'platform/set_store_flags': {
    body: ({ mine }) => ({ store_id: mine.store.id, is_provide_table_booking: true }),
    foreign: { body: () => ({ store_id: randomUUID(), is_business: false }), code: NO_DATA_FOUND },
  },
  'platform/get_outgoing_message_list': {
    body: ({ mine }) => ({ store_id: mine.store.id, event: 'invitation', state: 'waiting' }),
    foreign: { body: () => ({ store_id: randomUUID() }), code: NO_DATA_FOUND },
  },
  update_image: {
    body: async (world) => ({ image: { _id: await uploaded(world, world.mine) } }),
    foreign: {
      body: async (world) => ({ image: { _id: await uploaded(world, world.other) } }),
      code: FIELDS_NOT_VALID,
    },
  },
  'platform/set_store_standing': {
    body: ({ mine }) => ({ store_id: mine.store.id, is_document_uploaded: true }),
    foreign: { body: () => ({ store_id: randomUUID(), is_email_verified: true }), code: NO_DATA_FOUND },
  },
  'platform/set_platform_settings': { body: () => ({ is_upload_store_documents: false }) },
  'platform/approve': {
    body: async ({ db, mine }) => {
      const { id } = await makeProvider(db, mine.store, { is_approved: false });
      return { kind: 'provider', _id: id, is_approved: true };
    },
    foreign: {
      // A table's id, which isn't a person who could be approved.
      body: async ({ db, mine }) => {
        const { id } = await makeTable(db, mine.store);
        return { kind: 'provider', _id: id, is_approved: true };
      },
      code: PROVIDER_NOT_FOUND,
    },
  },
};
