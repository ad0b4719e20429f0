import { callPath } from '#contract/calls/callPath';
import type { BodyOf, CallName, ReplyOf } from '#contract/calls/index';
import type { Envelope } from '#contract/envelope';
import { demoPassword } from '#server/db/seed/demo/signIns';

export interface StoreClient {
  address: string;
  store_id: string;
  servertoken: string;
  /** Headers for a call in this session. */
  headers: Record<string, string>;
}

/** Makes a call and returns its reply, or its refusal. */
export async function askCall<Name extends CallName>(
  address: string,
  name: Name,
  body: BodyOf<Name>,
  headers: Record<string, string>,
): Promise<Envelope<ReplyOf<Name>>> {
  const response = await fetch(address + callPath(name), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Envelope<ReplyOf<Name>>;
}

/** Makes a call and returns its reply. Refusals throw. */
export async function makeCall<Name extends CallName>(
  address: string,
  name: Name,
  body: BodyOf<Name>,
  headers: Record<string, string>,
): Promise<ReplyOf<Name>> {
  const envelope = await askCall(address, name, body, headers);
  if (!envelope.success) throw new Error(`${name} was refused: ${JSON.stringify(envelope).slice(0, 300)}`);
  return envelope;
}

export const firstOwner = 'owner@demo.test';

/** Signs in as the owner of a demo store, the first one by default. */
export async function signIn(address: string, email = firstOwner): Promise<StoreClient> {
  const { store } = await makeCall(address, 'login', { email, password: demoPassword }, {});
  if (!store) throw new Error(`${email} could not sign in`);
  const { _id: store_id, servertoken } = store;
  const headers = {
    servertoken,
    token: servertoken,
    store_id,
    storeid: store_id,
    type: '0',
    caller_type: '2',
    lang: '0',
  };
  return { address, store_id, servertoken, headers };
}

/** Milliseconds that each of `times` calls took, one after another. */
export async function timeCalls<Name extends CallName>(
  { address, headers }: StoreClient,
  name: Name,
  body: BodyOf<Name>,
  times: number,
): Promise<number[]> {
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const started = performance.now();
    await makeCall(address, name, body, headers);
    taken.push(performance.now() - started);
  }
  return taken;
}
