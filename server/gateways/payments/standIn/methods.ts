import { createHash } from 'node:crypto';
import { attachMethod, cardError, cardOfMethod, declineOf } from './chargeIntent';
import { type Desk, groupOf, listOf, metadataOf, neededText, textOf } from './desk';
import type { Params } from './form';
import { badParam, missing, wrongState } from './standInError';
import type { CardMethod, Customer, SetupIntent } from './standInState';
import { type TestCard, testCardOf } from './testCards';

/** Keeps a test card as a payment method. */
export function makeMethod(desk: Desk, card: TestCard): CardMethod {
  const expiry = new Date(desk.at * 1000);
  const method: CardMethod = {
    ...{ id: desk.newId('pm'), object: 'payment_method', type: 'card', created: desk.at, customer: null },
    card: {
      ...{ brand: card.brand, last4: card.number.slice(-4), exp_month: 12, exp_year: expiry.getUTCFullYear() + 2 },
      fingerprint: createHash('sha256').update(card.number).digest('hex').slice(0, 16),
    },
    metadata: { token: card.token },
  };
  desk.account.methods[method.id] = method;
  return method;
}

/** A payment method by its id, or a new one where the id is a test card's token. */
export function methodOf(desk: Desk, id: string): CardMethod {
  const method = desk.account.methods[id];
  if (method) return method;
  const card = id.startsWith('pm_card_') ? testCardOf(id) : undefined;
  if (!card) throw missing('PaymentMethod', id, 'payment_method');
  return makeMethod(desk, card);
}

export function createMethod(desk: Desk, params: Params): CardMethod {
  if (neededText(params, 'type') !== 'card') throw badParam('type', 'Only cards are known here.');
  const number = neededText(groupOf(params, 'card'), 'number');
  const card = testCardOf(number);
  if (!card)
    throw cardError({ type: 'card_error', code: 'incorrect_number', message: 'Your card number is incorrect.' });
  return makeMethod(desk, card);
}

export const readMethod = (desk: Desk, _params: Params, [id = '']: readonly string[]): CardMethod => methodOf(desk, id);

/** Saves a card for a customer. @throws a card error if the card can't be saved */
export function saveMethod(desk: Desk, method: CardMethod, customer: string): CardMethod {
  const { decline, isSaveable } = cardOfMethod(method);
  if (decline && !isSaveable) throw cardError(declineOf(decline));
  attachMethod(desk, method, customer);
  return method;
}

export function attach(desk: Desk, params: Params, [id = '']: readonly string[]): CardMethod {
  const customer = knownCustomer(desk, params);
  if (customer === null) throw badParam('customer', 'Missing required param: customer.', 'parameter_missing');
  return saveMethod(desk, methodOf(desk, id), customer);
}

export function detach(desk: Desk, _params: Params, [id = '']: readonly string[]): CardMethod {
  const method = methodOf(desk, id);
  if (method.customer === null) {
    const message = 'The payment method you provided is not attached to a customer so detachment is impossible.';
    throw badParam('payment_method', message);
  }
  method.customer = null;
  desk.record('payment_method.detached', method);
  return method;
}

/** The customer that a request names. @throws if there is no such customer */
export function knownCustomer({ account }: Desk, params: Params): string | null {
  const id = textOf(params, 'customer') ?? null;
  if (id !== null && !account.customers[id]) throw missing('customer', id, 'customer');
  return id;
}

export function createCustomer(desk: Desk, params: Params): Customer {
  const customer: Customer = {
    ...{ id: desk.newId('cus'), object: 'customer', created: desk.at, metadata: metadataOf(params) },
    ...{ email: textOf(params, 'email') ?? null, name: textOf(params, 'name') ?? null },
  };
  desk.account.customers[customer.id] = customer;
  desk.record('customer.created', customer);
  return customer;
}

export function readCustomer({ account }: Desk, _params: Params, [id = '']: readonly string[]): Customer {
  const customer = account.customers[id];
  if (!customer) throw missing('customer', id);
  return customer;
}

export function listCustomerMethods(desk: Desk, params: Params, [id]: readonly string[]): unknown {
  const customer = id ?? neededText(params, 'customer');
  readCustomer(desk, {}, [customer]);
  const found = Object.values(desk.account.methods).filter((method) => method.customer === customer);
  return listOf(found, `/v1/customers/${customer}/payment_methods`);
}

export function makeSetup(desk: Desk, fields: Pick<SetupIntent, 'customer' | 'metadata'>): SetupIntent {
  const id = desk.newId('seti');
  const setup: SetupIntent = {
    ...{ id, object: 'setup_intent', created: desk.at, client_secret: `${id}_secret_${desk.account.id}` },
    ...{ payment_method: null, last_setup_error: null, next_action: null, livemode: false },
    status: 'requires_payment_method',
    ...fields,
  };
  desk.account.setups[id] = setup;
  desk.record('setup_intent.created', setup);
  return setup;
}

export function setupOf({ account }: Desk, id: string): SetupIntent {
  const setup = account.setups[id];
  if (!setup) throw missing('setupintent', id, 'intent');
  return setup;
}

/** Saves a card by its setup. @throws a card error if the card is declined */
export function confirmSetup(desk: Desk, setup: SetupIntent, method: CardMethod, isConfirmed = false): SetupIntent {
  if (setup.status === 'succeeded' || setup.status === 'canceled') {
    const message = `You cannot confirm this SetupIntent because it has a status of ${setup.status}.`;
    throw wrongState(message, 'setup_intent_unexpected_state');
  }
  const { decline, isSaveable, confirmation } = cardOfMethod(method);
  if (decline && !isSaveable) {
    setup.last_setup_error = declineOf(decline);
    desk.record('setup_intent.setup_failed', setup);
    throw cardError(setup.last_setup_error);
  }
  setup.payment_method = method.id;
  setup.last_setup_error = null;
  if (confirmation && !isConfirmed) {
    setup.status = 'requires_action';
    const url = `${desk.pages}/confirm/${setup.id}`;
    setup.next_action = { type: 'redirect_to_url', redirect_to_url: { url, return_url: null } };
    desk.record('setup_intent.requires_action', setup);
    return setup;
  }
  setup.next_action = null;
  setup.status = 'succeeded';
  if (setup.customer) attachMethod(desk, method, setup.customer);
  desk.record('setup_intent.succeeded', setup);
  return setup;
}

export function createSetup(desk: Desk, params: Params): SetupIntent {
  const setup = makeSetup(desk, { customer: knownCustomer(desk, params), metadata: metadataOf(params) });
  if (textOf(params, 'confirm') !== 'true') return setup;
  return confirmSetup(desk, setup, methodOf(desk, neededText(params, 'payment_method')));
}

export const readSetup = (desk: Desk, _params: Params, [id = '']: readonly string[]): SetupIntent => setupOf(desk, id);

export const confirmSetupCall = (desk: Desk, params: Params, [id = '']: readonly string[]): SetupIntent =>
  confirmSetup(desk, setupOf(desk, id), methodOf(desk, neededText(params, 'payment_method')));

export function cancelSetup(desk: Desk, _params: Params, [id = '']: readonly string[]): SetupIntent {
  const setup = setupOf(desk, id);
  setup.status = 'canceled';
  desk.record('setup_intent.canceled', setup);
  return setup;
}
