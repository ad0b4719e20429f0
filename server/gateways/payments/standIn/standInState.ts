/** The resources of one account at the stand-in, in the gateway's shapes as far as they are used. Times are in seconds. */

export interface CardMethod {
  id: string;
  object: 'payment_method';
  type: 'card';
  created: number;
  customer: string | null;
  card: {
    brand: string;
    last4: string;
    exp_month: number;
    exp_year: number;
    fingerprint: string;
  };
  /** The test card's token, which says how it behaves. */
  metadata: Record<string, string>;
}

export interface Customer {
  id: string;
  object: 'customer';
  created: number;
  email: string | null;
  name: string | null;
  metadata: Record<string, string>;
}

export interface Charge {
  id: string;
  object: 'charge';
  created: number;
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  currency: string;
  captured: boolean;
  paid: boolean;
  refunded: boolean;
  disputed: boolean;
  status: 'succeeded' | 'failed';
  payment_intent: string;
  payment_method: string;
  customer: string | null;
  metadata: Record<string, string>;
  payment_method_details: { type: 'card'; card: CardMethod['card'] & { capture_before?: number } };
}

export interface LastError {
  type: string;
  code: string;
  decline_code?: string;
  message: string;
}

export interface PaymentIntent {
  id: string;
  object: 'payment_intent';
  created: number;
  amount: number;
  amount_capturable: number;
  amount_received: number;
  currency: string;
  capture_method: 'automatic' | 'manual';
  client_secret: string;
  customer: string | null;
  payment_method: string | null;
  setup_future_usage: 'off_session' | null;
  latest_charge: string | null;
  last_payment_error: LastError | null;
  next_action: { type: 'redirect_to_url'; redirect_to_url: { url: string; return_url: string | null } } | null;
  description: string | null;
  metadata: Record<string, string>;
  status: 'requires_payment_method' | 'requires_action' | 'requires_capture' | 'succeeded' | 'canceled';
  livemode: false;
}

export interface SetupIntent {
  id: string;
  object: 'setup_intent';
  created: number;
  client_secret: string;
  customer: string | null;
  payment_method: string | null;
  last_setup_error: LastError | null;
  next_action: PaymentIntent['next_action'];
  metadata: Record<string, string>;
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
  livemode: false;
}

export interface CheckoutSession {
  id: string;
  object: 'checkout.session';
  created: number;
  expires_at: number;
  mode: 'payment' | 'setup';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid' | 'no_payment_required';
  amount_total: number | null;
  currency: string | null;
  customer: string | null;
  customer_email: string | null;
  client_reference_id: string | null;
  payment_intent: string | null;
  setup_intent: string | null;
  success_url: string;
  cancel_url: string | null;
  url: string | null;
  locale: string;
  metadata: Record<string, string>;
  livemode: false;
}

export interface Refund {
  id: string;
  object: 'refund';
  created: number;
  amount: number;
  currency: string;
  charge: string;
  payment_intent: string;
  status: 'pending' | 'succeeded' | 'failed';
  failure_reason?: string;
  metadata: Record<string, string>;
}

export interface Dispute {
  id: string;
  object: 'dispute';
  created: number;
  amount: number;
  currency: string;
  charge: string;
  payment_intent: string;
  reason: string;
  status: 'needs_response' | 'won' | 'lost';
  /** Money that it moved in the account: withdrawn, and given back. Missing in accounts of earlier versions. */
  balance_transactions?: BalanceTransaction[];
}

interface BalanceTransaction {
  id: string;
  object: 'balance_transaction';
  created: number;
  amount: number;
  currency: string;
  fee: number;
  net: number;
  type: 'adjustment';
  source: string;
}

export interface StandInEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  type: string;
  livemode: false;
  data: { object: unknown };
}

/** Answers by idempotency key: a repeated request gets the first one's. */
export interface KeptReply {
  request: string;
  status: number;
  body: string;
}

/** The plan of a session for when its page was used. The gateway shows it to no one. */
export interface SessionPlan {
  capture_method: PaymentIntent['capture_method'];
  setup_future_usage: PaymentIntent['setup_future_usage'];
  description: string | null;
  metadata: Record<string, string>;
  /** Whether the card's owner becomes a customer. */
  makesCustomer: boolean;
}

/** An account, as plain data. */
export interface StandInAccount {
  id: string;
  customers: Record<string, Customer>;
  methods: Record<string, CardMethod>;
  intents: Record<string, PaymentIntent>;
  setups: Record<string, SetupIntent>;
  sessions: Record<string, CheckoutSession>;
  plans: Record<string, SessionPlan>;
  charges: Record<string, Charge>;
  refunds: Record<string, Refund>;
  disputes: Record<string, Dispute>;
  events: StandInEvent[];
  replies: Record<string, KeptReply>;
  lastNumber: number;
}

export const newAccount = (id: string): StandInAccount => ({
  id,
  ...{ customers: {}, methods: {}, intents: {}, setups: {}, sessions: {}, plans: {} },
  ...{ charges: {}, refunds: {}, disputes: {}, events: [], replies: {}, lastNumber: 0 },
});
