import { randomInt } from 'node:crypto';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { callPath } from '#contract/calls/callPath';
import type { BodyOf, CallName, ReplyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import type { FailureEnvelope } from '#contract/envelope';
import { testPlatformKey } from './buildTestApp';
import type { TestSession } from './login';
import { payloadOf } from './uploadForm';

const getCalls: readonly CallName[] = ['get_country_list'];

const addresses = new WeakMap<FastifyInstance, string>();

/** An address of this app's own: the limits that all processes share do not reach from one test file into another. */
function addressOf(app: FastifyInstance): string {
  const known = addresses.get(app);
  if (known) return known;
  const address = `10.${[0, 0, 0].map(() => randomInt(1, 255)).join('.')}`;
  addresses.set(app, address);
  return address;
}

/** The caller: a session, the platform, or none. */
export type Caller = TestSession | 'platform' | null;

const headersOf = (caller: Caller): Record<string, string> => {
  if (caller === null) return { lang: '0', type: '0', caller_type: '2' };
  return caller === 'platform' ? { 'platform-key': testPlatformKey } : caller.headers;
};

/** Makes a call with any body, as a client that knows no types would: as form data where the call takes a file. */
export function inject(
  app: FastifyInstance,
  caller: Caller,
  name: CallName,
  payload: unknown = {},
  headers: Record<string, string> = {},
  remoteAddress = addressOf(app),
): Promise<LightMyRequestResponse> {
  const common = { url: callPath(name), headers: { ...headersOf(caller), ...headers }, remoteAddress };
  if (getCalls.includes(name)) return app.inject({ ...common, method: 'GET' });
  return app.inject({ ...common, method: 'POST', payload: payloadOf(name, payload) as object });
}

export type TestReply<Name extends CallName> = ({ success: true; message?: number } & ReplyOf<Name>) | FailureEnvelope;

/** Makes a call through the whole server and gives its envelope. */
export async function call<Name extends CallName>(
  app: FastifyInstance,
  caller: Caller,
  name: Name,
  body: BodyOf<Name>,
): Promise<TestReply<Name>> {
  return (await inject(app, caller, name, body)).json() as TestReply<Name>;
}

/**
 * Makes a call again that waited too long for its turn in the database, as apps do: on a slow machine, that happens to
 * the last of fifty at once.
 */
export async function retryWhenBusy<
  Reply extends { success: boolean; error_code?: number; retry_after?: number | undefined },
>(send: () => Promise<Reply>, attempts = 10): Promise<Reply> {
  const reply = await send();
  // A fault of the server has no time after which it would be over.
  const isBusy = reply.error_code === errorCodes.INTERNAL_SERVER_ERROR && reply.retry_after !== undefined;
  return isBusy && attempts > 1 ? retryWhenBusy(send, attempts - 1) : reply;
}

/** Makes a call that is expected to succeed and gives its reply. */
export async function callAs<Name extends CallName>(
  app: FastifyInstance,
  caller: Caller,
  name: Name,
  body: BodyOf<Name>,
): Promise<{ message?: number } & ReplyOf<Name>> {
  const reply = await call(app, caller, name, body);
  if (!reply.success) throw new Error(`${name} was refused: ${JSON.stringify(reply)}`);
  return reply;
}

/** Makes a call that is expected to be refused and gives its error code. */
export async function errorOf<Name extends CallName>(
  app: FastifyInstance,
  caller: Caller,
  name: Name,
  body: BodyOf<Name>,
): Promise<number | null> {
  const reply = await call(app, caller, name, body);
  return reply.success ? null : reply.error_code;
}
