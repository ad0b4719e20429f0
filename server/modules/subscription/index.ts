import type { billingCalls, platformBillingCalls } from '#contract/calls/billing';
import type { Handlers } from '#server/http/handler';
import { addCard, deleteCard, selectCard, startCard } from './cards';
import { getInvoiceFile, getInvoiceList } from './invoices';
import {
  cancelSubscription,
  getSubscription,
  payInvoice,
  previewPlan,
  resumeSubscription,
  subscribe,
  updateBillingDetails,
} from './plans';
import { setSubscription } from './platform';

export const billingHandlers: Handlers<keyof typeof billingCalls | keyof typeof platformBillingCalls> = {
  get_subscription: getSubscription,
  preview_plan: previewPlan,
  subscribe,
  cancel_subscription: cancelSubscription,
  resume_subscription: resumeSubscription,
  pay_invoice: payInvoice,
  get_invoice_list: getInvoiceList,
  get_invoice_file: getInvoiceFile,
  start_card: startCard,
  add_card: addCard,
  select_card: selectCard,
  delete_card: deleteCard,
  update_billing_details: updateBillingDetails,
  'platform/set_subscription': setSubscription,
};
