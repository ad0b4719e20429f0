import type Stripe from 'stripe';
import { fromUnits } from './gatewayUnits';
import type { GatewayEvent } from './paymentGateway';
import { ownDigits } from './stripePayment';

/** How old a message may be. */
const toleranceSeconds = 300;

/** The parts of an event's object that are read, whatever its type. */
interface EventObject {
  object?: string;
  id?: string;
  payment_intent?: string | { id: string } | null;
  amount?: number;
  currency?: string;
  status?: string;
}

const disputeStates: Readonly<Record<string, 'won' | 'lost'>> = {
  won: 'won',
  lost: 'lost',
  warning_closed: 'won',
  prevented: 'won',
};

function paymentOf({ object, id = '', payment_intent }: EventObject): string | null {
  if (object === 'payment_intent' || object === 'setup_intent' || object === 'checkout.session') return id;
  return typeof payment_intent === 'string' ? payment_intent : (payment_intent?.id ?? null);
}

function disputeOf({ object, id = '', amount = 0, currency = '', status = '' }: EventObject): GatewayEvent['dispute'] {
  if (object !== 'dispute') return null;
  const units = fromUnits(amount, currency.toUpperCase(), ownDigits);
  return { id, amount: units, state: disputeStates[status] ?? 'open' };
}

/** Reads a message; `null` if no secret signed it, or it is too old. */
export function stripeEvent(
  stripe: Stripe,
  raw: Buffer,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  secrets: readonly string[],
  now: Date,
): GatewayEvent | null {
  const signature = headers['stripe-signature'];
  if (typeof signature !== 'string') return null;
  for (const secret of secrets) {
    try {
      const event = stripe.webhooks.constructEvent(raw, signature, secret, toleranceSeconds, undefined, now.getTime());
      const object = event.data.object as EventObject;
      const at = new Date(event.created * 1000);
      return { id: event.id, type: event.type, at, payment: paymentOf(object), dispute: disputeOf(object) };
    } catch {
      // Signed with another secret, or not at all.
    }
  }
  return null;
}
