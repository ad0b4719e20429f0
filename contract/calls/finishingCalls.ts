import type { StoreCallName } from './index';

/**
 * The calls with which a store that is locked for its subscription goes on seeing and finishing its orders, also those that
 * customers still place until the day's service is over.
 */
const finishingCalls: readonly StoreCallName[] = [
  ...(['get_order_list', 'get_order', 'get_board_counts', 'get_order_totals', 'get_customer'] as const),
  ...(['set_order_status', 'undo_no_show', 'update_order_items', 'update_order_details'] as const),
  ...(['withdraw_order_change', 'see_order_change', 'refund_order', 'get_order_earnings'] as const),
  ...(['request_provider', 'cancel_provider_request', 'assign_order_list', 'change_to_pickup'] as const),
  ...(['get_available_provider_list', 'get_delivery_log', 'get_dispatch_provider_list'] as const),
  ...(['retry_payment_refund', 'settle_payment_refund', 'make_payment_link'] as const),
  ...(['get_gateway_event_list', 'replay_gateway_event'] as const),
  ...(['get_store_menu', 'get_setting_detail', 'get_image_setting'] as const),
];

/** Whether a locked store can make a call. */
export const finishesOrders = (name: string): boolean => (finishingCalls as readonly string[]).includes(name);
