import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import type { Env } from '#server/env';

type AddressEnv = Pick<Env, 'PUBLIC_ADDRESS'>;

/** Browsers allow passkeys on this name without https. On an address such as 127.0.0.1 they allow none. */
const development = 'localhost';

/**
 * The domain that passkeys belong to: that of PUBLIC_ADDRESS, without `www`, so that they work on both names. Without
 * the setting, it is the developer's own machine.
 */
export const passkeyDomain = ({ PUBLIC_ADDRESS }: AddressEnv): string =>
  PUBLIC_ADDRESS ? new URL(PUBLIC_ADDRESS).hostname.replace(/^www\./, '') : development;

/** In development, the app and the server use different ports, so the port isn't checked. */
function developmentOrigin(clientDataJSON: string): string[] {
  const { origin } = decodeClientDataJSON(clientDataJSON);
  return URL.canParse(origin) && new URL(origin).hostname === development ? [origin] : [];
}

/**
 * The addresses on which a passkey can be used: with and without `www`.
 *
 * @param clientDataJSON of the passkey's reply, with the address that the browser saw
 * @throws an error if that can't be read
 */
export function passkeyOrigins({ PUBLIC_ADDRESS }: AddressEnv, clientDataJSON: string): string[] {
  if (!PUBLIC_ADDRESS) return developmentOrigin(clientDataJSON);
  const { protocol, port } = new URL(PUBLIC_ADDRESS);
  const domain = passkeyDomain({ PUBLIC_ADDRESS });
  return [domain, `www.${domain}`].map((host) => `${protocol}//${host}${port && `:${port}`}`);
}
