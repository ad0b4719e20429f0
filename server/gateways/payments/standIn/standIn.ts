import { createHash, createHmac } from 'node:crypto';
import type { Fetch, OutboundReply, OutboundRequest } from '../../connect/connect';
import { type Desk, openDesk } from './desk';
import { expanded } from './expand';
import { readForm } from './form';
import { endIntent } from './paymentIntents';
import { endRefunds } from './refunds';
import { routes } from './routes';
import { endSession } from './sessions';
import { StandInError, UnknownPathError } from './standInError';
import { newAccount, type StandInAccount, type StandInEvent } from './standInState';

/** Faults of the next requests: no answer, with or without effect, or an answer that says to come again. */
export type StandInFault = 'timeout' | 'timeout_after_success' | 'server_error' | 'rate_limit';

export interface SignedEvent {
  event: StandInEvent;
  body: Buffer;
  headers: Readonly<Record<string, string>>;
}

/** Keys that open an account here, and nowhere else. One account has one key. */
export const standInKeyPattern = /^sk_test_standin_[A-Za-z0-9_]+$/;

/** The secret with which an account signs its messages, until tests say another one. */
export const standInWebhookSecret = (key: string): string =>
  `whsec_${createHash('sha256').update(`webhook ${key}`).digest('hex').slice(0, 32)}`;

/** The part of an account's ID that follows from its key. */
export const accountIdOf = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 10);

const jsonReply = (status: number, body: string): OutboundReply => ({
  ...{ ok: true, status },
  headers: { 'content-type': 'application/json', 'request-id': 'req_standin' },
  body: Buffer.from(body),
});
const errorReply = (status: number, fields: object): OutboundReply =>
  jsonReply(status, JSON.stringify({ error: fields }));

interface Settings {
  now: () => Date;
  /** Where its pages are served, without a slash at the end. */
  pages?: string;
  /** The accounts by their keys, as they were kept. */
  accounts?: Readonly<Record<string, StandInAccount>>;
  /** Called with the key of an account after each request that recorded events. */
  onEvents?: (key: string, events: readonly StandInEvent[]) => void;
}

/**
 * Stands in for Stripe: the resources that we use, in its shapes, without a network. The demo serves it, and tests use
 * it. Its clock follows `now` and only goes forward: a hold that has ended doesn't come back.
 */
export class StripeStandIn {
  readonly #accounts = new Map<string, StandInAccount>();
  readonly #faults: StandInFault[] = [];
  readonly #unknownPaths: string[] = [];
  readonly #settings: Settings;
  #latest = 0;
  #ahead = 0;

  constructor(settings: Settings) {
    this.#settings = settings;
    for (const [key, account] of Object.entries(settings.accounts ?? {})) this.#accounts.set(key, account);
  }

