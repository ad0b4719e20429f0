import { randomUUID } from 'node:crypto';
import { OAuth2Server } from 'oauth2-mock-server';

type Claims = Record<string, unknown>;

/** Changes by an attacker, or a broken provider, to the next sign-in. */
interface Tampering {
  /** Changes the address that the browser is sent back to. */
  redirect?: (address: URL) => void;
  /** Changes the ID token's claims before it is signed. */
  claims?: (claims: Claims) => void;
  /** Replaces the token endpoint's reply. */
  reply?: (reply: { body: Record<string, unknown>; status: number }) => void;
}

export interface SocialProviderServer {
  issuer: string;
  /** Settings of a server that offers it. */
  env: Record<string, string>;
  /** Who signs in there next. */
  person: Claims & { sub: string };
  tampering: Tampering;
  /** Codes that were exchanged. */
  exchanged: number;
  close(): Promise<void>;
}

const base64url = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An ID token without a signature, with another token's claims. */
export const withoutSignature = (token: unknown): string =>
  `${base64url({ alg: 'none', typ: 'JWT' })}.${String(token).split('.')[1]}.`;

/** The same token, signed by someone else. */
export const withOtherSignature = (token: unknown): string =>
  `${String(token).split('.').slice(0, 2).join('.')}.${Buffer.alloc(256, 7).toString('base64url')}`;

const clientId = 'storedesk-test';

/** An OpenID provider on this machine. It signs `person` in without a question. */
export async function openSocialProvider({ label = 'Example ID', position = 1 } = {}): Promise<SocialProviderServer> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  const issuer = server.issuer.url ?? '';
  const provider: SocialProviderServer = {
    issuer,
    env: {
      [`SOCIAL_${position}_ISSUER`]: issuer,
      [`SOCIAL_${position}_CLIENT_ID`]: clientId,
      [`SOCIAL_${position}_CLIENT_SECRET`]: 'a secret',
      [`SOCIAL_${position}_LABEL`]: label,
    },
    person: { sub: randomUUID() },
    tampering: {},
    exchanged: 0,
    close: () => server.stop(),
  };
  server.service.on('beforeAuthorizeRedirect', ({ url }: { url: URL }) => provider.tampering.redirect?.(url));
  server.service.on('beforeTokenSigning', ({ payload }: { payload: Claims }) => {
    // The access token is built by the same function, without an audience.
    if (payload.aud !== clientId) return;
    Object.assign(payload, provider.person);
    provider.tampering.claims?.(payload);
  });
  server.service.on('beforeUserinfo', (reply: { body: unknown }) => Object.assign(reply, { body: provider.person }));
  server.service.on('beforeResponse', (reply: { body: unknown; statusCode: number }) => {
    provider.exchanged += 1;
    const changed = { body: reply.body as Record<string, unknown>, status: reply.statusCode };
    provider.tampering.reply?.(changed);
    Object.assign(reply, { body: changed.body, statusCode: changed.status });
  });
  return provider;
}
