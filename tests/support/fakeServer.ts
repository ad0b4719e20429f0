import { vi } from 'vitest';
import { type BodyOf, calls, type ReplyOf, type StoreCallName } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Country } from '#contract/entities/reference';
import type { FailureEnvelope } from '#contract/envelope';
import { getSession } from '../../src/session/session';
import { aStore, platformAsksNothing } from './accounts';
import { aReviewSummary } from './aReviewSummary';
import { uploadRequest } from './uploadRequest';

/** A call as it reached the fake server. */
export interface ReceivedCall {
  name: string;
  body: Record<string, unknown>;
  headers: Record<string, string>;
  /** Where the call came as form data. */
  file?: { field: string; content: Blob };
}

type Refusal = { refusal: FailureEnvelope };

/** A reply that refuses: `refuse(613)`, `refuse(4029, { retry_after: 30 })`. */
export const refuse = (error_code: number, details: Partial<FailureEnvelope> = {}): Refusal => ({
  refusal: { success: false, error_code, ...details },
});

/** The result of a handler while the network is down: it throws. */
export const networkDown = (): never => {
  throw new TypeError('Failed to fetch');
};

type Answer<Name extends StoreCallName> = (ReplyOf<Name> & { message?: number }) | Refusal;

/** Answers by call name; a call without one here is answered by `usual`, and fails the test where that has none. */
export type Answers = {
  [Name in StoreCallName]?: (body: BodyOf<Name>, call: ReceivedCall) => Answer<Name> | Promise<Answer<Name>>;
};

export const surroundings = {
  ...platformAsksNothing,
  country_detail: null,
  currency: 'EUR',
  timezone: 'Europe/Berlin',
  firebase_token: '',
};

/** The sign-in reply of an owner; another token with `signedIn(aStore(), 'token-2')`. */
export const signedIn = (store = aStore(), servertoken = 'token-1'): ReplyOf<'sign_in'> => ({
  servertoken,
  store,
  ...surroundings,
});

export const remoteSetting: ReplyOf<'get_setting_detail'>['setting'] = {
  ...platformAsksNothing,
  app_name: 'Storedesk',
  demo: 'off',
  server_version: '0.1.0',
  can_send_mail: true,
  public_address: '',
  terms_url: null,
  social_providers: [],
  support: { addresses: [], widget: null },
  map_tiles: null,
  address_search: null,
  push: null,
  demo_sign_ins: [],
};

/** Solved in a few tries. */
export const easyChallenge: ReplyOf<'get_captcha'>['challenge'] = {
  parameters: {
    ...{
      algorithm: 'PBKDF2/SHA-256',
      cost: 1,
      data: { expires: 0 },
      keyLength: 32,
      keyPrefix: '0',
      keySignature: '00',
    },
    ...{ nonce: '00'.repeat(16), salt: '00'.repeat(16) },
  },
  signature: '00',
};

const usual: Answers = {
  get_recovery: () => ({
    recovery: { colleagues: [], candidates: [], is_trusted: false, is_ready: false, request: null },
  }),
  get_handover: () => ({ handover: null }),
  begin_step_up: () => ({ methods: ['password'], ticket: '', passkey_options: null }),
  find_promo_codes: () => ({ data: [] }),
  get_customer: () => ({ order_count: 0, last_orders: [] }),
  get_setting_detail: () => ({ setting: remoteSetting }),
  get_image_setting: () => ({
    image_setting: {
      image_base: '/images',
      max_bytes: 5_000_000,
      types: ['image/jpeg', 'image/png'],
      default_images: {
        user: 'user.svg',
        item: 'item.svg',
        store: 'store.svg',
        provider: 'provider.svg',
        category: 'category.svg',
        document: 'document.svg',
        promo_code: 'promo_code.svg',
      },
    },
  }),
  get_store_data: (_body, { headers }) => {
    const session = getSession();
    if (!session || headers.servertoken !== session.servertoken) return refuse(errorCodes.SESSION_ENDED);
    return {
      store_detail: { ...session.store, delivery_details: null },
      ...(session.sub_store ? { sub_store: session.sub_store } : {}),
      ...surroundings,
      ...session.settings,
    };
  },
  get_captcha: () => ({ challenge: easyChallenge }),
  sign_in: () => signedIn(),
  logout: () => ({}),
  update_device_token: () => ({}),
  get_waiting_list: () => ({ data: [], quotes: { right: 0, checked: 0 } }),
  get_learned_stays: () => ({ data: [] }),
  get_refused_sums: () => ({ data: [] }),
  get_booking_replay: () => ({
    past: { requests: 0, refused: 0, refused_before: 0, customers: 0, automatic: 0 },
    coming: { bookings: 0, outside: [] },
  }),
  get_refused_request_list: () => ({ data: [] }),
  get_typed_booking_list: () => ({ data: [] }),
  get_order_list: () => ({ data: [], count: 0, seq: 0 }),
  get_board_counts: () => ({ counts: {} }),
  get_order_earnings: ({ order_id }) => ({
    earnings: { order_id, currency: 'EUR', charged: 0, earned: 0, lines: [] },
    complete_since: null,
  }),
  get_wallet: () => ({
    ...{ currency: 'EUR', balance: 0, requested: 0, available: 0, cash: 0, requests: [] },
    ...{ payout_hold_until: null, payouts_frozen_at: null },
  }),
  get_next_payout: () => ({ currency: 'EUR', balance: 0, available: 0, causes: [] }),
  get_payout_list: () => ({ data: [], count: 0 }),
  get_cash: () => ({ currency: 'EUR', data: [], handovers: [] }),
  get_reviews_summary: () => ({ summary: aReviewSummary() }),
  // The profile page asks where the account is signed in.
  get_session_list: () => ({ data: [], count: 0 }),
  get_social_accounts: () => ({ social_accounts: [] }),
  get_readiness: () => ({ steps: [] }),
  get_security_checkup: () => ({ points: [] }),
  get_store_archive: () => ({ store_archive: null }),
  get_profile: () => ({
    profile: {
      ...{ kind: 'owner', owner_first_name: '', owner_last_name: '', name: '', image: null, language: null },
      ...{ email: 'owner@demo.test', country_phone_code: '+49', phone: '1712345678' },
      ...{ can_change: { email: true, phone: true }, referral_code: null, referrals: [] },
    },
  }),
};

