import { readFileSync } from 'node:fs';
import { importPKCS8, SignJWT } from 'jose';
import { z } from 'zod';
import type { Fetch } from '../connect/connect';

const serviceAccountSchema = z.object({
  project_id: z.string().min(1),
  private_key: z.string().min(1),
  client_email: z.string().min(1),
  token_uri: z.url(),
});

/** The key file of a Google service account, as far as it is used here. */
type ServiceAccount = z.infer<typeof serviceAccountSchema>;

/** @throws an error that names the setting and what is wrong with its file */
export function readServiceAccount(path: string): ServiceAccount {
  const refuse = (why: string): never => {
    throw new Error(`FIREBASE_SERVICE_ACCOUNT names ${path}, ${why}`);
  };
  let text = '';
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return refuse('which cannot be read.');
  }
  try {
    return serviceAccountSchema.parse(JSON.parse(text));
  } catch {
    return refuse('which is not the JSON key file of a service account.');
  }
}

const scope = 'https://www.googleapis.com/auth/firebase.messaging';
const grantType = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const replySchema = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });
/** A token that would end on the way is not used. */
const marginMs = 60_000;
const timeoutMs = 10_000;

export interface AccessTokens {
  /** @throws where Google is out of reach or refuses the account */
  get(): Promise<string>;
  /** The last token was rejected: the next one is new. */
  forget(): void;
}

async function requestToken(account: ServiceAccount, fetch: Fetch): Promise<{ token: string; usableUntil: number }> {
  const assertion = await new SignJWT({ scope })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(account.client_email)
    .setAudience(account.token_uri)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(await importPKCS8(account.private_key, 'RS256'));
  const reply = await fetch(account.token_uri, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ grant_type: grantType, assertion }).toString(),
    ...{ timeoutMs, stage: 'push access' },
  });
  if (!reply.ok) throw new Error(`${account.token_uri} could not be asked: ${reply.failure}`);
  if (reply.status !== 200) throw new Error(`${account.token_uri} answered ${reply.status}`);
  const { access_token, expires_in } = replySchema.parse(JSON.parse(reply.body.toString('utf8')));
  return { token: access_token, usableUntil: Date.now() + expires_in * 1_000 - marginMs };
}

/** Access tokens of a service account: asked for once an hour, and by however many callers once. */
export function openAccessTokens(account: ServiceAccount, fetch: Fetch): AccessTokens {
  let latest: ReturnType<typeof requestToken> | null = null;
  return {
    async get() {
      const before = latest;
      const cached = await before?.catch(() => null);
      if (cached && cached.usableUntil > Date.now()) return cached.token;
      // Unless another waiting caller has requested one by now.
      if (!latest || latest === before) latest = requestToken(account, fetch);
      return (await latest).token;
    },
    forget() {
      latest = null;
    },
  };
}
