import { chargeIntent } from './chargeIntent';
import { type Desk, groupOf, listOf, metadataOf, neededText, textOf } from './desk';
import type { Params } from './form';
import { confirmSetup, createCustomer, knownCustomer, makeMethod, makeSetup, methodOf, setupOf } from './methods';
import { intentOf, lineMoney, makeIntent, planOf } from './paymentIntents';
import { badParam, missing, StandInError, wrongState } from './standInError';
import type { CheckoutSession } from './standInState';
import { testCardOf } from './testCards';

/** How long a checkout page can be used. */
export const sessionSeconds = 86_400;

export function sessionOf({ account }: Desk, id: string): CheckoutSession {
  const session = account.sessions[id];
  if (!session) throw missing('checkout.session', id);
  return session;
}

export function createSession(desk: Desk, params: Params): CheckoutSession {
  const mode = neededText(params, 'mode');
  if (mode !== 'payment' && mode !== 'setup') throw badParam('mode', `Invalid mode: ${mode}`);
  const id = desk.newId('cs_test');
  const money = mode === 'payment' ? lineMoney(params) : null;
  const email = textOf(params, 'customer_email');
  const customer = knownCustomer(desk, params);
  const session: CheckoutSession = {
    ...{ id, object: 'checkout.session', created: desk.at, expires_at: desk.at + sessionSeconds, mode },
    ...{ status: 'open', payment_status: mode === 'payment' ? 'unpaid' : 'no_payment_required' },
    ...{ amount_total: money?.amount ?? null, currency: money?.currency ?? textOf(params, 'currency') ?? null },
    ...{ customer, customer_email: email ?? null, client_reference_id: textOf(params, 'client_reference_id') ?? null },
    ...{ payment_intent: null, setup_intent: null, livemode: false },
    ...{ success_url: neededText(params, 'success_url'), cancel_url: textOf(params, 'cancel_url') ?? null },
    ...{
      url: `${desk.pages}/checkout/${id}`,
      locale: textOf(params, 'locale') ?? 'auto',
      metadata: metadataOf(params),
    },
  };
  const plan = planOf(groupOf(params, mode === 'payment' ? 'payment_intent_data' : 'setup_intent_data'));
  const makesCustomer = customer === null && textOf(params, 'customer_creation') === 'always';
  desk.account.plans[id] = { ...plan, makesCustomer, description: plan.description ?? money?.name ?? null };
  desk.account.sessions[id] = session;
  if (mode === 'setup') {
    session.setup_intent = makeSetup(desk, { customer, metadata: plan.metadata }).id;
  }
  return session;
}

export const readSession = (desk: Desk, _params: Params, [id = '']: readonly string[]): CheckoutSession =>
  sessionOf(desk, id);

export function listSessions(desk: Desk, params: Params): unknown {
  const intent = textOf(params, 'payment_intent');
  const found = Object.values(desk.account.sessions).filter((each) => !intent || each.payment_intent === intent);
  return listOf(found.reverse(), '/v1/checkout/sessions');
}

/** Ends a page that wasn't used. */
export function endSession(desk: Desk, session: CheckoutSession): CheckoutSession {
  if (session.status !== 'open') throw wrongState('Only open sessions can be expired.', 'session_not_open');
  Object.assign(session, { status: 'expired', url: null });
  desk.record('checkout.session.expired', session);
  return session;
}

export const expireSession = (desk: Desk, _params: Params, [id = '']: readonly string[]): CheckoutSession =>
  endSession(desk, sessionOf(desk, id));

function complete(desk: Desk, session: CheckoutSession): void {
  // A payment that is only authorized leaves its session unpaid.
  const intent = session.payment_intent ? intentOf(desk, session.payment_intent) : null;
  if (intent?.status === 'succeeded') session.payment_status = 'paid';
  Object.assign(session, { status: 'complete', url: null });
  desk.record('checkout.session.completed', session);
}

/** The outcome at the page: it is done, it asks for a confirmation by the card's bank, or the card was declined. */
export type PageOutcome =
  | { kind: 'done'; address: string }
  | { kind: 'confirm' }
  | { kind: 'declined'; reason: string };

function outcomeOf(run: () => PageOutcome): PageOutcome {
  try {
    return run();
  } catch (error) {
    if (error instanceof StandInError && error.fields.type === 'card_error')
      return { kind: 'declined', reason: error.fields.decline_code ?? error.fields.code ?? '' };
    throw error;
  }
}

/** Enters a card at a session's page. */
export function payAtPage(desk: Desk, id: string, number: string): PageOutcome {
  return outcomeOf(() => {
    const session = sessionOf(desk, id);
    if (session.status !== 'open') throw wrongState('This session has ended.', 'session_not_open');
    const card = testCardOf(number);
    if (!card) return { kind: 'declined', reason: 'incorrect_number' };
    const method = makeMethod(desk, card);
    const plan = desk.account.plans[id];
    if (plan?.makesCustomer && session.customer === null) {
      const { customer_email: email } = session;
      session.customer = createCustomer(desk, email ? { email } : {}).id;
    }
    if (session.mode === 'setup') {
      const setup = setupOf(desk, session.setup_intent ?? '');
      setup.customer = session.customer;
      confirmSetup(desk, setup, method);
      if (setup.status === 'requires_action') return { kind: 'confirm' };
    } else if (plan) {
      const { customer, amount_total: amount, currency } = session;
      const { makesCustomer: _makes, ...fields } = plan;
      // A page that was declined before goes on with the same payment.
      const intent = session.payment_intent
        ? intentOf(desk, session.payment_intent)
        : makeIntent(desk, { ...fields, customer, amount: amount ?? 0, currency: currency ?? '' });
      session.payment_intent = intent.id;
      chargeIntent(desk, intent, method, { returnUrl: session.success_url });
      if (intent.status === 'requires_action') return { kind: 'confirm' };
    }
    complete(desk, session);
    return { kind: 'done', address: session.success_url.replace('{CHECKOUT_SESSION_ID}', id) };
  });
}

/** Confirms or refuses, as the card's owner, what the card's bank asks. */
export function confirmAtPage(desk: Desk, id: string, isConfirmed: boolean): PageOutcome {
  return outcomeOf(() => {
    const session = sessionOf(desk, id);
    const pending = session.payment_intent ?? session.setup_intent ?? '';
    const intent = desk.account.intents[pending];
    const setup = desk.account.setups[pending];
    const waiting = intent ?? setup;
    if (waiting?.status !== 'requires_action')
      throw wrongState('Nothing waits for a confirmation.', 'session_not_open');
    const method = methodOf(desk, waiting.payment_method ?? '');
    if (!isConfirmed) {
      Object.assign(waiting, { status: 'requires_payment_method', payment_method: null, next_action: null });
      desk.record(intent ? 'payment_intent.payment_failed' : 'setup_intent.setup_failed', waiting);
      return { kind: 'declined', reason: 'authentication_failed' };
    }
    if (intent) chargeIntent(desk, intent, method, { isConfirmed: true });
    else if (setup) confirmSetup(desk, setup, method, true);
    complete(desk, session);
    return { kind: 'done', address: session.success_url.replace('{CHECKOUT_SESSION_ID}', id) };
  });
}
