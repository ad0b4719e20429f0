import { callPath } from '#contract/calls/callPath';
import type { BodyOf, ReplyOf, StoreCallName } from '#contract/calls/index';
import { isReading, viewAsHeader } from '#contract/calls/isReading';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Envelope } from '#contract/envelope';
import { accountOf, getSession, type StoredSession } from '../session/session';
import { ApiError, UnreachableError } from './apiError';
import { reportOutage } from './outage';
import { type FileToSend, formOf, sendForm } from './sendForm';
import { withRetries } from './withRetries';

/** Headers of the specification, section 7. `type` is 1 for a sub-account, with the store's id beside its own. */
export function requestHeaders(session: StoredSession | null, language: number): Record<string, string> {
  const common = { 'content-type': 'application/json', lang: String(language) };
  if (!session) return { ...common, type: '0', caller_type: '2' };
  const { servertoken, store, looker } = session;
  const sub_store = looker ? looker.sub_store : session.sub_store;
  const ofStore = { ...common, servertoken, token: servertoken, store_id: store._id, storeid: store._id };
  return sub_store ? { ...ofStore, id: sub_store._id, type: '1' } : { ...ofStore, type: '0', caller_type: '2' };
}

/** Calls about the person at the screen, not about the account that they look as. */
const ownCalls: readonly StoreCallName[] = ['logout', 'update_device_token', 'add_crash_report', 'get_support_thread'];

/** Says as whom the caller looks. @throws ApiError 4114 for a call that writes: it does not leave */
function viewHeaders(name: StoreCallName, session: StoredSession | null): Record<string, string> {
  if (!session?.looker || !session.sub_store || ownCalls.includes(name)) return {};
  if (!isReading(name)) throw new ApiError(errorCodes.ONLY_LOOKING);
  return { [viewAsHeader]: session.sub_store._id };
}

interface Hooks {
  /** Asks the person to sign in again over the page; settles when they did, or left. */
  renewSession: () => Promise<void>;
  language: () => number;
  /** The server refused what the app had offered: what this account may do has changed. */
  reviewAccess: () => void;
}

const unconnected: Hooks = {
  renewSession: () => Promise.resolve(),
  language: () => 0,
  reviewAccess: () => undefined,
};
let hooks = unconnected;

/** Connects calls with the parts of the app that they must not import. Returns how to take that back. */
export function connectCalls(given: Partial<Hooks>): () => void {
  hooks = { ...hooks, ...given };
  return () => {
    for (const name of Object.keys(given) as (keyof Hooks)[])
      if (hooks[name] === given[name]) hooks = { ...hooks, [name]: unconnected[name] };
  };
}

/** What goes with a call beside its body. */
export interface CallOptions {
  signal?: AbortSignal;
  /** The file of a call that takes one; the body then goes as form data. */
  file?: Blob;
  /** Shares between 0 and 1 of the file that have left. */
  onProgress?: (share: number) => void;
  /** Throws at the first failure, for a caller that tries again and says so itself. */
  failFast?: boolean;
}

/** Field of the file in a form, as the contract's `upload` names it: importing the table would bring its schemas along. */
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
  if (!file) return fetch(url, { method: 'POST', headers, body: JSON.stringify(body), ...aborting });
  // Whoever sends a form writes its content type, which says where its parts end.
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
  const response = await send(callPath(name), headers, body, fileOf(name, options), signal).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new UnreachableError();
  });
  const envelope = (await response.json().catch(() => null)) as Envelope<object> | null;
  const isFileOutage = envelope?.success === false && envelope.error_code === errorCodes.FILES_UNAVAILABLE;
  if (response.status === 503 && !isFileOutage) {
    reportOutage(envelope && !envelope.success ? envelope.retry_after : undefined);
    throw new UnreachableError('outage');
  }
  if (!envelope || (!response.ok && envelope.success !== false)) throw new UnreachableError();
  return envelope;
}

/**
 * Sends a call, and again where that is safe. Calls of someone who is not signed in are sent once: a limit on sign-in
 * tries is for the person to see, and a page without the frame has nothing that speaks of an outage.
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

/**
 * The session that goes on where `ended` stopped: a token that another call renewed meanwhile, else one that the
 * person is asked for. Never another account's: a call is repeated for the one that made it.
 */
async function renewed(ended: StoredSession): Promise<StoredSession> {
  if (getSession()?.servertoken === ended.servertoken) await hooks.renewSession();
  const session = getSession();
  if (!session || session.servertoken === ended.servertoken || accountOf(session) !== accountOf(ended))
    throw new ApiError(errorCodes.SESSION_ENDED);
  return session;
}

/**
 * Makes a call of the contract's table.
 *
 * @returns what stands in the envelope, `message` included
 * @throws ApiError where the server refuses, UnreachableError where it was not reached or can't work. A session that
 *   ended is renewed over the page and the call repeated; only where the person leaves it throws 999.
 * @example const { order } = await callApi('get_order', { order_id })
 */
export async function callApi<Name extends StoreCallName>(
  name: Name,
  body: BodyOf<Name>,
  options: CallOptions = {},
): Promise<ReplyOf<Name> & { message?: number }> {
  const session = getSession();
  let envelope = await postWithRetries(name, body as object, session, options);
  if (!envelope.success && envelope.error_code === errorCodes.SESSION_ENDED && session)
    envelope = await postWithRetries(name, body as object, await renewed(session), options);
  if (!envelope.success) {
    if (envelope.error_code === errorCodes.NOT_PERMITTED && name !== 'get_store_data') hooks.reviewAccess();
    throw new ApiError(envelope.error_code, envelope);
  }
  return envelope as unknown as ReplyOf<Name> & { message?: number };
}
