import type { FastifyInstance } from 'fastify';
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

/** Signs the owner in by the call itself. */
export async function login(app: FastifyInstance, { email }: { email: string }): Promise<TestSession> {
  const reply = await call(app, null, 'login', { email, password: testPassword });
  if (!reply.success) return refused(email, reply);
  const { _id: store_id, servertoken: token } = reply.store;
  return { headers: { ...common(token, store_id), type: '0' }, token, store_id, sub_store_id: null };
}

/** Signs a sub-account in by the call itself. */
export async function loginSubStore(app: FastifyInstance, { email }: { email: string }): Promise<TestSession> {
  const reply = await call(app, null, 'sub_store_login', { email, password: testPassword });
  if (!reply.success || !reply.store) return refused(email, reply);
  const { sub_store, store } = reply;
  const token = sub_store.server_token;
  const headers = { ...common(token, store._id), type: '1', id: sub_store._id };
  return { headers, token, store_id: store._id, sub_store_id: sub_store._id };
}
