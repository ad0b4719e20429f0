import type { BodyOf, ReplyOf } from '#contract/calls/index';
import type { Image } from '#contract/entities/image';
import type { ImportKind } from '#contract/menuFiles/columns';
import { type CallOptions, callApi } from './callApi';
import { callMethods } from './callMethods';
import { settingsCalls } from './settingsCalls';

const orderCalls = callMethods(
  'create_order',
  'find_customer',
  'get_customer',
  'set_customer_note',
  'erase_customer',
  'find_address',
  'get_delivery_quote',
  'get_delivery_map',
  'apply_promo_code',
  'find_promo_codes',
  'get_offer_results',
  'get_order',
  'get_order_list',
  'get_board_counts',
  'get_order_totals',
  'get_history_period',
  'get_history_reconciliation',
  'get_order_export',
  'get_history_provider_list',
  'set_order_status',
  'settle_booking_fee',
  'undo_no_show',
  'update_order_items',
  'update_order_details',
  'withdraw_order_change',
  'see_order_change',
  'refund_order',
  'make_payment_link',
  'retry_payment_refund',
  'settle_payment_refund',
  'get_gateway_event_list',
  'replay_gateway_event',
  'get_order_earnings',
  'get_earning',
  'get_ledger_entry_list',
  'get_ledger_entry_export',
  'get_accountant_link_list',
  'add_accountant_link',
  'revoke_accountant_link',
);

/** The store's balance, its payouts, and the cash of its delivery people. */
const walletCalls = callMethods(
  'get_wallet',
  'get_wallet_request_list',
  'add_wallet_request',
  'cancel_wallet_request',
  'get_payout_list',
  'get_next_payout',
  'get_payout_statement',
  'get_payout_statement_entries',
  'get_payout_statement_file',
  'get_cash',
  'hand_over_cash',
);

/** When the store takes orders. */
const openingCalls = callMethods(
  'pause_orders',
  'resume_orders',
  'set_busy',
  'set_opening_today',
  'get_slot_list',
  'get_holiday_list',
);

/** Assigns orders to delivery people. */
const dispatchCalls = callMethods(
  'request_provider',
  'cancel_provider_request',
  'assign_order_list',
  'change_to_pickup',
  'get_available_provider_list',
  'get_delivery_log',
  'get_dispatch_provider_list',
);

/** Parties that wait for a table. */
const waitingCalls = callMethods(
  'get_waiting_list',
  'add_waiting_party',
  'update_waiting_party',
  'seat_waiting_party',
  'remove_waiting_party',
  'restore_waiting_party',
);

/** Bookings that someone is typing, requests that a rule refused, and how long guests stay. */
const bookingCalls = callMethods(
  ...(['get_typed_booking_list', 'type_booking', 'drop_typed_booking', 'get_refused_request_list'] as const),
  ...(['remove_refused_request', 'get_refused_sums', 'get_learned_stays', 'get_booking_replay'] as const),
);

/** The times at which tables can be booked, the links of guests, the tables' QR codes, and the calendar of bookings. */
const tableCalls = callMethods(
  'get_table_slots',
  'get_guest_visits',
  'make_guest_link',
  'get_table_codes',
  'renew_table_code',
  'test_email_settings',
  'get_mail_records',
  'get_email_log',
  'lift_mail_stop',
  'get_booking_calendar',
  'renew_booking_calendar',
  'stop_booking_calendar',
);

/** Where the store delivers, and for what fee. */
const deliveryCalls = callMethods('set_delivery_area_sequence', 'get_delivery_coverage');

const menuCalls = callMethods(
  'get_store_menu',
  'get_menu_preview',
  'get_modifier_group',
  'add_sub_category',
  'set_category_sequence',
  'set_sub_category_sequence',
  'set_modifier_group_sequence',
  'set_item_stock',
  'set_modifier_stock',
  'undo_change',
);

const imageCalls = {
  addImage: async (file: Blob, options: Omit<CallOptions, 'file'> = {}): Promise<Image> =>
    (await callApi('add_image', {}, { ...options, file })).image,
  ...callMethods('update_image'),
  /** Without `crop` and `focal`: the image as it was uploaded. */
  cropImage: async (body: BodyOf<'crop_image'>): Promise<Image> => (await callApi('crop_image', body)).image,
};