const country = (id: string, name: string, flag: string, callingCode: string, timezone: string): Country => ({
  id,
  name,
  flag,
  code: id,
  code_3: '',
  calling_codes: [callingCode],
  currencies: [],
  timezones: [timezone],
});

const reference: Record<string, unknown[]> = {
  countries: [
    country('DE', 'Germany', '🇩🇪', '+49', 'Europe/Berlin'),
    country('FR', 'France', '🇫🇷', '+33', 'Europe/Paris'),
    country('US', 'United States', '🇺🇸', '+1', 'America/New_York'),
  ],
};

const json = (value: unknown, headers: Record<string, string> = {}, status = 200) =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json', ...headers } });

/** The reply to every call while the server can't reach its database. */
const unavailable = () =>
  json({ success: false, error_code: errorCodes.INTERNAL_SERVER_ERROR, retry_after: 1 }, { 'retry-after': '1' }, 503);

function answerReference(name: string): Response {
  const rows = reference[name] ?? [];
  return json(rows, { 'content-range': `${name} 0-${rows.length - 1}/${rows.length}` });
}

/** A body, and the file that came with it where it is a form. */
function sentBy(body: RequestInit['body']): Pick<ReceivedCall, 'body' | 'file'> {
  if (!(body instanceof FormData)) return { body: body ? JSON.parse(String(body)) : {} };
  const fields = [...body.entries()];
  const file = fields.find((entry): entry is [string, File] => typeof entry[1] !== 'string');
  const texts = Object.fromEntries(fields.filter(([, value]) => typeof value === 'string'));
  return { body: texts, ...(file ? { file: { field: file[0], content: file[1] } } : {}) };
}

/**
 * The store API as a stub of `fetch`, driven by the contract: a body or a reply that the contract does not know
 * fails the test that caused it.
 *
 * @example const server = fakeServer({ sign_in: ({ password }) => (password === 'right' ? signedIn() : refuse(613)) });
 */
export function fakeServer(answers: Answers = {}) {
  const current: Answers = { ...answers };
  const received: ReceivedCall[] = [];
  const errors: string[] = [];
  let hasDatabase = true;
  let probes = 0;

  function answerProbe(): Response {
    probes += 1;
    return hasDatabase ? json({ ok: true }) : unavailable();
  }

  async function answer(call: ReceivedCall): Promise<Response> {
    received.push(call);
    if (!hasDatabase) return unavailable();
    const name = call.name as StoreCallName;
    const row = calls[name];
    const handler = (current[name] ?? usual[name]) as Answers['login'];
    if (!row || !handler) {
      errors.push(`No answer is given for the call "${call.name}"`);
      return json({ success: false, error_code: errorCodes.UNKNOWN_CALL });
    }
    const body = row.body.safeParse(call.body);
    if (!body.success) {
      errors.push(`${call.name} was called with ${JSON.stringify(call.body)}: ${body.error.message}`);
      return json({ success: false, error_code: errorCodes.FIELDS_NOT_VALID });
    }
    const reply = await handler(call.body as BodyOf<'login'>, call);
    if ('refusal' in reply) return json(reply.refusal);
    const parsed = row.reply.safeParse(reply);
    if (!parsed.success) errors.push(`The test answers ${call.name} against the contract: ${parsed.error.message}`);
    return json({ success: true, ...reply });
  }

  const fetchStub = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const { pathname } = new URL(String(input instanceof Request ? input.url : input), window.location.origin);
    const aborted = () => {
      if (init.signal?.aborted) throw new DOMException('The call was cancelled', 'AbortError');
    };
    aborted();
    if (pathname === '/readyz') return answerProbe();
    const isOfDashboard = pathname.startsWith('/dashboard/');
    const name = isOfDashboard ? pathname.slice(1) : (pathname.split('/').at(-1) as string);
    const headers = Object.fromEntries(new Headers(init.headers).entries());
    const reply = await (pathname.startsWith('/v3/reference/')
      ? answerReference(name)
      : answer({ name, headers, ...sentBy(init.body) }));
    aborted();
    return reply;
  };

  return {
    /** Puts itself in the place of `fetch`, and of what tells how far an upload is; `renderApp` does. */
    install: () => {
      vi.stubGlobal('fetch', vi.fn(fetchStub));
      vi.stubGlobal('XMLHttpRequest', uploadRequest(fetchStub));
    },
    /** Changes answers while the test goes on. */
    answer: (change: Answers) => Object.assign(current, change),
    /** Takes the server's database away, or gives it back: without it every call answers 503. */
    setDatabase: (isThere: boolean) => {
      hasDatabase = isThere;
    },
    /** How often `/readyz` was asked. */
    probes: () => probes,
    /** Calls of a name that came, oldest first. */
    received: (name: StoreCallName) => received.filter((call) => call.name === name),
    /** Mismatches with the contract; `renderApp` fails the test for them at its end. */
    errors,
  };
}

export type FakeServer = ReturnType<typeof fakeServer>;
