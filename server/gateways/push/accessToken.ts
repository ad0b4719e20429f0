import { importPKCS8, SignJWT } from 'jose';
import { z } from 'zod';
import type { ServiceAccount } from './serviceAccount';

const scope = 'https://www.googleapis.com/auth/firebase.messaging';
const grantType = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const replySchema = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });
/** A token that would end on the way is not used. */
const marginMs = 60_000;
const timeoutMs = 10_000;

export interface AccessTokens {
  /** @throws where Google is out of reach or refuses the account */
  get(): Promise<string>;
  /** The one given last is not taken any more: the next is a new one. */
  forget(): void;
}

async function requestToken(account: ServiceAccount): Promise<{ token: string; usableUntil: number }> {
  const assertion = await new SignJWT({ scope })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(account.client_email)
    .setAudience(account.token_uri)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(await importPKCS8(account.private_key, 'RS256'));
  const response = await fetch(account.token_uri, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: grantType, assertion }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`${account.token_uri} answered ${response.status}`);
  const { access_token, expires_in } = replySchema.parse(await response.json());
  return { token: access_token, usableUntil: Date.now() + expires_in * 1_000 - marginMs };
}

/** Access tokens of a service account: asked for once an hour, and by however many callers once. */
export function openAccessTokens(account: ServiceAccount): AccessTokens {
  let asked: ReturnType<typeof requestToken> | null = null;
  return {
    async get() {
      const before = asked;
      const known = await before?.catch(() => null);
      if (known && known.usableUntil > Date.now()) return known.token;
      // Unless somebody who waited too has asked meanwhile.
      if (!asked || asked === before) asked = requestToken(account);
      return (await asked).token;
    },
    forget() {
      asked = null;
    },
  };
}
