import { callPath } from '#contract/calls/callPath';
import type { BodyOf, ReplyOf, StoreCallName } from '#contract/calls/index';
import { isReading, viewAsHeader } from '#contract/calls/isReading';
import { entranceErrors } from '#contract/codes/entranceErrors';
import type { AffectedOrder, OrderDecisions } from '#contract/entities/affectedOrders';
import type { Envelope } from '#contract/envelope';
import { countRequest } from '../config/openRequests';
import { accountOf, getSession, type StoredSession } from '../session/session';
import { AccountChangedError, ApiError, UnreachableError } from './apiError';
import { takeEarlyCall } from './earlyCalls';
import { reportOutage } from './outage';
import { requestHeaders } from './requestHeaders';
import { type FileToSend, formOf, sendForm } from './sendForm';
import { withRetries } from './withRetries';

/** Calls about the signed-in person, not about the account being viewed. */
const ownCalls: readonly StoreCallName[] = ['logout', 'update_device_token', 'add_crash_report', 'get_support_thread'];

/** Tells the server which account the caller is viewing. @throws ApiError 4114 for a call that writes; it isn't sent */
function viewHeaders(name: StoreCallName, session: StoredSession | null): Record<string, string> {
  if (!session?.viewer || !session.sub_store || ownCalls.includes(name)) return {};
  if (!isReading(name)) throw new ApiError(entranceErrors.VIEW_ONLY);
  return { [viewAsHeader]: session.sub_store._id };
}

interface Hooks {
  /** Asks the person to sign in again over the page. Settles when they have, or have left. */
  renewSession: () => Promise<void>;
  language: () => number;
  /** The server refused something the app had offered: this account's permissions have changed. */
  reviewAccess: () => void;
  /** New opening hours leave scheduled orders outside: asks what happens to each. `null` saves nothing. */
  decideOrders: (affected: AffectedOrder[]) => Promise<OrderDecisions | null>;
  /** Asks the person to prove again who they are, over the page. `false`: they'd rather not. */
  stepUp: () => Promise<boolean>;
}

const unconnected: Hooks = {
  renewSession: () => Promise.resolve(),
  language: () => 0,
  reviewAccess: () => undefined,
  decideOrders: () => Promise.resolve(null),
  stepUp: () => Promise.resolve(false),
};
let hooks = unconnected;

/** Connects calls to parts of the app that they must not import. Returns a function that disconnects them. */
export function connectCalls(connected: Partial<Hooks>): () => void {
  hooks = { ...hooks, ...connected };
  return () => {
    for (const name of Object.keys(connected) as (keyof Hooks)[])
      if (hooks[name] === connected[name]) hooks = { ...hooks, [name]: unconnected[name] };
  };
}

/** Options of a call besides its body. */
export interface CallOptions {
  signal?: AbortSignal;
  /** The file, for a call that takes one; the body is then sent as form data. */
  file?: Blob;
  /** Receives the share of the file sent so far, between 0 and 1. */
  onProgress?: (share: number) => void;
  /** Throws at the first failure, for a caller that retries and reports errors itself. */
  failFast?: boolean;
}

/** The file's form field, as in the contract's `upload`. Importing that table would pull in its schemas. */
const fileFieldOf = (name: StoreCallName): string => (name === 'add_image' ? 'image' : 'file');

const fileOf = (name: StoreCallName, { file, onProgress }: CallOptions): FileToSend | null =>
  file ? { field: fileFieldOf(name), file, onProgress } : null;

async function send(
  url: string,
  headers: Record<string, string>,
  body: object,
  file: FileToSend | null,
  signal?: AbortSignal,
) {
  const aborting = signal ? { signal } : {};
  if (!file) {
    const request = { url, headers, body: JSON.stringify(body) };
    const again = () => fetch(url, { method: 'POST', headers, body: request.body, ...aborting });
    return takeEarlyCall(request)?.catch(again) ?? again();
  }
  // The browser sets a form's content type itself, including the boundary between its parts.
  const { 'content-type': _, ...others } = headers;
  const form = formOf(body, file);
  if (file.onProgress) return sendForm(url, others, form, { onProgress: file.onProgress, signal });
  return fetch(url, { method: 'POST', headers: others, body: form, ...aborting });
}

