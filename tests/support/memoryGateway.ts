import { randomUUID } from 'node:crypto';
import { addDays, addSeconds } from 'date-fns';
import type {
  CheckoutRequest,
  GatewayEvent,
  GatewayPayment,
  GatewayRefund,
  GatewayResult,
  GatewayStep,
  Money,
  PaymentGateway,
} from '#server/gateways/payments/paymentGateway';
import type { StoreGateway, StoreGateways } from '#server/gateways/payments/storeGateways';

type Writable = { -readonly [Field in keyof GatewayPayment]: GatewayPayment[Field] } & {
  mode: CheckoutRequest['mode'];
  refunds: GatewayRefund[];
};

const noSuch = { kind: 'refused', reason: 'no such payment' } as const;
const toDone = <Value>(value: Value): GatewayResult<Value> => ({ kind: 'done', value });
const customersCard = { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2040, fingerprint: 'a card' };

/** A gateway in memory, and what its customers and its account's people do there. */
export class MemoryGateway implements PaymentGateway {
  readonly name = 'stripe';
  readonly payments = new Map<string, Writable>();
  /** Every request that reached it, by its key: a repeated one gets the first reply. */
  readonly replies = new Map<string, GatewayResult<never>>();
  /** The next requests fail like this; `lost` are carried out, but their reply never arrives. */
  readonly failures: (GatewayResult<never> | 'lost')[] = [];
  readonly requests: string[] = [];
  /** The pages that it was asked for. */
  readonly checkouts: CheckoutRequest[] = [];
  isDown = false;
  /** Happens once, after the next payment was read and before its reader gets it. */
  whileRead: (() => Promise<unknown>) | null = null;
  /** A page that was paid becomes a payment with another number, by which later messages name it. */
  isRenaming = false;

  constructor(
    readonly missingSteps: readonly GatewayStep[] = [],
    readonly holdDays = 7,
  ) {}

