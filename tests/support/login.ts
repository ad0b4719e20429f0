import type { FastifyInstance } from 'fastify';
import { createSession } from '#server/modules/session/service';
import type { TestApp } from './buildTestApp';
import { call } from './callApi';
import { testPassword } from './factories/makeStore';

/** A signed-in caller: the headers that a client of it sends. */
export interface TestSession {
  headers: Record<string, string>;
  token: string;
  store_id: string;
  sub_store_id: string | null;
}

const common = (token: string, store_id: string) => ({
  servertoken: token,
  token,
  store_id,
  storeid: store_id,
  lang: '0',
  caller_type: '2',
});

function refused(email: string, reply: object): never {
  throw new Error(`${email} could not sign in: ${JSON.stringify(reply)}`);
}

const ownersHeaders = (token: string, store_id: string) => ({ ...common(token, store_id), type: '0' });

const subStoresHeaders = (token: string, store_id: string, id: string) => ({
  ...common(token, store_id),
  ...{ type: '1', id },
});

/** Signs the owner in by the call itself. */
export async function login(app: FastifyInstance, { email }: { email: string }): Promise<TestSession> {
  const reply = await call(app, null, 'login', { email, password: testPassword });
  if (!reply.success || !reply.store) return refused(email, reply);
  const { _id: store_id, servertoken: token } = reply.store;
  return { headers: ownersHeaders(token, store_id), token, store_id, sub_store_id: null };
}

/** Signs a sub-account in by the call itself. */
export async function loginSubStore(app: FastifyInstance, { email }: { email: string }): Promise<TestSession> {
  const reply = await call(app, null, 'sub_store_login', { email, password: testPassword });
  if (!reply.success || !reply.store) return refused(email, reply);
  const { sub_store, store } = reply;
  const token = sub_store.server_token;
  const headers = subStoresHeaders(token, store._id, sub_store._id);
  return { headers, token, store_id: store._id, sub_store_id: sub_store._id };
}

const nowhere = { device_token: '', user_agent: '', address: '10.0.0.1' };

/** A session of the owner's without a sign-in, whose check of the password costs more than most calls. */
export async function openSession({ db }: TestApp, { id: store_id }: { id: string }): Promise<TestSession> {
  const token = await createSession(db, { ...nowhere, store_id, sub_store_id: null }, new Date());
  return { headers: ownersHeaders(token, store_id), token, store_id, sub_store_id: null };
}

/** The same for a sub-account. */
export async function openSubStoreSession(
  { db }: TestApp,
  { id, store_id }: { id: string; store_id: string },
): Promise<TestSession> {
  const token = await createSession(db, { ...nowhere, store_id, sub_store_id: id }, new Date());
  return { headers: subStoresHeaders(token, store_id, id), token, store_id, sub_store_id: id };
}
