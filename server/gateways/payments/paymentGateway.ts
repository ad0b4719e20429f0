import type { GatewayStep } from '#contract/entities/paymentGateway';
import type { GatewayName } from '#contract/payments/gateways';

export type { GatewayName } from '#contract/payments/gateways';

/** An amount in the smallest unit of its currency: 1250 is 12.50 EUR, and 1,250 JPY. */
export interface Money {
  amount: number;
  /** ISO 4217, three capital letters. */
  currency: string;
}

/**
 * The result of a request to a gateway. `later` may have succeeded at the gateway: ask again with the same key, or read
 * the payment. `declined` is about the card: a hard decline won't change until there is another card. `refused` is
 * about us: wrong keys or a request that the gateway will never take. `unsupported` is a step that it doesn't have.
 */
export type GatewayResult<Value> =
  | { kind: 'done'; value: Value }
  | { kind: 'declined'; isHard: boolean; reason: string }
  | { kind: 'later'; reason: string }
  | { kind: 'refused'; reason: string }
  | { kind: 'unsupported' };

/** A card as it may be known and shown. Its number never reaches this server. */
export interface CardSummary {
  brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
  /** The same for one card in every account that the gateway knows it from; empty if it has none. */
  fingerprint: string;
}

/** A card that a customer allowed to be charged again. */
export interface SavedCard extends CardSummary {
  id: string;
  customer: string;
}

/** `waiting` for the customer, `authorized` until captured, `paid` once captured. The last two are final. */
export type GatewayPaymentState = 'waiting' | 'authorized' | 'paid' | 'voided' | 'failed';

export interface GatewayRefund extends Money {
  id: string;
  state: 'waiting' | 'done' | 'failed';
  /** The gateway's code for why it failed, or waits for someone there. */
  failure?: string;
  /** The key of the request for it, where the gateway keeps that; empty if someone made it in the gateway's own pages. */
  key?: string;
  /**
   * The dispute whose money it returns, for a gateway that makes a refund of a lost dispute; `null` if it doesn't name one.
   * Never set by other gateways.
   */
  dispute?: string | null;
}

/** A payment as its gateway reports it now. */
export interface GatewayPayment extends Money {
  id: string;
  state: GatewayPaymentState;
  /** Our own number of what is paid, as given when it was started: an order or an invoice. */
  reference: string;
  captured: number;
  refunds: readonly GatewayRefund[];
  /** Until when an authorized payment can be captured. */
  captureBefore: Date | null;
  card: CardSummary | null;
  customer: string | null;
  savedCard: string | null;
}

/** A fee that a gateway charged for a dispute; below zero, one that it gave back. */
export interface DisputeFee {
  /** Unique for one gateway. */
  id: string;
  /** In units of the payment's currency. */
  amount: number;
}

/** A dispute as a message reports it. */
export interface GatewayDispute {
  id: string;
  amount: number;
  state: 'open' | 'won' | 'lost';
  /** All so far, where the gateway reports them. */
  fees?: readonly DisputeFee[];
}

/** A message from a gateway whose signature was verified. It only says what to read again. */
export interface GatewayEvent {
  /** Unique for one gateway: a repeated message has the same. */
  id: string;
  /** The gateway's own name for it. */
  type: string;
  at: Date;
  payment: string | null;
  dispute: GatewayDispute | null;
}

export interface CheckoutRequest {
  /** Makes a repeated request the same one. */
  key: string;
  /** `save_card` takes no money. */
  mode: 'authorize' | 'charge' | 'save_card';
  money: Money;
  reference: string;
  description: string;
  /** At the gateway; a new one where it is omitted and the gateway has customers. */
  customer?: string;
  email?: string;
  /** Where the customer comes back to. The way back proves nothing. */
  returnAddress: string;
  cancelAddress: string;
  language: string;
}

/** The steps that a gateway doesn't have, so that the screens can say so. */
export type { GatewayStep } from '#contract/entities/paymentGateway';

/** One account at one gateway. Its methods never throw: what goes wrong is a result. */
export interface PaymentGateway {
  readonly name: GatewayName;
  readonly missingSteps: readonly GatewayStep[];
  /** Asks with the keys for something that charges nothing. */
  checkKeys(): Promise<GatewayResult<{ isTest: boolean; account: string }>>;
  /** A hosted page on which the customer enters a card. */
  startCheckout(request: CheckoutRequest): Promise<GatewayResult<{ payment: string; address: string }>>;
  /** Charges or authorizes a saved card while its owner isn't there. */
  chargeCard(request: {
    key: string;
    money: Money;
    customer: string;
    card: string;
    reference: string;
    description: string;
    isCaptured: boolean;
  }): Promise<GatewayResult<GatewayPayment>>;
  readPayment(payment: string): Promise<GatewayResult<GatewayPayment>>;
  /** Captures all or a part of an authorized payment; the rest is released. */
  capture(request: { key: string; payment: string; money: Money }): Promise<GatewayResult<GatewayPayment>>;
  /** Releases an authorized payment. */
  void(request: { key: string; payment: string }): Promise<GatewayResult<GatewayPayment>>;
  refund(request: { key: string; payment: string; money: Money }): Promise<GatewayResult<GatewayRefund>>;
  /** The cards of a customer at the gateway. */
  readCards(customer: string): Promise<GatewayResult<readonly SavedCard[]>>;
  removeCard(request: { customer: string; card: string }): Promise<GatewayResult<null>>;
  /**
   * Reads a message that arrived at the webhook address.
   *
   * @param raw the body's bytes, unchanged: the signature is about them
   * @param secrets all that are valid now: two while one replaces the other
   * @returns `null` if no secret signed it, or it is older than 300 seconds; for every message that only the gateway verifies
   */
  readEvent(
    raw: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
    secrets: readonly string[],
    now: Date,
  ): GatewayEvent | null;
  /** For a gateway that verifies its own messages. That takes a request, so they are kept and acknowledged before. */
  readonly verification?: {
    /** The headers that it needs; a message without one of them isn't its own. */
    headers: readonly string[];
  };
  /** Asks it for that. @returns a value of `null` for a message that it didn't send */
  verifyEvent?(
    raw: string,
    headers: Readonly<Record<string, string>>,
    secrets: readonly string[],
  ): Promise<GatewayResult<GatewayEvent | null>>;
}
