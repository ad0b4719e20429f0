import type Stripe from 'stripe';
import { divideRounded } from '#contract/money';
import { fromUnits } from './gatewayUnits';
import type { DisputeFee, GatewayEvent } from './paymentGateway';
import { ownDigits } from './stripePayment';

/** How old a message may be. */
const toleranceSeconds = 300;

/** A movement of money in the account, in the account's currency. A fee that is given back is below zero. */
interface BalanceTransaction {
  id: string;
  amount: number;
  currency: string;
  fee: number;
}

/** The parts of an event's object that are read, whatever its type. */
interface EventObject {
  object?: string;
  id?: string;
  payment_intent?: string | { id: string } | null;
  amount?: number;
  currency?: string;
  status?: string;
  balance_transactions?: unknown;
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

/**
 * The fees of a dispute in the payment's currency. An account in another currency pays them in its own: they are converted as
 * Stripe converted the disputed amount that it withdrew, so a fee that is given back is the same sum again.
 *
 * @param disputed the amount of the dispute, in units of the payment's currency
 */
function feesOf({ currency = '', balance_transactions }: EventObject, disputed: number): DisputeFee[] {
  // A message is taken even if these have another shape.
  const moves = (Array.isArray(balance_transactions) ? (balance_transactions as BalanceTransaction[]) : []).filter(
    (move) => typeof move?.id === 'string' && Number.isSafeInteger(move.amount) && Number.isSafeInteger(move.fee),
  );
  const withdrawn = moves.find(({ amount }) => amount < 0);
  return moves.flatMap((move) => {
    const isOther = move.currency !== currency;
    if (isOther && withdrawn?.currency !== move.currency) return [];
    const amount = isOther
      ? divideRounded(BigInt(move.fee) * BigInt(disputed), BigInt(0 - (withdrawn?.amount ?? 0)))
      : fromUnits(move.fee, currency.toUpperCase(), ownDigits);
    return amount === 0 ? [] : [{ id: move.id, amount }];
  });
}

function disputeOf(object: EventObject): GatewayEvent['dispute'] {
  if (object.object !== 'dispute') return null;
  const { id = '', amount = 0, currency = '', status = '' } = object;
  const units = fromUnits(amount, currency.toUpperCase(), ownDigits);
  return { id, amount: units, state: disputeStates[status] ?? 'open', fees: feesOf(object, units) };
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
  const signed = secrets.reduce<Stripe.Event | null>((found, secret) => {
    try {
      const at = now.getTime();
      return found ?? stripe.webhooks.constructEvent(raw, signature, secret, toleranceSeconds, undefined, at);
    } catch {
      // Signed with another secret, or not at all.
      return null;
    }
  }, null);
  if (!signed) return null;
  const object = signed.data.object as EventObject;
  const at = new Date(signed.created * 1000);
  return { id: signed.id, type: signed.type, at, payment: paymentOf(object), dispute: disputeOf(object) };
}
