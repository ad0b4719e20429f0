import * as client from 'openid-client';
import type { SocialFailure } from '#contract/socialSignIn';
import { visibleText } from '#contract/visibleText';
import type { SocialProvider } from '../env';

/** How long a provider may take for each request, in seconds. */
const timeoutSeconds = 10;
/** How far a provider's clock may be from ours, in seconds. */
const clockToleranceSeconds = 60;
/** How long a provider's addresses are remembered, in ms. Its keys are looked up again when a new one signs. */
const rememberedMs = 3_600_000;

/** Secrets that bind a provider's reply to the request that we sent. Each is used once. */
export interface Proofs {
  /** Comes back in the reply's address. */
  state: string;
  /** Comes back in the ID token. */
  nonce: string;
  /** Its hash goes with the request, and the verifier with the code: a stolen code is worthless without it. */
  verifier: string;
}

/** The person, as a provider knows them. */
export interface SocialPerson {
  /** Never changes, unlike the address. */
  subject: string;
  /** In lower case; empty if the provider doesn't say. */
  email: string;
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
}

/** Why a provider signed no one in. */
type ProviderFailure = Extract<SocialFailure, 'cancelled' | 'failed' | 'refused'>;

export class SocialError extends Error {
  constructor(
    readonly failure: ProviderFailure,
    cause: unknown,
  ) {
    super(`the provider signed no one in: ${failure}`, { cause });
    this.name = 'SocialError';
  }
}

interface CachedConfig {
  config: Promise<client.Configuration>;
  until: number;
}

const cache = new Map<string, CachedConfig>();

function discover({ issuer, clientId, clientSecret }: SocialProvider): Promise<client.Configuration> {
  const isPlain = issuer.startsWith('http:');
  return client.discovery(
    new URL(issuer),
    clientId,
    { [client.clockTolerance]: clockToleranceSeconds },
    client.ClientSecretPost(clientSecret),
    {
      timeout: timeoutSeconds,
      // Signatures are checked too, so a token without one is refused: by default, the connection would be proof enough.
      execute: [client.enableNonRepudiationChecks, ...(isPlain ? [client.allowInsecureRequests] : [])],
    },
  );
}

/** A failed look-up isn't remembered: the next sign-in tries again. */
function configOf(provider: SocialProvider): Promise<client.Configuration> {
  const key = JSON.stringify([provider.issuer, provider.clientId, provider.clientSecret]);
  const cached = cache.get(key);
  if (cached && cached.until > Date.now()) return cached.config;
  const config = discover(provider);
  cache.set(key, { config, until: Date.now() + rememberedMs });
  config.catch(() => cache.delete(key));
  return config;
}

/**
 * The provider's address that asks the person to sign in there. They always choose an account: on a shared device, the
 * last person's must not be used without a question.
 *
 * @throws SocialError `failed` if the provider can't be reached
 */
export async function signInAddress(
  provider: SocialProvider,
  redirectUri: string,
  { state, nonce, verifier }: Proofs,
): Promise<string> {
  try {
    const address = client.buildAuthorizationUrl(await configOf(provider), {
      redirect_uri: redirectUri,
      scope: 'openid email profile',
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...{ state, nonce, prompt: 'select_account' },
    });
    return address.href;
  } catch (error) {
    throw new SocialError('failed', error);
  }
}

/** Providers' errors that mean that the person, and not the provider, ended it. */
const cancelled: readonly string[] = ['access_denied', 'login_required', 'consent_required', 'interaction_required'];

/** Errors of a provider that can't be reached or doesn't work; empty for those of the network. */
const outages: readonly string[] = [
  ...['', 'OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'],
  'OAUTH_WWW_AUTHENTICATE_CHALLENGE',
];

function failureOf(error: unknown): ProviderFailure {
  if (error instanceof client.AuthorizationResponseError)
    return cancelled.includes(error.error) ? 'cancelled' : 'failed';
  // `invalid_grant`: the code was used before, or doesn't belong to this request.
  if (error instanceof client.ResponseBodyError) return error.error === 'invalid_grant' ? 'refused' : 'failed';
  return outages.includes(String((error as { code?: unknown }).code ?? '')) ? 'failed' : 'refused';
}

/** The database keeps no NUL. */
const textOf = (value: unknown): string => (typeof value === 'string' ? visibleText(value.replaceAll('\0', '')) : '');

/** OpenID Connect allows an ID of at most 255 characters of ASCII. */
const isSubject = (subject: string): boolean => /^[\x20-\x7e]{1,255}$/.test(subject);

/** Some providers send the word instead of the value; everything else isn't a proof. */
const isTrue = (value: unknown): boolean => value === true || value === 'true';

type Claims = Record<string, unknown>;

/**
 * The address, whether it is verified, and names are in the ID token, or the provider tells them when asked. The address and
 * whether it is verified come from the same place.
 */
async function claimsOf(
  config: client.Configuration,
  tokens: Awaited<ReturnType<typeof client.authorizationCodeGrant>>,
): Promise<Claims & { sub: string }> {
  const idToken = tokens.claims();
  if (!idToken || !isSubject(idToken.sub)) throw new SocialError('refused', new Error('the provider names no one'));
  const isComplete = typeof idToken.email === 'string' && idToken.email_verified !== undefined;
  if (isComplete || !config.serverMetadata().userinfo_endpoint) return idToken;
  const userInfo = await client.fetchUserInfo(config, tokens.access_token, idToken.sub);
  const { email, email_verified } = typeof userInfo.email === 'string' ? userInfo : idToken;
  return { ...userInfo, email, email_verified, sub: idToken.sub };
}

/**
 * Exchanges the code of a provider's reply for who the person is. Checked are state, nonce and PKCE, and the ID token's
 * issuer, audience, expiry and signature.
 *
 * @param reply the address that the provider sent the browser to, as this installation names it
 * @throws SocialError
 */
export async function readPerson(provider: SocialProvider, reply: URL, proofs: Proofs): Promise<SocialPerson> {
  try {
    const config = await configOf(provider).catch((error: unknown) => {
      throw new SocialError('failed', error);
    });
    const tokens = await client.authorizationCodeGrant(config, reply, {
      ...{ expectedState: proofs.state, expectedNonce: proofs.nonce, pkceCodeVerifier: proofs.verifier },
      idTokenExpected: true,
    });
    const claims = await claimsOf(config, tokens);
    return {
      subject: claims.sub,
      email: textOf(claims.email).toLowerCase(),
      isEmailVerified: isTrue(claims.email_verified),
      firstName: textOf(claims.given_name),
      lastName: textOf(claims.family_name),
    };
  } catch (error) {
    throw error instanceof SocialError ? error : new SocialError(failureOf(error), error);
  }
}
