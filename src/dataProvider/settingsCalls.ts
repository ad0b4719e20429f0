import { callMethods } from './callMethods';

/** The store's payments to the platform. */
const billingCalls = callMethods(
  ...(['get_subscription', 'preview_plan', 'subscribe', 'cancel_subscription', 'resume_subscription'] as const),
  ...(['pay_invoice', 'get_invoice_list', 'get_invoice_file', 'update_billing_details'] as const),
  ...(['start_card', 'add_card', 'select_card', 'delete_card'] as const),
);

/** Gateways for card payments; their keys are settings. */
const gatewayCalls = callMethods('get_payment_gateways', 'check_payment_gateway');

/** Messages to customers. */
const messageCalls = callMethods('get_standard_texts', 'send_sample_messages', 'get_sms_use', 'send_test_sms');

/** The store's website: its domain, its publication and its scripts. */
const websiteCalls = callMethods(
  'get_website_domain',
  'check_domain',
  'set_website_domain',
  'remove_website_domain',
  'check_website_domain',
  'get_website_state',
  'publish_website',
  'revert_website',
  'script_pages',
  'add_script_page',
  'update_script_page',
  'delete_script_pages',
);

/** Calls of pages below the settings, besides those that read and save sections. */
export const settingsCalls = { ...billingCalls, ...gatewayCalls, ...messageCalls, ...websiteCalls };