async function post(
  name: StoreCallName,
  body: object,
  session: StoredSession | null,
  options: CallOptions,
): Promise<Envelope<object>> {
  const { signal } = options;
  const headers = { ...requestHeaders(session, hooks.language()), ...viewHeaders(name, session) };
  const sent = countRequest(send(callPath(name), headers, body, fileOf(name, options), signal));
  const response = await sent.catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new UnreachableError();
  });
  const envelope = (await response.json().catch(() => null)) as Envelope<object> | null;
  const isFileOutage = envelope?.success === false && envelope.error_code === entranceErrors.FILES_UNAVAILABLE;
  if (response.status === 503 && !isFileOutage) {
    reportOutage(envelope && !envelope.success ? envelope.retry_after : undefined);
    throw new UnreachableError('outage');
  }
  if (!envelope || (!response.ok && envelope.success !== false)) throw new UnreachableError();
  return envelope;
}

/**
 * Sends a call, and retries it if that is safe. Calls made while signed out are sent once: a sign-in limit must be
 * visible to the user, and pages without the frame can't show an outage.
 */
function postWithRetries(
  name: StoreCallName,
  body: object,
  session: StoredSession | null,
  options: CallOptions,
): Promise<Envelope<object>> {
  const send = () => post(name, body, session, options);
  const reads = isReading(name);
  if (!session || options.failFast || !(reads || 'idempotency_key' in body)) return send();
  return withRetries({ isReading: reads, signal: options.signal }, send);
}

/** The current session, if it is the same account's: a call is repeated for the account that made it. */
function sameAccount(caller: StoredSession): StoredSession {
  const session = getSession();
  if (!session) throw new ApiError(entranceErrors.SESSION_ENDED);
  if (accountOf(session) !== accountOf(caller)) throw new AccountChangedError();
  return session;
}

/**
 * The session that replaces `ended`: a token that another call has already renewed, or one from a new sign-in. Never
 * another account's.
 */
async function renewed(ended: StoredSession): Promise<StoredSession> {
  if (getSession()?.servertoken === ended.servertoken) await hooks.renewSession();
  const session = getSession();
  if (session?.servertoken === ended.servertoken) throw new ApiError(entranceErrors.SESSION_ENDED);
  return sameAccount(ended);
}

/**
 * Makes a call from the contract's table.
 *
 * @returns the envelope's content, including `message`
 * @throws ApiError if the server refuses, UnreachableError if it can't be reached or can't work. An ended session is
 *   renewed
 *   over the page and the call is repeated; it throws 999 only if the person leaves. A dangerous change is repeated once
 *   the person has proved who they are; it throws 4202 only if they won't (`isDeclined`).
 * @example const { order } = await callApi('get_order', { order_id })
 */
export async function callApi<Name extends StoreCallName>(
  name: Name,
  body: BodyOf<Name>,
  options: CallOptions = {},
): Promise<ReplyOf<Name> & { message?: number }> {
  const session = getSession();
  let envelope = await postWithRetries(name, body as object, session, options);
  if (!envelope.success && envelope.error_code === entranceErrors.SESSION_ENDED && session)
    envelope = await postWithRetries(name, body as object, await renewed(session), options);
  if (!envelope.success && envelope.error_code === entranceErrors.STEP_UP_REQUIRED && session && (await hooks.stepUp()))
    envelope = await postWithRetries(name, body as object, sameAccount(session), options);
  // Asked again if more orders have come in the meantime.
  while (!envelope.success && envelope.error_code === entranceErrors.ORDERS_OUTSIDE_HOURS) {
    const settle = await hooks.decideOrders(envelope.affected as AffectedOrder[]);
    if (!settle) break;
    envelope = await postWithRetries(name, { ...body, settle }, getSession(), options);
  }
  if (!envelope.success) {
    if (envelope.error_code === entranceErrors.NOT_PERMITTED && name !== 'get_store_data') hooks.reviewAccess();
    throw new ApiError(envelope.error_code, envelope);
  }
  return envelope as unknown as ReplyOf<Name> & { message?: number };
}
