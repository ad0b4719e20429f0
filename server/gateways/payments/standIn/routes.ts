import { type Desk, listOf } from './desk';
import { closeDispute, listDisputes, readDispute, updateDispute } from './disputes';
import type { Params } from './form';
import {
  attach,
  cancelSetup,
  confirmSetupCall,
  createCustomer,
  createMethod,
  createSetup,
  detach,
  listCustomerMethods,
  readCustomer,
  readMethod,
  readSetup,
} from './methods';
import { cancelIntent, captureIntent, confirmIntent, createIntent, listIntents, readIntent } from './paymentIntents';
import { createRefund, listRefunds, readRefund } from './refunds';
import { createSession, expireSession, listSessions, readSession } from './sessions';
import { missing } from './standInError';

type Handler = (desk: Desk, params: Params, ids: readonly string[]) => unknown;

interface Route {
  method: 'GET' | 'POST';
  path: RegExp;
  /** Parameters that it knows; any other one is refused, as at the gateway. */
  takes: readonly string[];
  handle: Handler;
}

const route = (method: Route['method'], path: string, handle: Handler, takes: readonly string[] = []): Route => ({
  ...{ method, handle, takes: [...takes, 'expand'] },
  path: new RegExp(`^/v1${path.replaceAll(':id', '([^/]+)')}$`),
});

const lists = ['limit', 'starting_after', 'ending_before'];
const intentFields = [
  ...['amount', 'currency', 'customer', 'payment_method', 'confirm', 'off_session', 'capture_method', 'metadata'],
  ...['description', 'setup_future_usage', 'payment_method_types', 'automatic_payment_methods', 'return_url'],
];
const sessionFields = [
  ...['mode', 'customer', 'customer_email', 'customer_creation', 'client_reference_id', 'line_items', 'metadata'],
  ...['payment_intent_data', 'setup_intent_data', 'payment_method_types', 'success_url', 'cancel_url', 'locale'],
  ...['currency', 'expires_at'],
];

function readAccount({ account }: Desk) {
  return {
    ...{ id: account.id, object: 'account', charges_enabled: true, payouts_enabled: false, details_submitted: true },
    settings: { dashboard: { display_name: 'Test account' } },
  };
}

const readBalance = () => ({ object: 'balance', livemode: false, available: [], pending: [] });

function readEvent({ account }: Desk, _params: Params, [id = '']: readonly string[]) {
  const event = account.events.find((each) => each.id === id);
  if (!event) throw missing('event', id);
  return event;
}

function readCharge({ account }: Desk, _params: Params, [id = '']: readonly string[]) {
  const charge = account.charges[id];
  if (!charge) throw missing('charge', id);
  return charge;
}

/** Every path that the stand-in answers. */
export const routes: readonly Route[] = [
  route('GET', '/account', readAccount),
  route('GET', '/balance', readBalance),
  route('POST', '/checkout/sessions', createSession, sessionFields),
  route('GET', '/checkout/sessions', listSessions, [...lists, 'payment_intent']),
  route('GET', '/checkout/sessions/:id', readSession),
  route('POST', '/checkout/sessions/:id/expire', expireSession),
  route('POST', '/payment_intents', createIntent, intentFields),
  route('GET', '/payment_intents', listIntents, [...lists, 'customer']),
  route('GET', '/payment_intents/:id', readIntent, ['client_secret']),
  route('POST', '/payment_intents/:id/confirm', confirmIntent, ['payment_method', 'off_session', 'return_url']),
  route('POST', '/payment_intents/:id/capture', captureIntent, ['amount_to_capture', 'metadata']),
  route('POST', '/payment_intents/:id/cancel', cancelIntent, ['cancellation_reason']),
  route('GET', '/charges/:id', readCharge),
  route('POST', '/refunds', createRefund, ['payment_intent', 'charge', 'amount', 'reason', 'metadata']),
  route('GET', '/refunds', listRefunds, [...lists, 'payment_intent', 'charge']),
  route('GET', '/refunds/:id', readRefund),
  route('POST', '/customers', createCustomer, ['email', 'name', 'metadata', 'description']),
  route('GET', '/customers/:id', readCustomer),
  route('GET', '/customers/:id/payment_methods', listCustomerMethods, [...lists, 'type']),
  route('POST', '/payment_methods', createMethod, ['type', 'card', 'billing_details']),
  route('GET', '/payment_methods', listCustomerMethods, [...lists, 'customer', 'type']),
  route('GET', '/payment_methods/:id', readMethod),
  route('POST', '/payment_methods/:id/attach', attach, ['customer']),
  route('POST', '/payment_methods/:id/detach', detach),
  route('POST', '/setup_intents', createSetup, [
    ...['customer', 'payment_method', 'confirm', 'usage', 'metadata', 'payment_method_types'],
    ...['automatic_payment_methods', 'return_url'],
  ]),
  route('GET', '/setup_intents/:id', readSetup, ['client_secret']),
  route('POST', '/setup_intents/:id/confirm', confirmSetupCall, ['payment_method', 'return_url']),
  route('POST', '/setup_intents/:id/cancel', cancelSetup),
  route('GET', '/disputes', listDisputes, [...lists, 'payment_intent']),
  route('GET', '/disputes/:id', readDispute),
  route('POST', '/disputes/:id', updateDispute, ['evidence', 'submit', 'metadata']),
  route('POST', '/disputes/:id/close', closeDispute),
  route('GET', '/events', ({ account }) => listOf([...account.events].reverse(), '/v1/events'), [...lists, 'type']),
  route('GET', '/events/:id', readEvent),
];