/** Imports and exports the menu as files. */
const importCalls = {
  ...callMethods(
    'add_import_file',
    'get_import_file',
    'get_import_list',
    'get_import',
    'get_import_row_list',
    'cancel_import',
    'undo_import',
    'get_import_mapping',
    'set_import_mapping',
  ),
  /** Previews rows or imports them; the same for each kind. */
  sendImportRows: (kind: ImportKind, body: BodyOf<'import_items'>): Promise<ReplyOf<'import_items'>> =>
    callApi(`import_${kind}`, body),
};

/** Delivery people with their documents, vehicles and bank details. */
const providerCalls = callMethods(
  'get_provider',
  'get_provider_list',
  'get_provider_job_list',
  'approve_provider',
  'restore_provider',
  'get_document_list',
  'get_document_file',
  'upload_document',
  'update_document',
  'review_document',
  'delete_document',
  'get_vehicle_list',
  'add_vehicle',
  'update_vehicle',
  'delete_vehicle',
  'get_bank_detail',
  'add_bank_detail',
  'update_bank_detail',
  'delete_bank_detail',
  'get_bank_photo',
  'upload_bank_photo',
);

/** The user's own account, and other accounts. */
const accountCalls = callMethods(
  'change_password',
  'get_profile',
  'update_profile',
  'update_profile_image',
  'get_readiness',
  'send_test_order',
  'accept_test_order',
  'request_address_change',
  'confirm_address_change',
  'get_factors',
  'begin_totp',
  'confirm_totp',
  'remove_totp',
  'begin_passkey',
  'confirm_passkey',
  'rename_passkey',
  'remove_passkey',
  'new_recovery_codes',
  'require_team_factor',
  'get_security_checkup',
  'get_social_ticket',
  'get_social_accounts',
  'link_social_account',
  'unlink_social_account',
  'get_store_archive',
  'request_store_archive',
  'download_store_archive',
  'delete_store_archive',
  'request_store_deletion',
  'cancel_store_deletion',
  'get_recovery',
  'set_trusted_colleagues',
  'decline_trust',
  'confirm_recovery',
  'stop_recovery',
  'get_handover',
  'begin_handover',
  'cancel_handover',
  'finish_handover',
  'invite_sub_store',
  'get_shared_device',
  'begin_shift',
  'end_shift',
  'set_shared_device',
  'set_pin',
  'set_own_pin',
  'get_session_list',
  'end_session',
  'end_other_sessions',
);

/** The audit log. */
const auditCalls = callMethods('get_audit_list', 'get_audit_actor_list', 'get_record_history');

/** Calls about customers' reviews. */
const reviewCalls = callMethods(
  'get_reviews_list',
  'get_reviews_summary',
  'reply_review',
  'set_review_note',
  'report_review',
);

/** The dashboard's calls, whose names are the specification's. */
const dashboardCalls = {
  ...callMethods('get_dashboard_today', 'get_item_list'),
  getDashboardTables: (body: BodyOf<'dashboard/tables'>, options?: CallOptions): Promise<ReplyOf<'dashboard/tables'>> =>
    callApi('dashboard/tables', body, options),
  getCustomerRevenue: (
    body: BodyOf<'dashboard/CustomerRev+Rec'>,
    options?: CallOptions,
  ): Promise<ReplyOf<'dashboard/CustomerRev+Rec'>> => callApi('dashboard/CustomerRev+Rec', body, options),
  getBusyHours: (body: BodyOf<'dashboard/BusyHour'>, options?: CallOptions): Promise<ReplyOf<'dashboard/BusyHour'>> =>
    callApi('dashboard/BusyHour', body, options),
};

const supportCalls = callMethods('get_support_thread', 'add_support_message', 'contest_deduction');

/** The store's calls that aren't react-admin CRUD, by feature. */
export const storeCalls = {
  ...orderCalls,
  ...walletCalls,
  ...openingCalls,
  ...dispatchCalls,
  ...deliveryCalls,
  ...tableCalls,
  ...waitingCalls,
  ...bookingCalls,
  ...menuCalls,
  ...imageCalls,
  ...importCalls,
  ...providerCalls,
  ...accountCalls,
  ...auditCalls,
  ...reviewCalls,
  ...dashboardCalls,
  ...settingsCalls,
  ...supportCalls,
};