  /** The time at the gateway. */
  now(): Date {
    this.#latest = Math.max(this.#latest, this.#settings.now().getTime() + this.#ahead);
    return new Date(this.#latest);
  }

  /** Moves the clock. @throws if it would go back */
  forward(ms: number): void {
    if (ms < 0) throw new Error('The clock only goes forward.');
    this.#ahead += ms;
  }

  /** Lets the next requests fail, one each. */
  failNext(...faults: readonly StandInFault[]): void {
    this.#faults.push(...faults);
  }

  /** @throws if a request named a path that the stand-in doesn't have, also where someone caught that error */
  assertPathsKnown(): void {
    if (this.#unknownPaths.length > 0) throw new UnknownPathError(this.#unknownPaths.join(', '));
  }

  /** Works on the account of a key, as the gateway's own pages and its dashboard do. */
  at<Result>(key: string, work: (desk: Desk) => Result): Result {
    const account = this.#accounts.get(key) ?? newAccount(accountIdOf(key));
    this.#accounts.set(key, account);
    const before = account.events.length;
    const desk = openDesk(account, this.now(), this.#settings.pages ?? 'http://stand-in.test');
    try {
      this.#settle(desk);
      return work(desk);
    } finally {
      if (account.events.length > before) this.#settings.onEvents?.(key, account.events.slice(before));
    }
  }

  /** All accounts by their keys, to be kept. */
  accounts(): Record<string, StandInAccount> {
    return Object.fromEntries(this.#accounts);
  }

  /** The account that has a checkout session; `undefined` if there is none. */
  keyOfSession(id: string): string | undefined {
    return [...this.#accounts].find(([, account]) => account.sessions[id])?.[0];
  }

  /** An event as it is sent to a webhook address. */
  sign(event: StandInEvent, secret: string): SignedEvent {
    const body = Buffer.from(JSON.stringify(event, null, 2));
    const seconds = Math.floor(this.now().getTime() / 1000);
    const signature = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex');
    const headers = { 'content-type': 'application/json', 'stripe-signature': `t=${seconds},v1=${signature}` };
    return { event, body, headers };
  }

  /**
   * The events of an account, signed, in the order in which they are delivered.
   *
   * @param order places in the list of events, each as often as it is delivered; by default each once, in order
   */
  deliveries(
    key: string,
    { secret = standInWebhookSecret(key), order = undefined as readonly number[] | undefined } = {},
  ) {
    const events = this.at(key, ({ account }) => account.events);
    return (order ?? [...events.keys()]).flatMap((index) => {
      const event = events[index];
      return event ? [this.sign(event, secret)] : [];
    });
  }

  /** The way to the stand-in, in place of the connector. */
  readonly fetch: Fetch = async (url, request = {}) => {
    const fault = this.#faults.shift();
    if (fault === 'timeout') return { ok: false, failure: 'timeout' };
    if (fault === 'server_error') return errorReply(500, { type: 'api_error', message: 'An error occurred.' });
    if (fault === 'rate_limit')
      return errorReply(429, { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests.' });
    const reply = this.#answer(new URL(url), request);
    return fault === 'timeout_after_success' ? { ok: false, failure: 'timeout' } : reply;
  };

  /** Ends what time has ended: holds, pages, and refunds that take time. */
  #settle(desk: Desk): void {
    const { intents, charges, sessions } = desk.account;
    for (const intent of Object.values(intents)) {
      const before = charges[intent.latest_charge ?? '']?.payment_method_details.card.capture_before;
      if (intent.status === 'requires_capture' && before && desk.at >= before) endIntent(desk, intent);
    }
    for (const session of Object.values(sessions)) {
      if (session.status === 'open' && desk.at >= session.expires_at) endSession(desk, session);
    }
    endRefunds(desk);
  }

  #answer(url: URL, { method = 'GET', headers = {}, body: sent = '' }: OutboundRequest): OutboundReply {
    const body = String(sent);
    const headersByName = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
    );
    const key = headersByName.authorization?.replace(/^Bearer /, '') ?? '';
    if (!standInKeyPattern.test(key)) {
      const message = `Invalid API Key provided: ${key.slice(0, 8)}***`;
      return errorReply(401, { type: 'invalid_request_error', message });
    }
    const route = routes.find((each) => each.method === method && each.path.test(url.pathname));
    if (!route) {
      this.#unknownPaths.push(`${method} ${url.pathname}`);
      throw new UnknownPathError(`The stand-in doesn't have ${method} ${url.pathname}`);
    }
    const params = readForm(method === 'GET' ? url.search.slice(1) : body);
    return this.at(key, (desk) => {
      const { replies } = desk.account;
      const earlier = headersByName['idempotency-key'] ? replies[headersByName['idempotency-key']] : undefined;
      const fingerprint = `${method} ${url.pathname} ${body}`;
      if (earlier && earlier.request !== fingerprint) {
        const message = 'Keys for idempotent requests can only be used with the same parameters.';
        return errorReply(400, { type: 'idempotency_error', message });
      }
      if (earlier) return jsonReply(earlier.status, earlier.body);
      const reply = ((): { status: number; body: string } => {
        try {
          const unknown = Object.keys(params).find((name) => !route.takes.includes(name));
          if (unknown) {
            const message = `Received unknown parameter: ${unknown}`;
            const fields = {
              type: 'invalid_request_error',
              code: 'parameter_unknown',
              param: unknown,
              message,
            } as const;
            throw new StandInError(400, fields);
          }
          const ids = route.path.exec(url.pathname)?.slice(1) ?? [];
          const answer = expanded(desk.account, route.handle(desk, params, ids), params);
          return { status: 200, body: JSON.stringify(answer) };
        } catch (error) {
          if (!(error instanceof StandInError)) throw error;
          return { status: error.status, body: JSON.stringify({ error: error.fields }) };
        }
      })();
      if (headersByName['idempotency-key'] && method === 'POST')
        replies[headersByName['idempotency-key']] = { request: fingerprint, ...reply };
      return jsonReply(reply.status, reply.body);
    });
  }
}