  async #once<Value>(name: string, key: string, act: () => GatewayResult<Value>): Promise<GatewayResult<Value>> {
    if (this.isDown) return { kind: 'later', reason: 'no answer' };
    this.requests.push(name);
    const failure = this.failures.shift();
    if (failure && failure !== 'lost') return failure;
    const known = this.replies.get(key);
    const reply = known ?? act();
    this.replies.set(key, reply as GatewayResult<never>);
    return failure === 'lost' ? { kind: 'later', reason: 'no answer' } : reply;
  }

  #read(id: string): GatewayResult<GatewayPayment> {
    const payment = this.payments.get(id);
    return payment ? toDone(structuredClone(payment)) : noSuch;
  }

  async checkKeys() {
    return toDone({ isTest: true, account: 'Tests' });
  }

  startCheckout(request: CheckoutRequest) {
    const { key, mode, money, reference } = request;
    this.checkouts.push(request);
    return this.#once('startCheckout', key, () => {
      const id = `pay_${randomUUID()}`;
      this.#add({ id, mode, reference, ...money });
      return toDone({ payment: id, address: `https://pay.test/${id}` });
    });
  }

  #add(fields: Pick<Writable, 'id' | 'mode' | 'reference' | 'amount' | 'currency'>): Writable {
    const nothing = { captured: 0, refunds: [], captureBefore: null, card: null, customer: null, savedCard: null };
    const payment: Writable = { ...nothing, ...fields, state: 'waiting' };
    this.payments.set(fields.id, payment);
    return payment;
  }

  /** The customer enters a card. */
  pay(id: string, now = new Date()): string {
    const payment = this.#need(id);
    if (this.isRenaming) {
      payment.id = `intent_${randomUUID()}`;
      this.payments.set(payment.id, payment);
    }
    payment.card = customersCard;
    if (payment.mode === 'authorize') {
      payment.state = 'authorized';
      payment.captureBefore = addDays(now, this.holdDays);
    } else if (payment.mode === 'charge') {
      payment.state = 'paid';
      payment.captured = payment.amount;
    } else Object.assign(payment, { state: 'paid', customer: 'cus_1', savedCard: 'card_1' });
    return payment.id;
  }

  /** Someone returns money in the gateway's own pages. */
  refundThere(id: string, amount: number, fields: Pick<GatewayRefund, 'dispute'> = {}): string {
    const payment = this.#need(id);
    const refund = { id: `ref_there_${payment.refunds.length + 1}`, state: 'done', amount } as const;
    payment.refunds.push({ ...refund, ...fields, currency: payment.currency });
    return refund.id;
  }

  /** A hold ends, or a refund fails later on. */
  end(id: string): void {
    this.#need(id).state = 'voided';
  }
  setRefunds(id: string, state: GatewayRefund['state']): void {
    const payment = this.#need(id);
    payment.refunds = payment.refunds.map((refund) => ({ ...refund, state }));
  }

  #need(id: string): Writable {
    const payment = this.payments.get(id);
    if (!payment) throw new Error(`no payment ${id}`);
    return payment;
  }

  chargeCard({ key, money, reference }: Parameters<PaymentGateway['chargeCard']>[0]) {
    return this.#once('chargeCard', key, () => {
      const id = `pay_${randomUUID()}`;
      const payment = this.#add({ id, mode: 'charge', reference, ...money });
      Object.assign(payment, { state: 'paid', captured: money.amount, card: customersCard });
      return this.#read(id);
    });
  }

  async readPayment(id: string) {
    if (this.isDown) return { kind: 'later', reason: 'no answer' } as const;
    const [seen, happens] = [this.#read(id), this.whileRead];
    this.whileRead = null;
    await happens?.();
    return seen;
  }

  capture({ key, payment: id, money }: { key: string; payment: string; money: Money }) {
    return this.#once('capture', key, () => {
      const payment = this.payments.get(id);
      if (payment?.state !== 'authorized') return { kind: 'refused', reason: 'not authorized' };
      Object.assign(payment, { state: 'paid', captured: money.amount, captureBefore: null });
      return this.#read(id);
    });
  }

  void({ key, payment: id }: { key: string; payment: string }) {
    return this.#once('void', key, () => {
      const payment = this.payments.get(id);
      if (payment?.state !== 'authorized') return { kind: 'refused', reason: 'not authorized' };
      payment.state = 'voided';
      return this.#read(id);
    });
  }

  refund({ key, payment: id, money }: { key: string; payment: string; money: Money }) {
    return this.#once('refund', key, () => {
      const payment = this.payments.get(id);
      if (!payment) return noSuch;
      const left = payment.captured - payment.refunds.reduce((sum, { amount }) => sum + amount, 0);
      if (money.amount > left) return { kind: 'refused', reason: 'more than is left' };
      const refund: GatewayRefund = { id: `ref_${key}`, state: 'done', ...money };
      payment.refunds.push(refund);
      return toDone(refund);
    });
  }

  async readCards() {
    return toDone([]);
  }
  async removeCard() {
    return toDone(null);
  }

  /** The signature is the secret itself, and the body the event. */
  readEvent(
    raw: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
    secrets: readonly string[],
    now: Date,
  ) {
    if (!secrets.includes(String(headers['x-signature']))) return null;
    const event = JSON.parse(raw.toString()) as GatewayEvent;
    const at = new Date(event.at);
    return addSeconds(at, 300) < now ? null : { ...event, at };
  }
}

/** The gateways of the tests' stores: none until a test opens one. */
export class MemoryGateways implements StoreGateways {
  readonly accounts = new Map<string, StoreGateway & { id: string; isOn: boolean }>();

  /** Sets a gateway up. @param isOn whether callers can no longer declare card payments */
  open(storeId: string, gateway = new MemoryGateway(), isOn = true) {
    const account = { id: randomUUID(), store_id: storeId, gateway, webhookSecrets: ['old', 'new'], isOn };
    this.accounts.set(storeId, account);
    return { ...account, gateway };
  }

  async isOn(_db: unknown, storeId: string) {
    return this.accounts.get(storeId)?.isOn ?? false;
  }
  async list(_db: unknown, storeId: string) {
    const account = this.accounts.get(storeId);
    return account ? [account] : [];
  }
  async find(_db: unknown, storeId: string) {
    return this.accounts.get(storeId) ?? null;
  }
  async findByWebhook(_db: unknown, id: string) {
    return [...this.accounts.values()].find((account) => account.id === id) ?? null;
  }
  async noteEvent() {}
}
