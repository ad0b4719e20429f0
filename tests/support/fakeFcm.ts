import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { createRemoteJWKSet, exportJWK, jwtVerify } from 'jose';
import type { PushMessage } from '#contract/pushMessage';

export interface ReceivedPush {
  token: string;
  data: PushMessage;
  webpush: { headers: Record<string, string> };
}

type Answer = { status: number; body?: object; headers?: Record<string, string> };

const projectId = 'storedesk-test';
const clientEmail = 'sender@storedesk-test.iam.gserviceaccount.com';

/** FCM's reply about a device that is gone. */
export const unregistered: Answer = {
  status: 404,
  body: { error: { message: 'Requested entity was not found.', details: [{ errorCode: 'UNREGISTERED' }] } },
};

/** Google's token and message addresses on loopback: checks who asks, keeps what was sent, and answers as told. */
export async function fakeFcm() {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const received: ReceivedPush[] = [];
  const answers = new Map<string, Answer>();
  let tokensGiven = 0;
  let accepted = '';

  const app = Fastify();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(text)))),
  );
  app.get('/keys', async () => ({ keys: [{ ...(await exportJWK(publicKey)), alg: 'RS256', use: 'sig' }] }));
  app.post('/token', async (request) => {
    const { assertion } = request.body as { assertion: string };
    const keys = createRemoteJWKSet(new URL(`${address()}/keys`));
    await jwtVerify(assertion, keys, { issuer: clientEmail, audience: `${address()}/token` });
    tokensGiven += 1;
    accepted = `access-${tokensGiven}`;
    return { access_token: accepted, expires_in: 3600, token_type: 'Bearer' };
  });
  app.post(`/v1/projects/${projectId}/messages:send`, async (request, reply) => {
    if (request.headers.authorization !== `Bearer ${accepted}`) return reply.code(401).send({ error: {} });
    const { message } = request.body as { message: ReceivedPush };
    const answer = answers.get(message.token);
    if (answer)
      return reply
        .code(answer.status)
        .headers(answer.headers ?? {})
        .send(answer.body ?? {});
    received.push(message);
    return { name: `projects/${projectId}/messages/${received.length}` };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = () => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

  const folder = mkdtempSync(join(tmpdir(), 'storedesk-fcm-'));
  const keyFile = join(folder, 'service-account.json');
  writeFileSync(
    keyFile,
    JSON.stringify({
      project_id: projectId,
      private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
      client_email: clientEmail,
      token_uri: `${address()}/token`,
    }),
  );

  return {
    /** Settings of a server that pushes here. */
    env: {
      FIREBASE_SERVICE_ACCOUNT: keyFile,
      FIREBASE_WEB_CONFIG: JSON.stringify({
        ...{ apiKey: 'key', projectId, messagingSenderId: '1234', appId: '1:1234:web:abcd' },
      }),
      FIREBASE_VAPID_KEY: 'vapid-public-key',
      FCM_URL: address(),
    },
    received,
    /** Says something else than yes to what is sent to a device; nothing: yes again. */
    answer(token: string, answer?: Answer) {
      if (answer) answers.set(token, answer);
      else answers.delete(token);
    },
    /** The access token that is in use ends now. */
    endAccess() {
      accepted = 'another';
    },
    tokensGiven: () => tokensGiven,
    async close() {
      await app.close();
      rmSync(folder, { recursive: true });
    },
  };
}
